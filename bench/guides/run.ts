import { parseArgs } from 'node:util';
import { addDays, weekdayOf } from '@wayfare/almanac/local-date';
import { createAssistant } from '@wayfare/assistant';
import type { Atlas, Attraction } from '@wayfare/atlas';
import { openAtlas, openTravel } from '@wayfare/atlas';
import type { Answer } from '@wayfare/contracts/endpoints';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { makeSampleDays } from '@wayfare/server/places/sample-days';
import { lengthOf, shortestTour } from '../planner/shortest-tour.ts';
import { printTable } from '../planner/table.ts';

const today = '2026-11-22T10:00:00Z';
/** A day goes to and fro where it is so much longer than the shortest round of the same places, and by so much. */
const LONGEST = 1.25;
const LEAST_KM = 1.5;
/** Up to so many places of a day, their shortest round is found by trying all. */
const MOST_TOURED = 8;
/** What a meal is called for which nobody is known who serves it. */
const nowhere = /^(?:Breakfast|Lunch|Dinner) near /;
const week = [0, 1, 2, 3, 4, 5, 6] as const;
/** Where no month suits better. */
const ANY_MONTH = 5;

type Told = Answer<'sampleDays'>;

interface Judged {
  days: number;
  visits: number;
  meals: number;
  'first sight left out': string[];
  'one of the first three left out': string[];
  'of these not told as left out': string[];
  'days to and fro': string[];
  'closed doors': string[];
  'meals that are no place': string[];
  'times not on five minutes': string[];
  'cities without days': string[];
  'cities where it matters on which day one begins': string[];
}

/** The sight of an item: what the door is asked of. */
const sightOf = (atlas: Atlas, { place }: PlanItem): Attraction | null => {
  const [cityId = '', slug] = place?.placeId?.split('/') ?? [];
  return slug ? atlas.attraction(cityId, slug) : null;
};

/** The Monday of a week in the middle of a month, next year. */
function mondayOf(month: number): string {
  const middle = `2027-${String(month).padStart(2, '0')}-15`;
  return addDays(middle, -weekdayOf(middle));
}

const isShut = (atlas: Atlas, sight: Attraction, { startMinute, endMinute }: PlanItem, on: string) =>
  sight.hours !== 'unknown' &&
  !atlas
    .opening(sight, on)
    .windows.some((open) => startMinute >= open.startMinute && endMinute <= open.endMinute);

/** How a day's way compares with the shortest, where it goes to and fro. */
function toAndFro({ base, endBase, items }: PlanDay): string | null {
  const places = items.flatMap(({ kind, place }) => (kind === 'visit' && place ? [place] : []));
  if (!base || !endBase || places.length < 2 || places.length > MOST_TOURED) return null;
  const way = lengthOf([base, ...places, endBase]);
  const least = shortestTour(base, places, endBase);
  if (way <= LONGEST * least || way - least <= LEAST_KM) return null;
  return `${way.toFixed(1)} km for ${least.toFixed(1)}: ${places.map(({ name }) => name).join(', ')}`;
}

const hourOf = ({ startMinute }: PlanItem) => (startMinute / 60).toFixed(2);

function judge(atlas: Atlas, told: Told, days: readonly PlanDay[], into: Judged): void {
  const { cityId, beginOn, leftOut } = told;
  const items = days.flatMap((day) => day.items);
  const seen = new Set(items.flatMap(({ place }) => place?.placeId ?? []));
  const [first, ...next] = atlas.topAttractions(cityId).slice(0, 3);
  const say = (list: string[], line: string) => list.push(`${cityId}: ${line}`);
  if (days.length === 0) into['cities without days'].push(cityId);
  if (first && !seen.has(first.id)) say(into['first sight left out'], first.slug);
  for (const { id, slug } of next) if (!seen.has(id)) say(into['one of the first three left out'], slug);
  for (const one of [...(first ? [first] : []), ...next])
    if (!seen.has(one.id) && leftOut.every(({ name }) => name !== one.name))
      say(into['of these not told as left out'], one.slug);
  days.forEach((day, index) => {
    const line = toAndFro(day);
    if (line) say(into['days to and fro'], `day ${index + 1}, ${line}`);
  });
  if (beginOn.length > 0) say(into['cities where it matters on which day one begins'], beginOn.join(' '));
  const monday = mondayOf(told.month ?? ANY_MONTH);
  for (const begin of beginOn.length > 0 ? beginOn : week)
    days.forEach((day, index) => {
      for (const item of day.items) {
        const sight = sightOf(atlas, item);
        const on = addDays(monday, begin + index);
        if (sight && !nowhere.test(item.title) && isShut(atlas, sight, item, on))
          say(into['closed doors'], `${item.title} at ${hourOf(item)} on ${on} (${sight.hours})`);
      }
    });
  for (const item of items) {
    const at = `${item.title} at ${hourOf(item)}`;
    if (nowhere.test(item.title)) say(into['meals that are no place'], at);
    if (item.startMinute % 5 || item.endMinute % 5) say(into['times not on five minutes'], at);
  }
  into.days += days.length;
  into.visits += items.filter(({ kind }) => kind === 'visit').length;
  into.meals += items.filter(({ kind }) => kind === 'meal').length;
}

/** The sample days of every guide: first sights, ways, doors, meals. `--list` names what falls short, `--only CITY`. */
export default async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { list: { type: 'boolean' }, only: { type: 'string' } } });
  const atlas = openAtlas();
  const assistant = createAssistant({ atlas, travel: openTravel(atlas), now: () => new Date(today) });
  const judged: Judged = {
    days: 0,
    visits: 0,
    meals: 0,
    'first sight left out': [],
    'one of the first three left out': [],
    'of these not told as left out': [],
    'days to and fro': [],
    'closed doors': [],
    'meals that are no place': [],
    'times not on five minutes': [],
    'cities without days': [],
    'cities where it matters on which day one begins': [],
  };
  const cities = atlas.catalogueCities().filter(({ id }) => !values.only || id === values.only);
  for (const { id } of cities) {
    const { told, trip } = makeSampleDays(atlas, assistant, id, Date.parse(today));
    judge(atlas, told, trip.plan?.days ?? [], judged);
  }
  const { days, visits, meals, ...lists } = judged;
  printTable(
    `Sample days of ${cities.length} guides`,
    ['', 'count', 'of'],
    [
      ['days', days, ''],
      ['visits', visits, ''],
      ['meals', meals, ''],
      ...Object.entries(lists).map(([name, lines]) => [
        name,
        lines.length,
        ofWhat(name, judged, cities.length),
      ]),
    ],
  );
  if (!values.list) return;
  for (const [name, lines] of Object.entries(lists)) {
    console.log(`\n${name}`);
    for (const line of lines) console.log(`  ${line}`);
  }
}

function ofWhat(name: string, { days, visits, meals }: Judged, cities: number): number {
  if (name.startsWith('days')) return days;
  if (name.startsWith('meals')) return meals;
  return name.includes('left out') || name.startsWith('cities') ? cities : visits;
}
