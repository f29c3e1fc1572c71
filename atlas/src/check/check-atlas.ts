/* Checks the atlas's data: `npm run check:atlas -- [mt-valletta …] [--reference FOLDER]`. Exits 1 on errors. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import regionTable from '../../data/tables/regions.json' with { type: 'json' };
import routeTable from '../../data/tables/routes.json' with { type: 'json' };
import settledTable from '../../data/tables/settled.json' with { type: 'json' };
import { assignSlugs } from '../build/assign-ids.ts';
import { readCatalogueFiles } from '../build/catalogue-files.ts';
import { linkCatalogue } from '../build/link-catalogue.ts';
import { atlasDirectory } from '../build/locations.ts';
import { readCountries, readRegionNames } from '../build/read-countries.ts';
import { readPlaces } from '../build/read-places.ts';
import { idResolver } from '../build/resolve-id.ts';
import type { CountryEntry } from '../catalogue/catalogue-schema.ts';
import type { CatalogueFinding } from '../catalogue/finding.ts';
import { checkAcross } from './check-across.ts';
import { checkBorders } from './check-borders.ts';
import { checkDrivingSides, checkLinks, checkVillages } from './check-places.ts';
import { compareCountry } from './compare-country.ts';
import { coverageTables } from './coverage.ts';
import { readReferenceData } from './reference-data.ts';
import type { ReferenceData } from './reference-data.ts';

const { settled } = settledTable;
const goals = { cities: 160, attractions: 2800, countriesWithFacts: 90 };

/** Everything found, and how much could be compared. */
interface Report {
  findings: CatalogueFinding[];
  comparedPoints: number;
  farPoints: number;
  comparedClimates: number;
  comparedVillages: number;
}

function checkFiles(files: readonly CountryEntry[], reference: ReferenceData | null, report: Report): void {
  for (const file of files) {
    report.findings.push(...checkBorders(file));
    if (reference) {
      const comparison = compareCountry(file, reference);
      report.findings.push(...comparison.findings);
      report.comparedPoints += comparison.comparedPoints;
      report.farPoints += comparison.farPoints;
      report.comparedClimates += comparison.comparedClimates;
    }
  }
  report.findings.push(...checkAcross(files));
}

function checkWorld(files: readonly CountryEntry[], reference: ReferenceData | null, report: Report): void {
  const places = readPlaces();
  const before = [...places];
  const linked = linkCatalogue(files, places);
  const slugs = assignSlugs(places, linked, readRegionNames());
  report.findings.push(...checkLinks(linked, before));
  const villages = checkVillages(files, before);
  report.findings.push(...villages.findings);
  report.comparedVillages = villages.compared;
  if (reference) report.findings.push(...checkDrivingSides(readCountries(files, places), reference));
  const resolve = idResolver(places, slugs, linked);
  for (const { area, name, nights, stops } of routeTable.routes) {
    const where = `routes/${area}/${name}`;
    for (const { city } of stops)
      if (resolve(city) === null)
        report.findings.push({ level: 'error', where, problem: `${city} does not exist` });
    const length = stops.reduce((sum, stop) => sum + stop.nights, 0);
    if (length < nights[0]! || length > nights[1]!)
      report.findings.push({
        level: 'error',
        where,
        problem: `its ${length} nights are outside its lengths`,
      });
  }
  for (const region of regionTable.regions) {
    for (const id of region.cities) {
      if (resolve(id) === null)
        report.findings.push({
          level: 'error',
          where: `regions/${region.slug}`,
          problem: `${id} does not exist`,
        });
    }
  }
}

function checkGoals(files: readonly CountryEntry[], report: Report): string {
  const cities = files.flatMap((file) => file.cities);
  const counted = {
    cities: cities.length,
    attractions: cities.reduce((sum, city) => sum + city.attractions.length, 0),
    countriesWithFacts: files.filter((file) => file.facts).length,
  };
  for (const key of ['cities', 'attractions', 'countriesWithFacts'] as const) {
    if (counted[key] >= goals[key]) continue;
    report.findings.push({
      level: 'warning',
      where: 'goal',
      problem: `${key}: ${counted[key]} of ${goals[key]}`,
    });
  }
  const unsure = cities
    .flatMap((city) => city.attractions)
    .filter((entry) => entry.confidence === 'low').length;
  return `${counted.cities} cities, ${counted.attractions} attractions (${unsure} with "check hours"), facts of ${counted.countriesWithFacts} countries, ${regionTable.regions.length} regions`;
}

/** Takes out the warnings that were looked into and stand; answers how many. */
function settle(report: Report, compared: boolean): number {
  const isSettled = ({ level, where, problem }: CatalogueFinding) =>
    level === 'warning' && settled.some((entry) => entry.where === where && problem.includes(entry.finding));
  const idle = settled.filter(
    ({ where, finding }) =>
      !report.findings.some((entry) => entry.where === where && entry.problem.includes(finding)),
  );
  const before = report.findings.length;
  report.findings = report.findings.filter((finding) => !isSettled(finding));
  const count = before - report.findings.length;
  for (const { where, finding } of compared ? idle : []) {
    report.findings.push({
      level: 'warning',
      where,
      problem: `is settled for "${finding}", but nothing is found there`,
    });
  }
  return count;
}

async function main(): Promise<void> {
  const { values, positionals: asked } = parseArgs({
    options: { reference: { type: 'string', default: path.resolve(atlasDirectory, '../../shared/check') } },
    allowPositionals: true,
  });
  const folder = values.reference;
  const reference = readReferenceData(folder);
  const { countries: files, findings } = readCatalogueFiles(path.join(atlasDirectory, 'data'));
  const report: Report = {
    findings,
    comparedPoints: 0,
    farPoints: 0,
    comparedClimates: 0,
    comparedVillages: 0,
  };
  checkFiles(files, reference, report);
  checkWorld(files, reference, report);
  const totals = checkGoals(files, report);
  const settledCount = settle(report, reference !== null);
  // What is said of one city is not looked for among the tables of all.
  if (asked.length > 0)
    report.findings = report.findings.filter(({ where }) => asked.some((id) => where.split('/')[0] === id));
  else for (const line of coverageTables(files)) console.log(line);
  for (const level of ['warning', 'error'] as const) {
    for (const finding of report.findings.filter((entry) => entry.level === level)) {
      console.log(`${level}: ${finding.where}: ${finding.problem}`);
    }
  }
  const errors = report.findings.filter((finding) => finding.level === 'error').length;
  console.log(`\n${totals}`);
  console.log(
    `compared: ${report.comparedVillages} villages, quarters and islands with the populated places`,
  );
  if (reference) {
    const { comparedPoints, farPoints, comparedClimates } = report;
    console.log(
      `compared: ${comparedPoints} coordinates (${farPoints} over 1 km), ${comparedClimates} climates`,
    );
  } else {
    console.log(
      `no reference data at ${folder}: coordinates, climate, plugs and driving sides were not compared`,
    );
  }
  console.log(`${errors} errors, ${report.findings.length - errors} warnings; ${settledCount} settled`);
  if (errors > 0) process.exitCode = 1;
}

await main();
