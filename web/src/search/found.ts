import { planFoundPath, planPath } from '../places/place-path.ts';
import type { FoundPlace } from '../places/places.queries.ts';

/** One thing found, and where it leads. */
export interface Found {
  key: string;
  name: string;
  detail: string;
  /** What tells that it is what was looked for. */
  why?: string;
  path: string;
}

/** Things of one kind. */
export interface FoundGroup {
  title: string;
  entries: Found[];
}

/** The planner, with a first message. */
export const askPath = (ask: string) => `/create?${new URLSearchParams({ ask })}`;

/** A place without a guide leads to the planner: a city as its first stop, anything else as a first message. */
const placePath = ({ path, kind, id, name, place }: FoundPlace) =>
  path ?? (place.status === 'found' ? planFoundPath(place) : kind === 'city' ? planPath(id) : askPath(name));

export const toFound = (place: FoundPlace): Found => ({
  key: `${place.kind}-${place.id}`,
  name: place.name,
  detail: place.detail,
  path: placePath(place),
});
