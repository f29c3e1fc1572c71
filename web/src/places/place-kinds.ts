import { foundKinds } from '@wayfare/contracts/vocabulary';
import type { FoundPlace } from './places.queries.ts';

type Kinds = readonly FoundPlace['kind'][];

/** What one goes to: everything that stands at a point. */
export const spots: Kinds = ['attraction', 'city', 'airport', ...foundKinds];
/** Where one stays for days. */
export const towns: Kinds = ['city', 'region', 'town', 'park'];
/** What a trip can begin with. */
export const beginnings: Kinds = ['city', 'attraction', 'region', 'country', 'airport', 'town', 'park'];
/** Where a trip begins or ends. */
export const ends: Kinds = ['city', 'airport', 'station', 'town', 'address', 'street', 'hotel', 'other'];
/** Where one sleeps. */
export const beds: Kinds = ['hotel', 'address', 'street', 'other', 'attraction'];
