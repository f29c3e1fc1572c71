import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ferries } from '../../atlas/src/travel/ferries.ts';
import { fixedLinks } from '../../atlas/src/travel/fixed-links.ts';
import { createLandMasses } from '../../atlas/src/travel/land-masses.ts';
import { readLandSpans } from '../../atlas/src/travel/read-land-spans.ts';
import { buildRoadNetwork } from '../../atlas/src/travel/road-network.ts';
import { createRoadSearch } from '../../atlas/src/travel/shortest-way.ts';
import { findTowns, quantile } from './find-towns.ts';
import { readTable } from './read-table.ts';
import type { Town } from './read-towns.ts';

/** One measured pair with how far the model is off, as shares of the truth. */
interface Judged {
  meters: number;
  metersOff: number;
  minutesOff: number;
  heldOut: boolean;
}

const expectedStretch = 1.18;
const bandsKm = [0, 100, 300, 600, 1200, 2400, 9999] as const;

/** Compares road distance and driving time with every `*road*.csv` of the folder. */
export function measureRoads(folder: string, towns: readonly Town[]): Record<string, number> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /road.*\.csv$/.test(name)) : [];
  if (files.length === 0) console.log('\nRoads: no file of road pairs.');
  const figures: Record<string, number> = {};
  const land = createLandMasses(readLandSpans());
  const network = buildRoadNetwork(towns, land, fixedLinks, ferries);
  const search = createRoadSearch(network, land);
  for (const file of files) {
    const rows = readTable(join(folder, file)).filter(
      (row) => Number(row['road_km']) > 0 && Number(row['drive_min']) > 0,
    );
    const pairs = rows.map((row) => ({
      origin: row['origin'] ?? '',
      destination: row['destination'] ?? '',
      meters: Number(row['road_km']) * 1000,
      stretch: expectedStretch,
    }));
    const found = findTowns(
      pairs,
      towns.filter(({ countryCode }) => countryCode === 'US'),
    );
    const judged: Judged[] = [];
    let noWay = 0;
    rows.forEach((row, i) => {
      const { origin, destination, meters } = pairs[i]!;
      const from = found.get(origin);
      const to = found.get(destination);
      const way = from && to && search.way(from, to);
      if (!way) {
        noWay++;
        return;
      }
      judged.push({
        meters,
        metersOff: way.meters / meters - 1,
        minutesOff: way.minutes / Number(row['drive_min']) - 1,
        heldOut: !usedForFitting(origin, destination),
      });
    });
    console.log(
      `\nRoads, ${file}: ${judged.length} of ${rows.length} pairs (${noWay} with an unknown town or no road)`,
    );
    print('all pairs', judged);
    print(
      'pairs not used for fitting',
      judged.filter(({ heldOut }) => heldOut),
    );
    for (let band = 0; band + 1 < bandsKm.length; band++) {
      const [low, high] = [bandsKm[band]!, bandsKm[band + 1]!];
      print(
        `  ${low}–${high} km`,
        judged.filter(({ meters }) => meters >= low * 1000 && meters < high * 1000),
      );
    }
    Object.assign(
      figures,
      summary('road', judged),
      summary(
        'road_held_out',
        judged.filter(({ heldOut }) => heldOut),
      ),
    );
    figures['road_unanswered'] = noWay;
  }
  return figures;
}

/** The constants of the road model were fitted on these pairs, both directions alike. */
function usedForFitting(origin: string, destination: string): boolean {
  let hash = 7;
  for (const character of [origin, destination].sort().join())
    hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  return hash % 7 < 4;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(7);

function print(name: string, judged: readonly Judged[]): void {
  if (judged.length === 0) return;
  const minutes = judged.map(({ minutesOff }) => Math.abs(minutesOff));
  const meters = judged.map(({ metersOff }) => Math.abs(metersOff));
  const time = `minutes: median${percent(quantile(minutes, 0.5))} p90${percent(quantile(minutes, 0.9))}`;
  const length = `km: median${percent(quantile(meters, 0.5))} p90${percent(quantile(meters, 0.9))}`;
  console.log(`  ${name.padEnd(28)}${String(judged.length).padStart(6)}  ${time}   ${length}`);
}

function summary(name: string, judged: readonly Judged[]): Record<string, number> {
  const round = (share: number): number => Math.round(share * 1e4) / 100;
  const minutes = judged.map(({ minutesOff }) => Math.abs(minutesOff));
  const meters = judged.map(({ metersOff }) => Math.abs(metersOff));
  return {
    [`${name}_minutes_median_percent`]: round(quantile(minutes, 0.5)),
    [`${name}_minutes_p90_percent`]: round(quantile(minutes, 0.9)),
    [`${name}_km_median_percent`]: round(quantile(meters, 0.5)),
    [`${name}_km_p90_percent`]: round(quantile(meters, 0.9)),
  };
}
