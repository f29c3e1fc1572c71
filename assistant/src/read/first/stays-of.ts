import { pairUp } from '../pair-up.ts';
import { readLength } from '../read-length.ts';
import type { Stay } from '../reading.ts';
import type { Placed } from '../spans.ts';
import { between, labelled } from '../spans.ts';
import { each } from './mend-nights.ts';
import type { Named } from './place-mentions.ts';

const isArea = new Set(['country', 'region']);
const stayable = new Set(['stop', 'base', 'maybe', 'end', 'via', 'origin', 'hotel']);

export interface StaysRead {
  stays: Stay[];
  /** Lengths that belong to no place. */
  rest: Placed[];
}

/** What "one night in a ryokan" is said of: the place that follows ("in Hakone"), or none; undefined without a bed. */
function placeOfBed(nights: Placed, text: string, spans: readonly Placed[]): Placed | null | undefined {
  const [bed, behind] = spans.slice(spans.indexOf(nights) + 1);
  const isNext = bed?.label === 'bed' && /^\s+(?:in|at|on)\s+(?:an?\s+)?$/i.test(between(text, nights, bed));
  if (!isNext) return undefined;
  const isThere = behind !== undefined && /^\s+(?:in|at|near|on)\s+$/i.test(between(text, bed, behind));
  if (isThere && stayable.has(behind.label)) return behind;
  // Where the whole has a length, a night of it is slept so wherever that is.
  return labelled(spans, 'length').length > 0 ? null : undefined;
}

/** Joins lengths to places: "3 nights in Rome", "Rome 3 nights", "Rome (3)". */
export function readStays(text: string, spans: readonly Placed[], named: readonly Named[]): StaysRead {
  const inBeds = new Map(labelled(spans, 'nights').map((span) => [span, placeOfBed(span, text, spans)]));
  const lengths = [...inBeds].flatMap(([span, place]) => (place === null ? [] : [span]));
  const open = named.filter(
    ({ span, mention }) => stayable.has(span.label) && !['excluded', 'qualifier'].includes(mention.role),
  );
  // Where towns of a country are named, the nights are theirs: "Guatemala: Antigua and Flores, 3 and 2 nights".
  const hasTowns = ({ mention: { hit } }: Named) =>
    hit?.kind === 'country' &&
    open.some(
      ({ mention: { hit: other } }) => other?.kind === 'city' && other.countryCode === hit.countryCode,
    );
  const towards = open.filter((one) => !hasTowns(one));
  const goals = towards.filter(({ mention }) => mention.role !== 'origin');
  // One stays at home only where there are more lengths than places to go to.
  const places = lengths.length <= goals.length ? goals : towards;
  const towns = places.filter(
    ({ mention: { hit, role } }) => hit !== null && !isArea.has(hit.kind) && role !== 'origin',
  );
  const isEach = (span: Placed) => each.test(text.slice(span.end)) && towns.length > 1;
  const told = new Set([...inBeds.values()]);
  const given = pairUp(
    text,
    lengths.filter((span) => !isEach(span) && !inBeds.get(span)),
    places.flatMap(({ span }) => (told.has(span) ? [] : [span])),
  );
  const stays: Stay[] = [];
  const rest: Placed[] = [];
  // Those that are said of one place come first: "one night each, two in Marvão".
  for (const span of [...lengths.filter((one) => !isEach(one)), ...lengths.filter(isEach)]) {
    if (isEach(span)) {
      const length = readLength(span.text, 'nights');
      const isStayed = ({ mention }: Named) =>
        stays.some(
          (stay) =>
            stay.mention === mention || (mention.hit !== null && stay.mention.hit?.id === mention.hit.id),
        );
      const open = towns.filter((one) => !isStayed(one));
      const isAhead = /^\s*each\s+(?:in|at)\b/i.test(text.slice(span.end));
      const before = open.filter((one) => isAhead !== one.span.end <= span.start);
      const left = before.length > 0 ? before : open;
      stays.push(...left.map(({ mention }) => ({ mention, ...length })));
      continue;
    }
    const isThere = /^\s*there\b/i.test(text.slice(span.end));
    const last = places.findLast((one) => one.span.label !== 'origin' && one.span.end <= span.start);
    const place =
      (isThere ? last : undefined) ??
      places.find((one) => one.span === (inBeds.get(span) ?? given.get(span)));
    const length = readLength(span.text, 'nights');
    if (place === undefined || length === null) rest.push(span);
    else if (length.nights !== undefined) stays.push({ mention: place.mention, nights: length.nights });
    else if (length.days !== undefined) {
      const isWeeks = /week|wk|fortnight|month/i.test(span.text);
      stays.push({ mention: place.mention, ...(isWeeks ? { nights: length.days } : { days: length.days }) });
    }
  }
  return { stays: stays.toSorted((one, other) => one.mention.start - other.mention.start), rest };
}
