import { openAtlas } from '../../atlas/src/open-atlas.ts';
import { openTravel } from '../../atlas/src/travel/open-travel.ts';
import type { TravelPlace } from '../../atlas/src/travel/travel-option.ts';
import { median } from './find-towns.ts';
import { knownWays, neverTaken } from './known-ways.ts';

const near = 0.25;

/** Compares the whole model with the ways known by heart; `all` prints each that is off. */
export function measureKnownWays(all: boolean): Record<string, number> {
  const atlas = openAtlas();
  const travel = openTravel(atlas);
  const placeOf = (id: string): TravelPlace => {
    const [city = '', sight] = id.split('/');
    const place = sight ? atlas.attraction(city, sight) : atlas.city(city);
    if (!place) throw new Error(`The atlas knows no ${id}.`);
    return place;
  };
  const optionOf = ({ from, to, mode }: { from: string; to: string; mode: string }) =>
    travel.estimateTravel(placeOf(from), placeOf(to)).find((option) => option.mode === mode);
  const judged = knownWays.map((way) => {
    const option = optionOf(way);
    return {
      ...way,
      timeRatio: (option?.minutes ?? 0) / way.minutes,
      lengthRatio: way.kilometers > 0 ? (option?.distanceMeters ?? 0) / 1000 / way.kilometers : 1,
    };
  });
  const figures: Record<string, number> = {};
  console.log(`\nKnown ways: ${judged.length}; share within ±25 % and median of model to truth`);
  for (const [mode, list] of [...Map.groupBy(judged, (way) => way.mode), ['all', judged] as const]) {
    const minutes = shareNear(list.map(({ timeRatio }) => timeRatio));
    const measured = list.filter(({ kilometers }) => kilometers > 0);
    const middle = median(list.map(({ timeRatio }) => timeRatio));
    figures[`known_${mode}_minutes_near_percent`] = minutes;
    figures[`known_${mode}_minutes_median_ratio`] = Math.round(middle * 100) / 100;
    let line = `  ${mode.padEnd(8)}${String(list.length).padStart(4)}  minutes ${minutes} % near, median ${middle.toFixed(2)}`;
    if (measured.length > 0) {
      const length = shareNear(measured.map(({ lengthRatio }) => lengthRatio));
      figures[`known_${mode}_km_near_percent`] = length;
      line += `; km ${length} % near, median ${median(measured.map(({ lengthRatio }) => lengthRatio)).toFixed(2)}`;
    }
    console.log(line);
  }
  const taken = neverTaken.filter((way) => optionOf(way));
  figures['never_taken_yet_offered'] = taken.length;
  console.log(`  ways nobody takes that are offered: ${taken.length} of ${neverTaken.length}`);
  if (all) {
    for (const { from, to, mode, timeRatio, lengthRatio } of judged) {
      if (isNear(timeRatio) && isNear(lengthRatio)) continue;
      console.log(
        `    ${from} > ${to} ${mode}: time × ${timeRatio.toFixed(2)}, length × ${lengthRatio.toFixed(2)}`,
      );
    }
    for (const { from, to, mode } of taken) console.log(`    ${from} > ${to} ${mode}: offered`);
  }
  return figures;
}

const isNear = (ratio: number): boolean => Math.abs(ratio - 1) <= near;
const shareNear = (ratios: readonly number[]): number =>
  Math.round((ratios.filter(isNear).length / ratios.length) * 1000) / 10;
