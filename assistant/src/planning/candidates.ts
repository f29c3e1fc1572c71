import { distanceKm } from '@wayfare/almanac/distance';
import type { Atlas, Attraction } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { TripRequest } from '@wayfare/contracts/request';
import { attractionOf } from './place-ref-of.ts';
import { isFamousTable, isOfFood } from './tables.ts';
import { isOnlyWalked } from './season-share.ts';
import { dayReachKm } from './seen-from.ts';
import { worthIn } from './worth-in.ts';

/** A sight that may stand in the plan, with its worth. */
export interface Candidate {
  attraction: Attraction;
  value: number;
  must: boolean;
  /** What people come to the town for, though it takes a day. */
  aim: boolean;
  /** So cold by then that one only has a short walk there. */
  brief: boolean;
}

const MOST_CANDIDATES = 48;
const NEAR_KM = 45;
/** A day trip takes most of a day: it is offered from so many days in one place on. */
const DAYS_FOR_DAY_TRIP = 4;
const DAY_TRIP_KM = 110;
/** So famous a sight is what people come to the town for, though it takes a day: it is offered sooner, and weighs as a day does. */
const AIM_FAME = 95;
const AIM_MINUTES = 300;
const DAYS_FOR_AIM = 3;
const AIM_SHARE = 2;
/** People go so far for it and come back the same day. */
const AIM_KM = 240;

const isAim = ({ fame, dayTrip, visit, bestTime }: Attraction): boolean =>
  fame >= AIM_FAME && (dayTrip === true || visit[0] >= AIM_MINUTES || bestTime === 'sunrise');

/** Sights that were asked for by name, found in the atlas. */
export function namedSights(atlas: Atlas, request: TripRequest): Attraction[] {
  const found = (request.mustSee ?? []).map((name) => {
    const match = atlas.findPlace(name, { kinds: ['attraction'] });
    return match !== null && match.confidence >= 0.8 ? attractionOf(atlas, match.hit.id) : null;
  });
  return found.filter((one) => one !== null);
}

const SAME_SPOT_KM = 0.5;

/** A sight between two cities may stand in the guides of both. */
const isSameSight = (one: Attraction, other: Attraction): boolean =>
  (one.sameAs ?? one.id) === (other.sameAs ?? other.id) ||
  (fold(one.name) === fold(other.name) && distanceKm(one.lat, one.lon, other.lat, other.lon) < SAME_SPOT_KM);

/** The sights worth choosing from for a stay, the most valuable first. */
export function candidatesFor(
  atlas: Atlas,
  place: PlaceRef,
  days: number,
  request: TripRequest,
  taken: ReadonlySet<string>,
  {
    prefer = new Set(),
    month,
    stops = [],
  }: {
    prefer?: ReadonlySet<string>;
    month?: number | undefined;
    /** All places where the trip stays. */
    stops?: readonly PlaceRef[];
  } = {},
): Candidate[] {
  const cityId = place.placeId?.split('/')[0] ?? '';
  const own = atlas.topAttractions(cityId);
  const named = namedSights(atlas, request);
  // A sight of another town that was asked for is seen from here, where it is not too far.
  const asked = named.filter(({ lat, lon }) => {
    const kmFrom = ({ latitude, longitude }: PlaceRef) => distanceKm(latitude, longitude, lat, lon);
    const far = kmFrom(place);
    // Pompeii from Rome, where no stop is nearer.
    const isNearest = stops.every((stop) => kmFrom(stop) >= far);
    return far < DAY_TRIP_KM || (far < dayReachKm(days) && isNearest);
  });
  const near = own.length >= 8 ? [] : atlas.attractionsNear(place.latitude, place.longitude, NEAR_KM, 60);
  const around = [...own, ...asked, ...near];
  const musts = new Set(named.map(({ id }) => id));
  const { worth, high } = worthIn(atlas, cityId, month, request);
  const seen = new Set<string>(request.skip ?? []);
  const candidates: Candidate[] = [];
  const takenElsewhere = [...taken]
    .filter((id) => !id.startsWith(`${cityId}/`))
    .flatMap((id) => attractionOf(atlas, id) ?? []);
  for (const attraction of around) {
    const { id } = attraction;
    if (seen.has(id) || taken.has(id) || takenElsewhere.some((one) => isSameSight(one, attraction))) continue;
    seen.add(id);
    const must = musts.has(id) || prefer.has(id);
    const far = distanceKm(place.latitude, place.longitude, attraction.lat, attraction.lon);
    if (!must && isOfFood(attraction) && !isFamousTable(attraction, request)) continue;
    const aim = isAim(attraction);
    const daysFor = aim ? DAYS_FOR_AIM : DAYS_FOR_DAY_TRIP;
    const farthest = aim && days >= DAYS_FOR_DAY_TRIP ? AIM_KM : DAY_TRIP_KM;
    if (!must && (far > farthest || (attraction.dayTrip === true && days < daysFor))) continue;
    const value = worth(attraction) * (aim ? AIM_SHARE : 1);
    if (value > 0 || must)
      candidates.push({
        attraction,
        value: Math.max(1, value),
        must,
        aim,
        brief: !must && isOnlyWalked(attraction, high),
      });
  }
  candidates.sort((left, right) => Number(right.must) - Number(left.must) || right.value - left.value);
  return candidates.slice(0, Math.max(20, Math.min(MOST_CANDIDATES, 10 + days * 9)));
}
