import { distanceKm } from '@wayfare/almanac/distance';
import { fold, type Atlas, type Attraction } from '@wayfare/atlas';
import type { Answer, Body } from '@wayfare/contracts/endpoints';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { SeeKind } from '@wayfare/contracts/vocabulary';
import { partyOf } from '@wayfare/planner';
import { namedSights } from './candidates.ts';
import { interestsOf, kindWordsOf } from './kinds-of-sight.ts';
import { openingOn } from './openings.ts';
import { paidFor } from './paid-for.ts';
import { attractionRef } from './place-ref-of.ts';
import { worthIn } from './worth-in.ts';

type Offer = Answer<'whatToSee'>['offers'][number];

/** A town with fewer sights of its own has those around it too. */
const FEW = 8;
const AROUND_KM = 45;
const MOST_AROUND = 60;
/** So far from its middle a quarter goes. */
const QUARTER_KM = 1.5;
/** What was asked for by name comes first. */
const ASKED = 1000;

const kindsOf: Partial<Record<Attraction['category'], SeeKind>> = {
  museum: 'museum',
  gallery: 'museum',
  park: 'outdoors',
  garden: 'outdoors',
  beach: 'outdoors',
  nature: 'outdoors',
  island: 'outdoors',
  national_park: 'outdoors',
  viewpoint: 'outdoors',
  food: 'food',
  market: 'food',
  zoo: 'leisure',
  aquarium: 'leisure',
  theme_park: 'leisure',
  theatre: 'leisure',
  nightlife: 'leisure',
  shopping: 'leisure',
  wellness: 'leisure',
  experience: 'leisure',
  neighbourhood: 'quarter',
};

/** What a quarter is worth, so that it stands among the sights of middling fame. */
const QUARTER_WORTH = 60;

/** The sights of a city, and where it has few, those around it. */
function sightsOf(atlas: Atlas, { placeId, latitude, longitude }: PlaceRef): readonly Attraction[] {
  const own = atlas.topAttractions(placeId?.split('/')[0] ?? '');
  if (own.length >= FEW) return own;
  const known = new Set(own.map(({ id }) => id));
  const around = atlas.attractionsNear(latitude, longitude, AROUND_KM, MOST_AROUND);
  return [...own, ...around.filter(({ id }) => !known.has(id))];
}

/** The quarters that the guide of a city tells of; those that are a sight of their own stand there once. */
function quartersOf(atlas: Atlas, city: PlaceRef, sights: readonly Attraction[]): Offer[] {
  const named = new Set(sights.map(({ name }) => fold(name)));
  const quarters = atlas.cityInfo(city.placeId ?? '')?.guide.neighbourhoods ?? [];
  return quarters
    .filter(({ name }) => !named.has(fold(name)))
    .map(({ name, lat: latitude, lon: longitude, character }) => {
      const { countryCode, timeZone } = city;
      return {
        place: {
          name,
          kind: 'custom',
          latitude,
          longitude,
          ...(countryCode !== undefined && { countryCode }),
          ...(timeZone !== undefined && { timeZone }),
          status: 'own',
        },
        kind: 'quarter',
        category: 'neighbourhood',
        about: fold(`${name} quarter neighbourhood district ${character}`),
        why: character,
        likes: [],
        worth: QUARTER_WORTH,
        fame: QUARTER_WORTH,
        minutes: null,
        free: true,
        indoor: false,
        forChildren: false,
        dayTrip: false,
        openOn: null,
      };
    });
}

/** Everything a city offers for a day, what these travellers would like best first. */
export function whatToSee(
  { city, request, on, month }: Body<'whatToSee'>,
  atlas: Atlas,
): Answer<'whatToSee'> {
  const sights = sightsOf(atlas, city);
  const { worth } = worthIn(atlas, city.placeId?.split('/')[0] ?? '', month, request);
  const party = partyOf(request);
  const asked = new Set(namedSights(atlas, request).map(({ id }) => id));
  const quarters = atlas.cityInfo(city.placeId ?? '')?.guide.neighbourhoods ?? [];
  const quarterOf = ({ lat, lon }: Attraction): string =>
    quarters
      .filter((one) => distanceKm(one.lat, one.lon, lat, lon) < QUARTER_KM)
      .map(({ name }) => name)
      .join(' ');
  const offerOf = (sight: Attraction): Offer => {
    const { name, localName = '', why, hours } = sight;
    const words = [name, localName, ...kindWordsOf(sight), quarterOf(sight), why];
    return {
      place: attractionRef(sight),
      kind: kindsOf[sight.category] ?? 'landmark',
      category: sight.category,
      about: fold(words.join(' ')),
      why,
      likes: (request.interests ?? []).filter((interest) => interestsOf(sight).has(interest)),
      worth: worth(sight) + (asked.has(sight.id) ? ASKED : 0),
      fame: sight.fame,
      minutes: sight.visit[0],
      free: sight.price === 0,
      ...paidCost(atlas, sight, party),
      indoor: sight.setting === 'indoor',
      forChildren: sight.goodFor.includes('children'),
      dayTrip: sight.dayTrip === true,
      openOn: on === null || hours === 'unknown' ? null : windowsOf(atlas, sight, on),
    };
  };
  const skipped = new Set(request.skip);
  const offers = [
    ...sights.filter(({ id }) => !skipped.has(id)).map(offerOf),
    ...quartersOf(atlas, city, sights),
  ];
  return { offers: offers.toSorted((left, right) => right.worth - left.worth) };
}

function paidCost(atlas: Atlas, sight: Attraction, party: ReturnType<typeof partyOf>): Pick<Offer, 'cost'> {
  const { cost } = paidFor(atlas, sight, party);
  return cost === undefined ? {} : { cost };
}

const windowsOf = (atlas: Atlas, sight: Attraction, on: string) =>
  openingOn(atlas, sight, on).openings.map(({ from, until }) => ({ startMinute: from, endMinute: until }));
