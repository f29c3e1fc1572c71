import { joinWords } from '@wayfare/wording/words';
import type { Choice, Intent } from '@wayfare/contracts/intent';
import type { Draft } from '../do/draft.ts';
import type { Offer } from '../do/outcome.ts';
import type { Unclear } from '../resolve/unclear.ts';
import { labelOf } from './catalogue.ts';
import { daysLong } from './phrases.ts';

const LONGEST_LABEL = 200;

/** Buttons as they are sent; what is chosen by one is sure. */
export const choicesOf = (offers: readonly Offer[]): Choice[] =>
  offers.map(({ label, intents }) => ({
    label: labelOf(label).slice(0, LONGEST_LABEL),
    intents: intents.map((intent) => ({ ...intent, sure: 1 })),
  }));

/** An intent with one of its parts said otherwise. */
function withSaid(part: unknown, said: object, instead: object): unknown {
  if (part === said) return instead;
  if (Array.isArray(part)) return part.map((one) => withSaid(one, said, instead));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, withSaid(one, said, instead)]));
}

function question({ unclear: { what, words, candidates } }: Unclear, { document, days }: Draft): string {
  const several = candidates.length > 0;
  const stops = joinWords(document.trip.stops.map(({ place }) => place.name));
  const texts: Readonly<Record<typeof what, () => string>> = {
    item: () =>
      several
        ? `Which one do you mean by “${words}”?`
        : `I cannot find “${words}” in the plan, so nothing has changed.`,
    day: () =>
      several
        ? `Which day do you mean by ${words}?`
        : `The trip does not have ${words}: it is ${daysLong(days.length)} long.`,
    stop: () =>
      several
        ? `Which stay in ${words} do you mean?`
        : `“${words}” is no stop of this trip; you stay in ${stops}.`,
    place: () =>
      `I cannot find a place called “${words}”, so nothing has changed.${several ? ' Did you mean one of these?' : ''}`,
    sight: () =>
      `I cannot find “${words}” in my atlas, so nothing has changed.${several ? ' Did you mean one of these?' : ''}`,
  };
  return texts[what]();
}

/** The question which thing is meant, with a button for each that may be. */
export function askWhich(
  intent: Intent,
  unclear: Unclear,
  draft: Draft,
): { text: string; choices: Choice[] } {
  const { said, candidates } = unclear.unclear;
  return {
    text: question(unclear, draft),
    choices: candidates.map(({ said: instead, name, where }) => ({
      label: labelOf({ says: 'labelCandidate', name, ...(where !== undefined && { where }) }).slice(
        0,
        LONGEST_LABEL,
      ),
      intents: [{ ...(withSaid(intent, said, instead) as Intent), sure: 1 }],
    })),
  };
}
