import type { TripDocument } from '@wayfare/contracts/trip-document';
import { isOrAre, listed } from './phrases.ts';

const sightsIn = ({ plan }: TripDocument): Map<string, string> =>
  new Map(
    (plan?.days ?? []).flatMap(({ items }) =>
      items.flatMap(({ kind, title, place }): [string, string][] =>
        kind === 'visit' ? [[place?.placeId ?? title, title]] : [],
      ),
    ),
  );

/** What a change took away that no sentence has named: by the documents before and after, so that nothing goes in silence. */
export function tellDifferences(before: TripDocument, after: TripDocument, said: string): string[] {
  const now = sightsIn(after);
  const stopsLeft = new Set(after.trip.stops.map(({ id }) => id));
  const stayed = {
    ...before,
    plan: before.plan && {
      ...before.plan,
      days: before.plan.days.filter(({ stopId }) => stopId === null || stopsLeft.has(stopId)),
    },
  };
  const out = [...sightsIn(stayed)].flatMap(([id, title]) =>
    now.has(id) || said.includes(title) ? [] : [title],
  );
  const known = new Set(before.trip.ideas.map(({ id }) => id));
  const ideas = after.trip.ideas.filter(({ id }) => !known.has(id)).map(({ place }) => place.name);
  return [
    ...(out.length > 0 ? [`No longer in the plan: ${listed(out)}.`] : []),
    ...(ideas.length > 0
      ? [
          `I kept ${listed(ideas)} among your ideas, as ${isOrAre(ideas) === 'is' ? 'its' : 'their'} day is gone.`,
        ]
      : []),
  ];
}
