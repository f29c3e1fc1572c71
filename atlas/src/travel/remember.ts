/** Keeps what was found for the last so many keys; the oldest goes first. */
export function remember<Found>(most: number): (key: string, find: () => Found) => Found {
  const known = new Map<string, Found>();
  return (key, find) => {
    const held = known.get(key);
    if (held !== undefined) return held;
    const found = find();
    const oldest = known.keys().next();
    if (known.size >= most && !oldest.done) known.delete(oldest.value);
    known.set(key, found);
    return found;
  };
}
