import { seasonFit } from '@wayfare/assistant';
import type { Attraction, CityInfo } from '@wayfare/atlas';
import type { Wish } from './read-wish.ts';
import type { WishIndex } from './wish-index.ts';
import { monthOf, notedIn } from './wish-notes.ts';
import { type Fit, fitOf, kindTold } from './wish-sights.ts';
import type { Want } from './wish-wants.ts';

/** A sight with what it is worth for a wish. */
interface Rated {
  sight: Attraction;
  worth: number;
}

/** A city with what of it fits a wish, the best first. */
export interface RatedCity {
  info: CityInfo;
  worth: number;
  sights: readonly Rated[];
}

const mostSights = 12;
/** A city is shown for what its best so many sights of the kind are. */
const weighed = 3;
const outOfSeason = 0.25;
const [warmHigh, coldHigh] = [22, 8];
/** So many degrees beyond what a season's wish needs are enough. */
const plenty = 6;
/** A town is small with fewer people. */
const smallTown = 120_000;
/** Where nothing is all that is wanted, what is at least this much of it is the nearest. */
const nearest = 0.3;
/** With fewer that are all that is wanted, what is most of it follows. */
const few = 4;
const mostOfIt = 0.5;
/** What the guide tells of it counts beside a first sight of it, where it tells all of it or a part; and in its notes, under their topic or another. */
const told = { all: 0.8, part: 0.4 };
const noted = { topic: 0.5, other: 0.1 };
/** What a sight is worth that is nothing of what is wanted, where there is nothing better. */
const base = 0.1;
/** A city whose sights are so often of the kind is there for it. */
const focused = 0.25;

/** How many degrees a city is short of being warm or cold enough in the month that is wished, or over the year. */
function missing({ climate, season }: Wish, info: CityInfo, month: number | null): number {
  const { high } = info.guide.climate;
  const mean = month === null ? high.reduce((sum, one) => sum + one, 0) / 12 : high[month - 1]!;
  const short =
    climate === 'warm'
      ? warmHigh - mean
      : climate === 'cold'
        ? (month === null ? Math.min(...high) : mean) - coldHigh
        : 0;
  return Math.max(short, season && month !== null ? -seasonFit(season, info, month) : 0);
}

/** What a city is worth under the sky that is wished, the better it is of its kind the more; loosely, where none is right. */
export function skyShare(wish: Wish, info: CityInfo, isLoose: boolean): number {
  const month = monthOf(wish, info.lat);
  const short = missing(wish, info, month);
  if (short > 0) return isLoose ? 1 / (1 + short ** 2) : 0;
  if (month === null) return 1;
  const isIn = info.guide.bestMonths.includes(month);
  const { season, climate } = wish;
  if (season) return Math.min(1, Math.max(0.1, seasonFit(season, info, month) / plenty)) * (isIn ? 1 : 0.5);
  return isIn || climate !== undefined ? 1 : outOfSeason;
}

/** The cheaper, the better: a city at half the price is worth eight times as much to whom price matters. */
const costShare = ({ guide }: CityInfo) => Math.max(0.1, Math.min(8, (70 / guide.dailyCostEuro[0]) ** 3));
function notedShare(info: CityInfo, wish: Wish): number {
  const note = notedIn(info, wish);
  return note === null ? 0 : note.isOfTopic ? noted.topic : noted.other;
}

const isSeen = ({ category }: Attraction) => category !== 'food';

/** The sights of each city that are all that is wanted, else those that come nearest; of no wants all but tables. */
function sightsIn(index: WishIndex, within: ReadonlySet<number>, { fits, share }: Fit, wish: Wish) {
  const hasWants = wish.wants.length > 0;
  const gather = (holds: (at: number) => boolean) => {
    const found = new Map<number, Rated[]>();
    for (const [at, number] of index.cityOf.entries()) {
      if (!within.has(number) || !holds(at)) continue;
      const sight = index.sights[at]!;
      const rated = { sight, worth: sight.fame * (hasWants ? (base + share(at)) ** 2 : 1) };
      const list = found.get(number);
      if (list) list.push(rated);
      else found.set(number, [rated]);
    }
    return found;
  };
  const seen = (at: number) => isSeen(index.sights[at]!);
  return {
    fitting: gather(hasWants ? fits : seen),
    near: (least: number) => gather((at) => share(at) >= least),
    seen: () => gather(seen),
    ofKind: (kind: Attraction['category']) => gather((at) => index.sights[at]!.category === kind),
  };
}

/** The sights of a wish by city: all of it, else without what only notes tell of, else the nearest to it. */
function findSights(index: WishIndex, wish: Wish, numbers: readonly number[], isPlaced: boolean) {
  const { wants } = wish;
  const within = new Set(numbers);
  const fitsFor = (list: readonly Want[]) => ({
    sights: sightsIn(index, within, fitOf(index.ofSights, index.sights.length, list), wish),
    ofCities: fitOf(index.ofCities, index.cities.length, list),
  });
  const whole = isPlaced ? wants : wants.map((want) => ({ ...want, isNeeded: true }));
  let { sights, ofCities } = fitsFor(whole);
  if (!isPlaced && sights.fitting.size === 0) ({ sights, ofCities } = fitsFor(wants));
  const isHeld = sights.fitting.size > 0 || numbers.some(ofCities.fits);
  const found = [...sights.fitting.values()].reduce((sum, { length }) => sum + length, 0);
  let byCity = sights.fitting;
  const kinds = wants.map((want) => ({ ...want, isNeeded: want.isKind }));
  if (isPlaced && found === 0 && wants.some(({ isKind }) => isKind)) byCity = fitsFor(kinds).sights.fitting;
  if (byCity.size === 0 && (isPlaced || !isHeld)) byCity = sights.near(nearest);
  if (isPlaced && found > 0 && found < few) byCity = sights.near(mostOfIt);
  if (isPlaced && byCity.size === 0) {
    const kind = kindTold(index, wants);
    byCity = kind === null ? sights.seen() : sights.ofKind(kind);
  }
  if (isPlaced && byCity.size === 0) byCity = sights.seen();
  // Of two words a long guide has either somewhere: where sights are both, only what a city is known for counts.
  const tells = found >= few && wants.length > 1 ? ofCities.fitsKnown : ofCities.fits;
  return { byCity, ofCities, tells, isHeld, isWhole: isHeld && (found > 0 || !isPlaced) };
}

/** The cities of a wish with the sights that fit it, the best first; and whether they only come near it. */
export function rankWish(index: WishIndex, wish: Wish, ids: readonly string[] | null) {
  const hasWants = wish.wants.length > 0;
  const numbers =
    ids === null ? [...index.cities.keys()] : ids.flatMap((id) => index.cityNumbers.get(id) ?? []);
  const { byCity, ofCities, tells, isHeld, isWhole } = findSights(index, wish, numbers, ids !== null);
  const toldShare = (number: number) =>
    wish.isOfNotes
      ? notedShare(index.cities[number]!, wish)
      : hasWants
        ? ofCities.share(number) * (ofCities.fits(number) ? told.all : told.part)
        : 0;
  const isCheap = wish.wants.some(({ term }) => term === 'is cheap');
  // What is told of a sight in so many words is looked for wherever it is; a mere kind where it is best known.
  const isTold = wish.wants.some(({ isKind }) => !isKind);
  const cities = numbers.flatMap((number): RatedCity[] => {
    const info = index.cities[number]!;
    const sights = (byCity.get(number) ?? []).sort((left, right) => right.worth - left.worth);
    if (sights.length === 0 && !(isHeld && hasWants && tells(number))) return [];
    if (wish.isSmall && info.population > smallTown) return [];
    const best = wish.isOfNotes
      ? 0
      : sights.slice(0, weighed).reduce((sum, { worth }) => sum + worth, 0) / (weighed * 100);
    const focus = hasWants ? 0.5 + Math.min(1, sights.length / info.attractionCount / focused) : 1;
    const known = isTold ? Math.sqrt(index.known[number]!) : index.known[number]!;
    return [
      { info, sights, worth: (best * focus + toldShare(number)) * known * (isCheap ? costShare(info) : 1) },
    ];
  });
  const under = (isLoose: boolean) =>
    cities
      .map((city) => ({ ...city, worth: city.worth * skyShare(wish, city.info, isLoose) }))
      .filter(({ worth }) => worth > 0)
      .sort((left, right) => right.worth - left.worth);
  const right = under(false);
  const rated = right.length > 0 ? right : under(true);
  const first = rated[0]?.worth ?? 1;
  const sights = rated
    .flatMap((city) =>
      city.sights.map(({ sight, worth }) => ({ sight, worth: worth * Math.sqrt(city.worth / first) })),
    )
    .sort((left, right) => right.worth - left.worth)
    .slice(0, mostSights)
    .map(({ sight }) => sight);
  return { cities: rated, sights, isNear: wish.unknown.length > 0 || !isWhole || right.length === 0 };
}
