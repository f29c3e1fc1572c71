import type { SpanLabel } from '@wayfare/reader';
import { anyOf, listed } from '../any-of.ts';
import type { Placed } from '../spans.ts';
import { between } from '../spans.ts';

const places = new Set<SpanLabel>(['stop', 'base', 'maybe', 'end', 'origin', 'see', 'via', 'not', 'airport']);
const goals = new Set<SpanLabel>(['stop', 'base', 'maybe', 'end']);
const kin = 'sister|brother|cousin|friend|mate|wife|husband|son|daughter|niece|nephew|aunt|uncle';
const named = new RegExp(`\\b(?:my|our|his|her|little|baby) (?:\\w+ )?(?:${kin})\\s+$`, 'i');
const agedWords = listed("is, 's, ’s, was, has, will be, turns, just turned, aged");
const isAged = new RegExp(`^\\s*,?\\s*\\(?\\s*(?:who\\s+)?(?:(?:${agedWords})\\s+)?$`, 'iu');
const closing = anyOf('cheers, regards, thanks, greetings, sincerely, faithfully, yours, best wishes, love');
const SURE = 0.9;
const RATHER_SURE = 0.65;
const LONGEST_NAME = 30;

/** "Cheers, Warwick": what stands behind the last greeting is who writes. */
function isSigned({ start, end }: Placed, text: string): boolean {
  const lines = text.slice(0, start).split(/[.!?\n](?=\s)/);
  const last = lines.at(-1)!.trim() === '' ? (lines.at(-2) ?? '') : lines.at(-1)!;
  return text.length - end < LONGEST_NAME && last.length < LONGEST_NAME * 2 && closing.test(last);
}

/** "Fergus is 7", "my cousin Paris", a name below a letter: places in name only. */
export function withoutPeople(spans: readonly Placed[], text: string): Placed[] {
  const isPerson = (span: Placed): boolean => {
    if (!places.has(span.label) || span.confidence >= SURE) return false;
    const next = spans[spans.indexOf(span) + 1];
    if (next?.label === 'ages' && isAged.test(between(text, span, next))) return true;
    if (span.confidence < RATHER_SURE && named.test(text.slice(0, span.start))) return true;
    return isSigned(span, text);
  };
  const people = spans.filter(isPerson);
  const names = new Set(people.map((span) => span.text));
  const rest = spans.filter(
    (span) =>
      !people.includes(span) &&
      !(places.has(span.label) && names.has(span.text) && span.confidence < RATHER_SURE),
  );
  return people.length > 0 && rest.some(({ label }) => goals.has(label)) ? rest : [...spans];
}
