/** What browsers tell of the connection, where they do. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/** True where nothing is to be fetched that nobody asked for: data is being saved, metered, or slow to come. */
export function isThrifty(
  { saveData, effectiveType, type }: Connection = (navigator as { connection?: Connection }).connection ?? {},
): boolean {
  return saveData === true || type === 'cellular' || effectiveType === '2g' || effectiveType === 'slow-2g';
}
