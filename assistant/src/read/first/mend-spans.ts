import { readInterests } from '../read-interest.ts';
import type { Placed } from '../spans.ts';
import { between } from '../spans.ts';
import { mendAges } from './mend-ages.ts';
import { mendCorrections } from './mend-corrections.ts';
import { mendDates } from './mend-dates.ts';
import { mendMoney } from './mend-money.ts';
import { mendNamed } from './mend-named.ts';
import { mendNights } from './mend-nights.ts';
import { mendPlaces } from './mend-places.ts';
import { mendRefusals } from './mend-refusals.ts';
import { withoutLives } from './without-lives.ts';
import { withoutPeople } from './without-people.ts';
import { withWholeWords, withoutToldTwice } from './told-twice.ts';
import { withoutToldOf } from './without-told-of.ts';
import { knownDiets } from './own-words.ts';

const UNSURE_SIGHT = 0.9;
const tastes = new Set(['food', 'nightlife', 'music', 'wine', 'hiking', 'shopping', 'wildlife', 'wellness']);
/** One word that names no sight of its own. */
const isTaste = (text: string) =>
  /^\p{L}+$/u.test(text) && readInterests(text).some((interest) => tastes.has(interest));

/** "Quiet not touristy": a like with what is not liked behind it; food that was taken for a diet; a bare figure. */
function mendWishes(spans: readonly Placed[], text: string): Placed[] {
  return spans.flatMap((span): Placed[] => {
    const not = /^(.*?)\s*[,(]?\s*\bnot\s+(?:too\s+)?(\p{L}[\p{L}\s-]*)$/iu.exec(span.text);
    if ((span.label === 'like' || span.label === 'by') && not !== null) {
      const [, liked = '', disliked = ''] = not;
      const start = span.end - disliked.length;
      const rest = { ...span, end: span.start + liked.length, text: liked };
      return [
        ...(liked === '' ? [] : [rest]),
        { ...span, label: span.label === 'by' ? 'notby' : 'dislike', start, text: disliked },
      ];
    }
    if (
      span.label === 'diet' &&
      knownDiets(span.text).length === 0 &&
      readInterests(span.text).includes('food')
    )
      return /allerg|intoleran|no |free/i.test(span.text) ? [span] : [{ ...span, label: 'like' }];
    // "The architecture of Gaudí" is a taste as well as a sight, "techno" one alone.
    const [, taste] = /^(\p{Ll}+) of /u.exec(span.text) ?? [];
    if (span.label === 'see' && taste !== undefined && readInterests(taste).length > 0)
      return [span, { ...span, label: 'like', end: span.start + taste.length, text: taste }];
    if (span.label === 'see' && span.confidence < UNSURE_SIGHT && isTaste(span.text))
      return [{ ...span, label: 'like' }];
    if (
      span.label === 'kids' &&
      /^(?:\d|one)$/.test(span.text) &&
      /^\s+(?:is|has|of)\b/i.test(text.slice(span.end))
    )
      return [];
    // "Flamenco, trains between" tells how one goes.
    if (
      span.label === 'like' &&
      /^(?:trains?|buses|ferries)$/i.test(span.text) &&
      /^\s+(?:between|only)\b/i.test(text.slice(span.end))
    )
      return [{ ...span, label: 'by' }];
    if (
      span.label === 'see' &&
      /\b(?:train|railway|ferry)$/i.test(span.text) &&
      /\bon the\s+$/i.test(text.slice(0, span.start))
    )
      return [span, { ...span, label: 'by' }];
    return [span];
  });
}

const grown = '(?:grown[- ]?up|grown|adult)';
const grownUp = new RegExp(
  `\\b(?:and\\s+)?(?:\\w+\\s+)?${grown}\\s+(?:kids|children|sons|daughters)\\b`,
  'gi',
);

/** "Mum, dad and three grown-up kids": none of them is a child. */
function mendGrown(spans: readonly Placed[], text: string): Placed[] {
  const [said] = text.matchAll(grownUp);
  if (said === undefined) return [...spans];
  const [from, to] = [said.index, said.index + said[0].length];
  const met = spans.filter(
    ({ label, start, end }) => (label === 'adults' || label === 'kids') && start <= to && end >= from,
  );
  const [first] = met;
  if (first === undefined) return [...spans];
  const start = Math.min(from, first.start);
  const end = Math.max(to, ...met.map((span) => span.end));
  const words = text.slice(start, end).replace(/\b(?:grown[- ]?up|grown|adult)\s+\p{L}+/giu, 'grown ones');
  const whole: Placed = { ...first, label: 'adults', start, end, text: words };
  return [...spans.filter((span) => !met.includes(span)), whole].toSorted(
    (one, other) => one.start - other.start,
  );
}

const eating = /\b(?:cuisines?|food|dish(?:es)?|meals?|eat\w*)\b/i;

const peopleAhead = /\p{Lu}\p{L}+(?:[ie]an|ish|ese|nch|ern),?\s+(?:(?:and|or)\s+)?$/u;
const ofPeople = /(?:[ie]an|ish|ese|ern)$/i;

/** "French, Mexican and Mediterranean cuisines": a taste in a row of tastes, not a sea to go to. */
function mendCuisines(spans: readonly Placed[], text: string): Placed[] {
  return spans.map((span, index) => {
    if (span.label !== 'stop' && span.label !== 'maybe') return span;
    const [before, after] = [spans[index - 1], spans[index + 1]];
    const isRow = (one: Placed | undefined, gap: string) =>
      one?.label === 'like' && /^\s*(?:,|and|or|&|\s)*$/i.test(gap);
    const isBeside =
      (before !== undefined && isRow(before, between(text, before, span))) ||
      (after !== undefined && isRow(after, between(text, span, after)));
    const near = text.slice(Math.max(0, span.start - 80), span.end + 30);
    if (/\b(?:cuisines?|food)$/i.test(span.text)) return { ...span, label: 'like' as const };
    const isInRow = isBeside || peopleAhead.test(text.slice(0, span.start));
    return isInRow && eating.test(near) && ofPeople.test(span.text)
      ? { ...span, label: 'like' as const }
      : span;
  });
}

const steps = [
  withWholeWords,
  withoutToldTwice,
  mendDates,
  mendCorrections,
  mendRefusals,
  mendNamed,
  withoutPeople,
  withoutLives,
  withoutToldOf,
  mendCuisines,
  mendGrown,
  mendAges,
  mendPlaces,
  mendNights,
  mendWishes,
  mendMoney,
];

/** Spans put right where what stands beside them tells what they are. */
export const mendSpans = (spans: readonly Placed[], text: string): Placed[] =>
  steps.reduce((now: readonly Placed[], step) => step(now, text), spans) as Placed[];
