import { toldWay, type Attraction, type TravelOption, type TravelPlace } from '@wayfare/atlas';
import type { Answer } from '@wayfare/contracts/endpoints';
import { toAttractionInfo, toCitySummary } from './describe-places.ts';
import { catalogueCity, type PlaceNeeds } from './find-places.ts';
import { knownWays } from './known-ways.ts';

type Listed = Answer<'dayTrips'>['dayTrips'][number];
type Way = Listed['there'];

/** Another city is a day trip only where one is there in so many minutes. */
const mostMinutesToCity = 150;

/** Most travellers have no car: what goes without one is told, where it takes hardly longer. */
const withoutCar = new Set<TravelOption['mode']>(['walk', 'transit', 'rail', 'ferry']);
const longerWithoutCar = 1.8;

function bestOf(options: readonly TravelOption[]) {
  const onGround = options.filter(({ mode }) => mode !== 'flight' && mode !== 'bike');
  const [quickest] = onGround;
  const open = onGround.find(({ mode }) => withoutCar.has(mode));
  const isFair = quickest && open && open.minutes <= quickest.minutes * longerWithoutCar;
  return isFair ? open : (quickest ?? options[0]);
}

/** The model's minutes are no timetable's. */
const stepped = (minutes: number) => 5 * Math.max(1, Math.round(minutes / 5));

/** How one goes for a day: as the text of the sight tells it, else the best way on the ground. */
function wayOf(options: readonly TravelOption[], why: string): Way | null {
  const best = bestOf(options);
  if (!best) return null;
  const told = toldWay(why);
  return { mode: told?.mode ?? best.mode, minutes: told?.minutes ?? stepped(best.minutes) };
}

const isTooFar = ({ mode, minutes }: Way) => mode === 'flight' || minutes > mostMinutesToCity;

/** Places worth a day from a city, sights and other cities, with the way there and back. */
export async function dayTripsOf(needs: PlaceNeeds, cityId: string): Promise<Answer<'dayTrips'>> {
  const atlas = needs.atlas();
  const from = catalogueCity(atlas, cityId);
  const waysTo = async (place: TravelPlace, why: string, sight?: Attraction) => {
    const [out, home] = await Promise.all([needs.ways.between(from, place), needs.ways.between(place, from)]);
    const known = (options: readonly TravelOption[]) => (sight ? knownWays(options, sight) : options);
    const there = wayOf(known(out), why);
    const back = wayOf(known(home), why);
    return there && back && { there, back };
  };
  const listed = atlas.dayTripsFrom(cityId).map(async ({ kind, id, why }): Promise<Listed | null> => {
    if (kind === 'city') {
      const city = catalogueCity(atlas, id);
      // What a city is known for tells nothing of the way to it.
      const ways = await waysTo(city, '');
      return ways && !isTooFar(ways.there) ? { kind, city: toCitySummary(atlas, city), ...ways } : null;
    }
    const sight = atlas.attraction(cityId, id.slice(cityId.length + 1));
    // The text of a sight nearer by may tell the way from somewhere else: its harbour, the end of the bus.
    const ways = sight && (await waysTo(sight, sight.dayTrip ? why : '', sight));
    return ways && { kind, attraction: toAttractionInfo(atlas, sight, needs.now()), ...ways };
  });
  return { cityId, dayTrips: (await Promise.all(listed)).filter((trip) => trip !== null) };
}
