import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ZodType } from 'zod';
import { cityFileSchema, countryFileSchema } from '../catalogue/catalogue-schema.ts';
import type { CalendarEntry } from '../catalogue/calendar-schema.ts';
import { calendarFileSchema } from '../catalogue/calendar-schema.ts';
import type { CityEntry, CountryEntry, CountryFacts } from '../catalogue/catalogue-schema.ts';
import { checkCountry } from '../catalogue/check-country.ts';
import type { CatalogueFinding } from '../catalogue/finding.ts';

/** The countries of the catalogue with every city that could be read, and what was found in the files. */
export interface CatalogueFiles {
  countries: CountryEntry[];
  findings: CatalogueFinding[];
}

const countryFolder = /^[a-z]{2}$/;
const factsFile = 'country.json';
const calendarFile = 'calendar.json';

/** `attractions.3.visit.0` is of more use with the sight's name than with its number. */
function placeOf(file: string, value: unknown, at: readonly PropertyKey[]): string {
  const [list, index] = at;
  if (list !== 'attractions' || typeof index !== 'number') return file;
  const slug = (value as { attractions: { slug?: unknown }[] }).attractions[index]?.slug;
  return `${file}/${typeof slug === 'string' ? slug : index}`;
}

/** Reads one file by its schema; says what is wrong with it and answers null where it cannot be used. */
function readFile<T>(file: string, where: string, schema: ZodType<T>, findings: CatalogueFinding[]) {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    findings.push({ level: 'error', where, problem: (error as Error).message });
    return null;
  }
  const { data, error } = schema.safeParse(value);
  for (const { path: at, message } of error?.issues ?? []) {
    const inAttraction = at[0] === 'attractions';
    const field = at.slice(inAttraction ? 2 : 0).join('.');
    const problem = field ? `${field}: ${message}` : message;
    findings.push({ level: 'error', where: placeOf(where, value, at), problem });
  }
  return data ?? null;
}

function readCountry(folder: string, code: string, findings: CatalogueFinding[]): CountryEntry {
  const cities: CityEntry[] = [];
  let facts: CountryFacts | undefined;
  let calendar: CalendarEntry | null = null;
  for (const name of readdirSync(folder).sort()) {
    const file = path.join(folder, name);
    const slug = path.basename(name, '.json');
    const where = `${code}-${slug}`;
    if (name === factsFile) {
      const { $schema: _, ...read } = readFile(file, code, countryFileSchema, findings) ?? {};
      if ('plugs' in read) facts = read;
    } else if (name === calendarFile) {
      calendar = readFile(file, code, calendarFileSchema, findings);
    } else if (name.endsWith('.json') && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      const read = readFile(file, where, cityFileSchema, findings);
      if (!read) continue;
      const { $schema: _, ...city } = read;
      cities.push({ slug, ...city });
    } else {
      const problem = `${name} is neither ${factsFile}, ${calendarFile} nor a city's slug with .json`;
      findings.push({ level: 'error', where: code, problem });
    }
  }
  findings.push(...strangeCities(code, calendar, cities));
  return { code, ...(facts && { facts }), cities };
}

/** Days of a calendar that hold in cities which the country does not have. */
function strangeCities(
  code: string,
  calendar: CalendarEntry | null,
  cities: readonly CityEntry[],
): CatalogueFinding[] {
  const known = new Set(cities.map(({ slug }) => slug));
  return (calendar?.days ?? []).flatMap(({ name, cities: some = [] }) =>
    some
      .filter((slug) => !known.has(slug))
      .map((slug) => ({
        level: 'error' as const,
        where: code,
        problem: `${name}: there is no guide ${slug}`,
      })),
  );
}

/** Reads and checks every country's folder, in the order of their codes. */
export function readCatalogueFiles(directory: string): CatalogueFiles {
  const findings: CatalogueFinding[] = [];
  const countries = readdirSync(directory)
    .filter((name) => countryFolder.test(name))
    .sort()
    .map((code) => {
      const country = readCountry(path.join(directory, code), code, findings);
      findings.push(...checkCountry(country));
      return country;
    });
  return { countries, findings };
}
