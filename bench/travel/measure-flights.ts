import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { blockMinutes } from '../../atlas/src/travel/flight-model.ts';
import { greatCircle } from '../../atlas/src/travel/great-circle.ts';
import { findTowns, median, quantile } from './find-towns.ts';
import { readTable } from './read-table.ts';
import type { Town } from './read-towns.ts';

/** Compares block times with every `*flights*.csv` of the folder: domestic ones by distance, long-haul ones by city. */
export function measureFlights(folder: string, towns: readonly Town[]): Record<string, number> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /flight.*\.csv$/.test(name)) : [];
  if (files.length === 0) console.log('\nFlights: no file of flights.');
  const figures: Record<string, number> = {};
  for (const file of files) {
    const rows = readTable(join(folder, file));
    const domestic = rows[0]?.['block_min'] !== undefined;
    Object.assign(
      figures,
      domestic ? measureDomestic(file, rows, towns) : measureLongHaul(file, rows, towns),
    );
  }
  return figures;
}

type Rows = ReturnType<typeof readTable>;

function measureDomestic(file: string, rows: Rows, towns: readonly Town[]): Record<string, number> {
  const pairs = rows.map((row) => ({
    origin: row['origin'] ?? '',
    destination: row['destination'] ?? '',
    meters: Number(row['distance_km']) * 1000,
    stretch: 1,
  }));
  const found = findTowns(
    pairs,
    towns.filter(({ countryCode }) => countryCode === 'US'),
  );
  const off: number[] = [];
  rows.forEach((row, i) => {
    const from = found.get(pairs[i]!.origin);
    const to = found.get(pairs[i]!.destination);
    if (from && to) off.push(blockMinutes(from, to) - Number(row['block_min']));
  });
  const misses = off.map(Math.abs);
  console.log(`\nDomestic flights, ${file}: ${off.length} of ${rows.length}`);
  console.log(
    `  block time: median error ${median(misses).toFixed(1)} min, p90 ${quantile(misses, 0.9).toFixed(1)} min, bias ${median(off).toFixed(1)} min`,
  );
  return {
    domestic_median_minutes: round(median(misses)),
    domestic_p90_minutes: round(quantile(misses, 0.9)),
  };
}

function measureLongHaul(file: string, rows: Rows, towns: readonly Town[]): Record<string, number> {
  const byName = Map.groupBy(towns, ({ name }) => name);
  const largest = (name: string): Town | undefined =>
    byName.get(name)?.reduce((best, town) => (town.population > best.population ? town : best));
  const judged = rows.flatMap((row) => {
    const from = largest(row['origin'] ?? '');
    const to = largest(row['destination'] ?? '');
    const minutes = Number(row['duration_min']);
    if (row['nonstop'] !== 'yes' || !from || !to || !(minutes > 0)) return [];
    return [
      {
        route: `${row['origin']}–${row['destination']}`,
        off: blockMinutes(from, to, from.countryCode !== to.countryCode) / minutes - 1,
        meters: greatCircle(from, to),
      },
    ];
  });
  const misses = judged.map(({ off }) => Math.abs(off));
  const far = judged.filter(({ meters }) => meters > 3_500_000).map(({ off }) => Math.abs(off));
  console.log(`\nLong-haul flights, ${file}: ${judged.length} non-stop of ${rows.length}`);
  for (const [route, list] of Map.groupBy(judged, (flight) => flight.route)) {
    console.log(
      `  ${route.padEnd(28)} ${(median(list.map(({ off }) => off)) * 100).toFixed(1).padStart(6)} %`,
    );
  }
  console.log(
    `  block time: median error ${(median(misses) * 100).toFixed(1)} %, p90 ${(quantile(misses, 0.9) * 100).toFixed(1)} %; over 3,500 km: median ${(median(far) * 100).toFixed(1)} %`,
  );
  return {
    long_haul_median_percent: round(median(misses) * 100),
    long_haul_p90_percent: round(quantile(misses, 0.9) * 100),
    long_haul_far_median_percent: round(median(far) * 100),
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;
