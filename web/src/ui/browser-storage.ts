/** Reads one JSON value of a storage area; undefined where there is none, or storage is closed to the page. */
export function readStored(area: () => Storage, key: string): unknown {
  try {
    const written = area().getItem(key);
    return written === null ? undefined : JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** Writes one JSON value (undefined takes it away). False where the browser would not keep it. */
export function writeStored(area: () => Storage, key: string, value: unknown): boolean {
  try {
    if (value === undefined) area().removeItem(key);
    else area().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Storage that stays: `readStored(onDevice, …)`. */
export const onDevice = () => localStorage;

/** Storage that ends with the tab. */
export const inSession = () => sessionStorage;
