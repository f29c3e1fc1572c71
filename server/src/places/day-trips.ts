import { toldWay, type Attraction, type ToldWay, type TravelOption, type TravelPlace } from '@wayfare/atlas';
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

/** How far from the model a text may be that perhaps tells the way from somewhere else. */
const [leastOfModel, mostOfModel] = [0.6, 1.7];
const namesRails = /\b(?:trains?|rail|railway|s-bahn|rer|metro|subway|underground|tram|\w+ line)\b/i;

/** The way that the text of a sight tells from its city; that of one nearer by may begin at its harbour, or at the end of the bus. */
function toldFromCity({ why, dayTrip }: Attraction, minutes: number): ToldWay | null {
  const told = toldWay(why);
  if (!told || dayTrip) return told;
  const isLikely = told.minutes >= minutes * leastOfModel && told.minutes <= minutes * mostOfModel;
  return told.mode && isLikely ? told : null;
}

/** How one goes for a day to another city: what it is known for tells nothing of the way to it. */
function wayToCity(options: readonly TravelOption[]): Way | null {
  const best = bestOf(options);
  if (!best) return null;
  return { mode: best.mode, minutes: stepped(best.minutes), doorToDoor: best.mode !== 'drive' };
}

/** How one goes for a day to a sight: as its text tells it, else the best way on the ground. */
function wayToSight(options: readonly TravelOption[], sight: Attraction): Way | null {
  const best = wayToCity(knownWays(options, sight));
  if (!best) return null;
  const told = toldFromCity(sight, best.minutes);
  // The model rides to the nearest station. That a train goes to the sight itself is only known where its text says so.
  const hasStation = namesRails.test(`${sight.name} ${sight.why}`);
  const mode = best.mode === 'rail' && !hasStation ? 'transit' : best.mode;
  return {
    mode: told?.mode ?? mode,
    minutes: told?.minutes ?? best.minutes,
    doorToDoor: !told && best.doorToDoor,
  };
}

const isTooFar = ({ mode, minutes }: Way) => mode === 'flight' || minutes > mostMinutesToCity;

/** Places worth a day from a city, sights and other cities, with the way there and back. */
export async function dayTripsOf(needs: PlaceNeeds, cityId: string): Promise<Answer<'dayTrips'>> {
  const atlas = needs.atlas();
  const from = catalogueCity(atlas, cityId);
  const waysTo = async (place: TravelPlace, choose: (options: readonly TravelOption[]) => Way | null) => {
    const [out, home] = await Promise.all([needs.ways.between(from, place), needs.ways.between(place, from)]);
    const there = choose(out);
    const back = choose(home);
    return there && back && { there, back };
  };
  const listed = atlas.dayTripsFrom(cityId).map(async ({ kind, id }): Promise<Listed | null> => {
    if (kind === 'city') {
      const city = catalogueCity(atlas, id);
      const ways = await waysTo(city, wayToCity);
      return ways && !isTooFar(ways.there) ? { kind, city: toCitySummary(atlas, city), ...ways } : null;
    }
    const sight = atlas.attraction(cityId, id.slice(cityId.length + 1));
    const ways = sight && (await waysTo(sight, (options) => wayToSight(options, sight)));
    return ways && { kind, attraction: toAttractionInfo(atlas, sight, needs.now()), ...ways };
  });
  return { cityId, dayTrips: (await Promise.all(listed)).filter((trip) => trip !== null) };
}
