import type { TripDocument } from '@wayfare/contracts/trip-document';

/** Messages that ask for nothing to be taken away. */
export const harmless = [
  ...['two nights on {place}', 'spend 2 nights in {place}', '{n} nights at {place}', '{n} days in {place}'],
  ...['we want to see {place} on Tuesday', 'I would like to see {sight} on day 2', '{place}', 'also {place}'],
  ...[
    'what about {place}',
    'how about {place}?',
    '{place} sounds great',
    'a day trip to {place}',
    'take us to {place}',
  ],
  ...[
    'hotel in {place}',
    'book a table in {place}',
    'we could go to {place} in May',
    'plan {n} days in {place}',
  ],
  ...[
    'go back to {stop} at the end',
    'back to {stop} for the last night',
    'take it slowly in {stop}',
    'end in {stop}',
  ],
  ...['my sister lives in {place}', 'we loved {place} last year', 'I had another trip to {place} last year'],
  ...[
    'our friends spent {n} nights in {stop}',
    'in {stop} we had one night only last time',
    '{stop} was boring last time',
  ],
  ...[
    "we can't skip {stop}",
    "don't drop {stop}",
    'please never leave out {stop}',
    'should we leave out {stop}?',
  ],
  ...[
    'what if we skip {stop}',
    'my wife wants to skip {stop}',
    'is it a pity to cut {stop}?',
    'why not remove {stop}?',
  ],
  ...['skip the museum in {stop}', 'skip lunch in {stop}', 'no rush in {stop}', 'less walking in {stop}'],
  ...['without the kids we could see more of {stop}', 'not sure about {stop}', 'I am worried about {stop}'],
  ...[
    'never mind the museums',
    'never mind',
    'forget it',
    'no',
    'hmm',
    'thanks',
    'lol',
    'whatever you think',
  ],
  ...[
    'go back',
    'go back to day 2',
    'take it easy on day 2',
    'put that hotel back on the list',
    'undo the weather',
  ],
  ...[
    'more food, fewer museums',
    'cheaper please',
    'see more each day',
    'make it more relaxed',
    'we love art',
  ],
  ...[
    'start a day later',
    'start on 3 May 2027',
    'go in June instead',
    'swap {stop} and {stop}',
    'swap day 2 and day 3',
  ],
  ...['add {place}', 'add a day', 'one more night in {stop}', 'could we fit {place} in', 'include {sight}'],
  ...[
    'move {sight} to day 1',
    'lock {sight}',
    'replace {sight} with something for kids',
    'tell me about {sight}',
  ],
  ...[
    'we start from {place}',
    'we fly home from {place}',
    'a train from {stop} to {place}?',
    'is {place} far?',
  ],
  ...[
    'what did we decide about {stop}?',
    'make it {place}',
    'new shoes for the trip',
    'it is a new trip for us',
  ],
  ...[
    'a different plan for day 2',
    'start over with day 2',
    'another day trip from {stop}',
    'no {place}, please',
  ],
  ...[
    'we would rather not miss {stop}',
    'everything but {place} is fine',
    'instead of lunch a picnic in {stop}',
  ],
  ...[
    'forget that, add {place}',
    'cancel my gym at home',
    'our cat hates {place}',
    'is {n} days enough for {stop}?',
  ],
  ...['rather {place}', 'we prefer {place}'],
];
/** What the blanks of a message are filled with: a place, and which stops and sights of the trip. */
export interface Words {
  place: string;
  pick: number;
  count: number;
}
/** A message about a trip. */
export function filled(
  template: string,
  { trip, plan }: TripDocument,
  { place, pick, count }: Words,
): string {
  const stops = trip.stops.map(({ place: { name } }) => name);
  const sights = (plan?.days ?? []).flatMap(({ items }) =>
    items.filter(({ kind }) => kind === 'visit').map(({ title }) => title),
  );
  let at = pick;
  return template
    .replaceAll('{place}', place)
    .replaceAll('{n}', String(count))
    .replaceAll('{stop}', () => stops[at++ % stops.length]!)
    .replaceAll('{sight}', () => sights[at++ % sights.length] ?? 'the old town');
}
