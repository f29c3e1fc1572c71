import type { Atlas } from '@wayfare/atlas';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { daysOf } from '../conversation/losses.ts';
import type { Offer } from '../do/outcome.ts';
import { attractionOf } from '../planning/place-ref-of.ts';
import { daysLong, listed } from './phrases.ts';

const WELL_KNOWN = 85;
const MOST_OFFERED = 2;

const sightsIn = ({ plan }: TripDocument): Map<string, string> =>
  new Map(
    (plan?.days ?? []).flatMap(({ items }) =>
      items.flatMap(({ kind, title, place }): [string, string][] =>
        kind === 'visit' ? [[place?.placeId ?? title, title]] : [],
      ),
    ),
  );

const routeOf = ({ trip }: TripDocument): string =>
  JSON.stringify(trip.stops.map(({ id, nights }) => [id, nights]));

/** The length of the trip, where the route has changed. */
function lengthWords(before: TripDocument, after: TripDocument): string[] {
  const [was, is] = [daysOf(before), daysOf(after)];
  if (was === is)
    return routeOf(before) === routeOf(after) || before.trip.stops.length === 1
      ? []
      : [`The trip stays ${daysLong(is)} long.`];
  return [
    `The trip is ${daysLong(is)} long now, ${daysLong(Math.abs(is - was))} ${is > was ? 'longer' : 'shorter'}.`,
  ];
}

/** What a change took away that no sentence has named, by the documents before and after, so that nothing goes in silence. */
export function tellDifferences(
  before: TripDocument,
  after: TripDocument,
  { named, lost }: { named: ReadonlySet<string>; lost: ReadonlySet<string> },
  atlas: Atlas,
): { sentences: string[]; offers: Offer[] } {
  if (before === after) return { sentences: [], offers: [] };
  const now = sightsIn(after);
  const stopsLeft = new Set(after.trip.stops.map(({ id }) => id));
  const days = (before.plan?.days ?? []).filter(({ stopId }) => stopId === null || stopsLeft.has(stopId));
  const stayed = { ...before, plan: before.plan && { ...before.plan, days } };
  const gone = [...sightsIn(stayed)].filter(([id]) => !now.has(id));
  const out = gone.filter(([, title]) => !named.has(title));
  const known = new Set(before.trip.ideas.map(({ id }) => id));
  const ideas = after.trip.ideas.filter(({ id }) => !known.has(id)).map(({ place }) => place.name);
  const missed = gone
    .filter(([, title]) => !named.has(title) || lost.has(title))
    .flatMap(([id]) => attractionOf(atlas, id) ?? [])
    .filter(({ fame }) => fame >= WELL_KNOWN)
    .toSorted((left, right) => right.fame - left.fame);
  return {
    sentences: [
      ...lengthWords(before, after),
      ...(out.length > 0 ? [`No longer in the plan: ${listed(out.map(([, title]) => title))}.`] : []),
      ...(ideas.length > 0
        ? [
            `I kept ${listed(ideas)} among your ideas, as ${ideas.length === 1 ? 'its' : 'their'} day is gone.`,
          ]
        : []),
    ],
    offers: missed.slice(0, MOST_OFFERED).map(({ id, name }) => ({
      label: { says: 'labelFindRoom', name },
      intents: [{ kind: 'addSight', sight: { name, placeId: id } }],
    })),
  };
}
