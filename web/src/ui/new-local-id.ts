/** A short id for a thing inside a trip. */
export const newLocalId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
