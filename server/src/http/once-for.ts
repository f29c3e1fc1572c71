/** Makes a thing of its owner when it is first asked for, and holds it for no longer than somebody holds the owner. */
export function onceFor<Owner extends object, Made extends object>(
  make: (owner: Owner) => Made,
): (owner: Owner) => Made {
  const all = new WeakMap<Owner, Made>();
  return (owner) => {
    const known = all.get(owner);
    if (known) return known;
    const made = make(owner);
    all.set(owner, made);
    return made;
  };
}
