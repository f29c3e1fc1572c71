/** A thing of the trip that a sentence may name, and how to show it. */
export interface Named {
  name: string;
  show: () => void;
}

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** A sentence in pieces: its words, and the things of the trip that it names, the longest name first. */
export function namedParts(line: string, named: readonly Named[]): (string | Named)[] {
  const longest = named
    .filter(({ name }) => name.length > 2 && line.includes(name))
    .toSorted((one, other) => other.name.length - one.name.length);
  for (const thing of longest) {
    const at = line.indexOf(thing.name);
    const end = at + thing.name.length;
    if (isLetter(line[at - 1]) || isLetter(line[end])) continue;
    return [...namedParts(line.slice(0, at), longest), thing, ...namedParts(line.slice(end), longest)];
  }
  return line === '' ? [] : [line];
}
