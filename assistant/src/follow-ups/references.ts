import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Stop } from '@wayfare/contracts/trip';
import { fold } from '@wayfare/atlas';
import { weekdayOf } from '@wayfare/almanac/local-date';
import { numberPattern, ordinalPattern, readNumber, readOrdinal } from '../understanding/read-number.ts';
import { readWrittenDates } from '../understanding/read-dates.ts';
import type { Draft } from './draft.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The days that a clause speaks of: "day 3", "the second day", "Tuesday", "the last day", "day 2 and day 3". */
export function daysNamed(clause: string, draft: Draft): PlanDay[] {
  const days = draft.document.plan?.days ?? [];
  const found: (PlanDay | undefined)[] = [];
  for (const match of clause.matchAll(
    new RegExp(`\\bdays? (${numberPattern})(?: (?:and|to|with|&) (?:day )?(${numberPattern})\\b)?`, 'giu'),
  )) {
    found.push(days[(readNumber(match[1] ?? '') ?? 0) - 1]);
    if (match[2] !== undefined) found.push(days[(readNumber(match[2]) ?? 0) - 1]);
  }
  for (const match of clause.matchAll(
    new RegExp(`\\b(${ordinalPattern}|\\d{1,2}(?:st|nd|rd|th)) day\\b`, 'giu'),
  ))
    found.push(days[(readOrdinal(match[1] ?? '') ?? 0) - 1]);
  if (/\b(?:last|final) day\b/i.test(clause)) found.push(days.at(-1));
  if (/\b(?:arrival|first) day\b|\bday of arrival\b/i.test(clause)) found.push(days[0]);
  weekdays.forEach((name, index) => {
    if (new RegExp(`\\b${name}s?\\b`, 'i').test(clause))
      found.push(days.find(({ on }) => on !== null && weekdayOf(on) === index));
  });
  const written =
    found.length > 0
      ? null
      : readWrittenDates(clause, draft.document.trip.startOn ?? draft.turn.today)?.startOn;
  if (written != null) found.push(days.find(({ on }) => on === written));
  const ordinal =
    found.length > 0 ? null : /\b(?:on|of|for) the (\d{1,2})(?:st|nd|rd|th)\b/i.exec(clause)?.[1];
  if (ordinal != null)
    found.push(days.find(({ on }) => on !== null && Number(on.slice(8)) === Number(ordinal)));
  return [...new Set(found.filter((day) => day !== undefined))];
}

const kindWords: readonly (readonly [RegExp, RegExp])[] = [
  [/\bmuseums?\b/i, /museum|gallery/i],
  [/\btemples?\b|\bshrines?\b/i, /temple|shrine|-ji\b|dera\b/i],
  [/\bchurch(?:es)?\b|\bcathedrals?\b/i, /church|cathedral|basilica|duomo/i],
  [/\bmarkets?\b/i, /market|mercado|mercato/i],
  [/\bparks?\b|\bgardens?\b/i, /park|garden/i],
  [/\bcastles?\b|\bpalaces?\b/i, /castle|palace|palazzo/i],
  [/\bdinner\b/i, /^dinner/i],
  [/\blunch\b/i, /^lunch/i],
];

/** The item that a clause speaks of: by name, by part of a name, or "that museum" by its kind. */
export function itemNamed(clause: string, draft: Draft): { day: PlanDay; item: PlanItem } | null {
  const named = daysNamed(clause, draft);
  const days = draft.document.plan?.days ?? [];
  const here = stopNamed(clause, draft)?.id;
  const near = [...named, ...days.filter(({ stopId }) => stopId === here), ...days];
  const all = near.flatMap((day) => day.items.map((item) => ({ day, item })));
  const asked = ` ${fold(clause)} `;
  const whole = all.find(
    ({ item }) =>
      item.kind !== 'transfer' &&
      [item.title, item.place?.kind === 'attraction' && item.kind !== 'meal' ? item.place.name : ''].some(
        (name) => name !== '' && asked.includes(` ${fold(name)} `),
      ),
  );
  if (whole !== undefined) return whole;
  const name =
    clause
      .replace(
        /^.*?\b(?:remove|skip|drop|delete|cancel|move|lock|unlock|keep|replace|swap|without|no)\b(?: the)?/i,
        '',
      )
      .split(/\b(?:to|with|for|from|on|by|and)\b/)[0]
      ?.trim()
      .slice(0, 60) ?? '';
  // A city is not the best known sight that bears its name.
  const isStop = draft.document.trip.stops.some(({ place }) => fold(place.name) === fold(name));
  const mention = isStop ? [] : draft.turn.atlas.search(name, { kinds: ['attraction'], limit: 3 });
  const sight = mention
    .map(({ id }) => all.find(({ item }) => item.place?.placeId === id && item.kind !== 'meal'))
    .find((one) => one !== undefined);
  if (sight !== undefined) return sight;
  for (const [pattern, title] of kindWords) {
    const isMeal = title.source.startsWith('^');
    const match = pattern.test(clause)
      ? all.find(({ item }) => title.test(item.title) && (item.kind === 'meal') === isMeal)
      : undefined;
    if (match !== undefined) return match;
  }
  if (isStop) return null;
  const part = all.find(
    ({ item }) =>
      item.kind === 'visit' &&
      fold(item.title)
        .split(' ')
        .some((word) => word.length > 5 && asked.includes(` ${word} `)),
  );
  return part ?? null;
}

/** The stop that a clause names; "there" is the last stop spoken of. */
export function stopNamed(clause: string, draft: Draft): Stop | null {
  const asked = ` ${fold(clause)} `;
  const { stops } = draft.document.trip;
  const direct = stops.find(
    ({ place }) =>
      asked.includes(` ${fold(place.name)} `) ||
      asked.includes(` ${fold(place.name.replace(/ \(.*$/, ''))} `),
  );
  if (direct !== undefined) return direct;
  const mentioned = draft.turn.reading.mentions.find(
    ({ hit, surface }) =>
      hit !== null && clause.includes(surface) && stops.some(({ place }) => place.placeId === hit.id),
  );
  const byMention = stops.find(({ place }) => place.placeId === mentioned?.hit?.id);
  if (byMention !== undefined) return byMention;
  if (!/\bthere\b/i.test(clause)) return null;
  const past = draft.turn.history.map(({ text }) => ` ${fold(text)} `).reverse();
  for (const text of past) {
    const spoken = stops.find(({ place }) => text.includes(` ${fold(place.name)} `));
    if (spoken !== undefined) return spoken;
  }
  return stops.at(-1) ?? null;
}

const swapWords = /\b(?:replace|swap|exchange|change|switch) (?<gone>.+?) (?:with|for|by|to) (?<come>.+)$/i;

const insteadWords = /^instead of (?<gone>.+?),? (?<come>(?:something|anything|another|a|an|the) .+)$/i;

/** "Replace one with another", "instead of one something else": the words for what goes and for what comes; null where none is said so. */
export function swapOf(clause: string): { gone: string; come: string } | null {
  const said = (swapWords.exec(clause) ?? insteadWords.exec(clause))?.groups;
  return said === undefined ? null : { gone: said['gone'] ?? '', come: said['come'] ?? '' };
}
