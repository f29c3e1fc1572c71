import type { Example } from '../corpus/read-corpus.ts';
import { hashOf } from '../words/hash-of.ts';

/** One message in ten is held out: never learned from, only measured on. */
export const isHeldOut = ({ marks }: Example) => hashOf(marks.text.toLowerCase()) % 10 === 0;
