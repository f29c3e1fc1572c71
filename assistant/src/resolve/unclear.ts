/** One of the things that may have been meant: what to say in place of the words, and how it is called. */
export interface Candidate {
  said: object;
  name: string;
  /** What tells it from the others: "day 3", "Italy". */
  where?: string;
}

/** Words that stand for nothing in the trip, or for several things. */
export interface Unclear {
  unclear: {
    /** The object of the intent that holds the words. */
    said: object;
    what: 'item' | 'day' | 'stop' | 'place' | 'sight';
    words: string;
    /** Empty where nothing is known by these words. */
    candidates: readonly Candidate[];
  };
}

export const isUnclear = (found: object): found is Unclear => 'unclear' in found;
