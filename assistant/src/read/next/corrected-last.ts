import { numberIn } from '../read-number.ts';
import { tokensOf } from '../words-in.ts';

/** "Sorry, I meant five, not six", and nothing else. */
const lead = /^(?:\W*(?:no|oh|oops|sorry|wait|actually|i mean|i meant|make that)\b)*/i;
const instead = /^\W*(\w+),? not (\w+)\W*$/i;
const relative = /\b(?:more|extra|add|another|fewer|less|longer|shorter|later|earlier)\b/i;

/** What was said last with the right number in it, where a message only puts the number right; else null. */
export function correctedLast(message: string, lastSaid: string | undefined): string | null {
  const [, right = '', wrong = ''] = instead.exec(message.trim().replace(lead, '')) ?? [];
  const [meant, said] = [right, wrong].map((word) => numberIn(tokensOf(word)));
  if (meant == null || said == null || lastSaid === undefined || relative.test(lastSaid)) return null;
  const words = lastSaid.match(/[\p{L}\d]+/gu) ?? [];
  const known = words.filter((word) => numberIn([word.toLowerCase()]) === said);
  return known.length === 1 ? lastSaid.replace(new RegExp(`\\b${known[0]!}\\b`, 'u'), String(meant)) : null;
}
