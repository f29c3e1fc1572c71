/** One thing found wrong, or worth a look, in a catalogue file. An error keeps the catalogue from being built. */
export interface CatalogueFinding {
  level: 'error' | 'warning';
  /** `kyoto` or `kyoto/kinkaku-ji`; `facts` or the empty string for the country itself. */
  where: string;
  problem: string;
}

/** Collects findings under one place of a file. */
export interface Findings {
  error(problem: string): void;
  warning(problem: string): void;
}

/** A collector that writes to `list` under the name `where`. */
export function findingsAt(list: CatalogueFinding[], where: string): Findings {
  return {
    error: (problem) => void list.push({ level: 'error', where, problem }),
    warning: (problem) => void list.push({ level: 'warning', where, problem }),
  };
}
