import { openAtlas } from '../../atlas/src/open-atlas.ts';
import { openTravel } from '../../atlas/src/travel/open-travel.ts';
import type { TravelOption, TravelPlace } from '../../atlas/src/travel/travel-option.ts';
import { median } from './find-towns.ts';
import { knownTables, readKnownWays } from './known-ways.ts';
import type { KnownWay } from './known-ways.ts';

const near = 0.25;

interface Judged extends KnownWay {
  timeRatio: number;
  lengthRatio: number;
}

/** Compares the whole model with the tables of ways known by heart; `all` prints each that is off. */
export function measureKnownWays(all: boolean): Record<string, number> {
  const atlas = openAtlas();
  const travel = openTravel(atlas);
  const placeOf = (id: string): TravelPlace => {
    const [city = '', sight] = id.split('/');
    const place = sight ? atlas.attraction(city, sight) : (atlas.city(city) ?? atlas.airport(city));
    if (!place) throw new Error(`The atlas knows no ${id}.`);
    return place;
  };
  const optionOf = ({ from, to, mode }: KnownWay): TravelOption | undefined =>
    travel.estimateTravel(placeOf(from), placeOf(to)).find((option) => option.mode === mode);
  const figures: Record<string, number> = {};
  for (const table of knownTables) {
    const judged = readKnownWays(table).map((way) => judge(way, optionOf(way)));
    console.log(`\nKnown ways, ${table} table: share within ±25 % and median of model to truth`);
    for (const [mode, list] of [...Map.groupBy(judged, (way) => way.mode), ['all', judged] as const]) {
      figures[`${table}_${mode}_minutes_near_percent`] = printMode(mode, list);
    }
    if (all) judged.filter(isOff).forEach(printOff);
  }
  const never = readKnownWays('never');
  const taken = never.filter((way) => optionOf(way));
  figures['never_taken_yet_offered'] = taken.length;
  console.log(`\nWays that nobody takes yet are offered: ${taken.length} of ${never.length}`);
  for (const { from, to, mode } of taken) console.log(`    ${from} > ${to} ${mode}`);
  return figures;
}

/** The model against the truth; 0 where it does not know the way. */
function judge(way: KnownWay, option: TravelOption | undefined): Judged {
  const timeRatio = (option?.minutes ?? 0) / way.minutes;
  const lengthRatio = way.kilometers > 0 ? (option?.distanceMeters ?? 0) / 1000 / way.kilometers : 1;
  return { ...way, timeRatio, lengthRatio };
}

function printMode(mode: string, list: readonly Judged[]): number {
  const times = list.map(({ timeRatio }) => timeRatio);
  const lengths = list.filter(({ kilometers }) => kilometers > 0).map(({ lengthRatio }) => lengthRatio);
  const km =
    lengths.length > 0 ? `; km ${shareNear(lengths)} % near, median ${median(lengths).toFixed(2)}` : '';
  const head = `  ${mode.padEnd(8)}${String(list.length).padStart(4)}`;
  console.log(`${head}  minutes ${shareNear(times)} % near, median ${median(times).toFixed(2)}${km}`);
  return shareNear(times);
}

const isNear = (ratio: number): boolean => Math.abs(ratio - 1) <= near;
const isOff = ({ timeRatio, lengthRatio }: Judged): boolean => !isNear(timeRatio) || !isNear(lengthRatio);
const shareNear = (ratios: readonly number[]): number =>
  Math.round((ratios.filter(isNear).length / ratios.length) * 1000) / 10;

function printOff({ mode, from, to, minutes, timeRatio, lengthRatio }: Judged): void {
  const ratios = `time × ${timeRatio.toFixed(2)}, length × ${lengthRatio.toFixed(2)}`;
  console.log(`    ${mode}: ${from} > ${to} ${minutes}: ${ratios}`);
}
