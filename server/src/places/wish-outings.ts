import { distanceKm } from '@wayfare/almanac/distance';
import type { Atlas, PlaceHit } from '@wayfare/atlas';
import type { Wish } from './read-wish.ts';
import type { WishIndex } from './wish-index.ts';
import { skyShare } from './rank-wish.ts';
import { monthIn, monthOf } from './wish-notes.ts';
import { nameOfMonth } from './wish-words.ts';
import { fitOf } from './wish-sights.ts';

interface Outing {
  id: string;
  why: string;
}
export interface Outings {
  /** Where one sets out. */
  from: string;
  isNear: boolean;
  sights: readonly Outing[];
  cities: readonly Outing[];
}

const mostShown = 12;
const awayKm = 900;
const nearestKm = 25;
const aroundKm = 60;
const mostAround = 150;
/** Who wishes for a sky goes farther for it. */
const skyKm = 4000;

const kmFrom = (hit: PlaceHit) => (place: { lat: number; lon: number }) =>
  distanceKm(hit.lat, hit.lon, place.lat, place.lon);
const inKm = (km: number, why: string) => `${Math.round(km)} km away. ${why}`;

/** Sights that fit a wish, the more of it the better; all where it wants nothing, or nothing fits. */
function fitting(index: WishIndex, wish: Wish, ids: readonly string[]) {
  const { fits } = fitOf(index.ofSights, index.sights.length, wish.wants);
  const fit = ids.filter((id) => {
    const at = index.sightNumbers.get(id);
    return at !== undefined && fits(at);
  });
  return new Set(wish.wants.length === 0 || fit.length === 0 ? ids : fit);
}

function dayTrips(atlas: Atlas, index: WishIndex, wish: Wish): Outings | null {
  const { hit, name } = wish.places[0]!;
  const kmTo = kmFrom(hit);
  const trips = atlas.dayTripsFrom(hit.id).map((trip) => ({ ...trip, km: trip.distanceMeters / 1000 }));
  const known = new Set(trips.map(({ id }) => id));
  // Of a kind, what lies around it is as good as what takes a day.
  const around =
    wish.wants.length === 0 || wish.isDayOut
      ? []
      : atlas.attractionsNear(hit.lat, hit.lon, aroundKm, mostAround);
  const nearby = around
    .filter(({ id, sameAs }) => !known.has(id) && sameAs === undefined)
    .map((sight) => ({ ...sight, kind: 'attraction' as const, km: kmTo(sight) }));
  const all = [...trips, ...nearby];
  const fit = fitting(
    index,
    wish,
    all.map(({ id }) => id),
  );
  const isFit = fit.size < all.length || wish.wants.length === 0;
  const shown = (isFit ? all : trips)
    .filter(({ id }) => fit.has(id))
    .map((trip) => ({ id: trip.id, kind: trip.kind, why: inKm(trip.km, trip.why) }));
  if (shown.length === 0) return null;
  return {
    from: name,
    isNear: wish.unknown.length > 0 || !isFit,
    sights: shown.filter(({ kind }) => kind === 'attraction').slice(0, mostShown),
    cities: shown.filter(({ kind }) => kind === 'city').slice(0, mostShown),
  };
}

/** Cities that one goes to for a few days from another. */
function awayFrom(index: WishIndex, wish: Wish): Outings {
  const { hit, name } = wish.places[0]!;
  const { share, fits } = fitOf(index.ofCities, index.cities.length, wish.wants);
  const kmTo = kmFrom(hit);
  const most = wish.climate !== undefined || wish.season !== null ? skyKm : awayKm;
  const near = index.cities.flatMap((city, number) => {
    const km = kmTo(city);
    const month = monthOf(wish, city.lat);
    if (km < nearestKm || km > most) return [];
    const known = (1 + share(number) + Number(fits(number))) * index.known[number]!;
    return [
      {
        id: city.id,
        why: inKm(km, month ? `${nameOfMonth(month)}: ${monthIn(city, month)}` : city.guide.knownFor),
        worth: known * (1 - km / most / 2) * skyShare(wish, city, false),
      },
    ];
  });
  const fit = near.filter(({ worth }) => worth > 0).toSorted((left, right) => right.worth - left.worth);
  return { from: name, isNear: fit.length === 0, sights: [], cities: fit.slice(0, mostShown) };
}

/** What lies around a town that has no guide of its own. */
function aroundTown(atlas: Atlas, index: WishIndex, wish: Wish): Outings {
  const { hit, name } = wish.places[0]!;
  const around = atlas.attractionsNear(hit.lat, hit.lon, aroundKm, mostShown);
  const fit = fitting(
    index,
    wish,
    around.map(({ id }) => id),
  );
  const city = atlas.nearestCatalogueCity(hit.lat, hit.lon, awayKm);
  const kmTo = kmFrom(hit);
  const info = city && atlas.cityInfo(city.id);
  return {
    from: name,
    isNear: true,
    sights: around
      .filter(({ id }) => fit.has(id))
      .map((one) => ({ id: one.id, why: inKm(kmTo(one), one.why) })),
    cities: info ? [{ id: info.id, why: inKm(kmTo(info), info.guide.knownFor) }] : [],
  };
}

/** What a wish finds around its place, where it asks for that or the place has no guide; else null. */
export function wishOutings(atlas: Atlas, index: WishIndex, wish: Wish): Outings | null {
  const [place] = wish.places;
  if (!place) return null;
  if (place.ids.length === 0) return aroundTown(atlas, index, wish);
  if (wish.reach === 'day') return dayTrips(atlas, index, wish);
  return wish.reach === 'away' ? awayFrom(index, wish) : null;
}
