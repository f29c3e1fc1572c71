import type { AttractionEntry, CityEntry } from '../../data/format.ts';
import { distanceKm } from '../geo/distance.ts';
import { fold } from '../text/fold.ts';
import { checkAttraction } from './check-attraction.ts';
import { checkFields, checkNumber, checkPoint, checkSlug, checkText } from './check-values.ts';
import { findingsAt } from './finding.ts';
import type { CatalogueFinding, Findings } from './finding.ts';

const required = [
  'slug',
  'name',
  'lat',
  'lon',
  'knownFor',
  'intro',
  'bestMonths',
  'climate',
  'neighbourhoods',
  'gettingAround',
  'fromAirport',
  'food',
  'safety',
  'etiquette',
  'dailyCostEuro',
  'typicalNights',
  'attractions',
];

/** Checks one city of a country file, its attractions included. */
export function checkCity(city: CityEntry, list: CatalogueFinding[]): void {
  const findings = findingsAt(list, city.slug);
  checkFields(city, required, ['localName'], findings);
  checkSlug(city.slug, findings);
  checkText('name', city.name, 2, 60, findings, { sentence: false });
  if (city.localName !== undefined)
    checkText('localName', city.localName, 1, 80, findings, { sentence: false });
  const placed = checkPoint(city.lat, city.lon, findings);
  checkText('knownFor', city.knownFor, 60, 240, findings);
  checkText('intro', city.intro, 300, 900, findings, { paragraphs: true });
  if (!city.intro?.includes('\n\n')) findings.error('intro is a single paragraph');
  for (const key of ['gettingAround', 'fromAirport', 'safety', 'etiquette'] as const) {
    checkText(key, city[key], 40, 700, findings);
  }
  checkMonths(city, findings);
  checkClimate(city, findings);
  checkNeighbourhoods(city, findings);
  checkFoodAndCost(city, findings);
  checkAttractionList(city.attractions ?? [], city.slug, placed ? city : null, list);
  checkBalance(city, findings);
  if (placed) checkMiddle(city, findings);
}

function checkMonths(city: CityEntry, findings: Findings): void {
  const months = city.bestMonths ?? [];
  if (months.length === 0) findings.error('bestMonths is empty');
  for (const month of months) checkNumber('bestMonths', month, 1, 12, findings);
  if (new Set(months).size < months.length) findings.error('a best month stands twice');
}

function checkClimate(city: CityEntry, findings: Findings): void {
  const { high, low, rainDays } = city.climate ?? {};
  for (const [name, row, least, most] of [
    ['high', high, -40, 50],
    ['low', low, -50, 38],
    ['rainDays', rainDays, 0, 31],
  ] as const) {
    if (!Array.isArray(row) || row.length !== 12) {
      findings.error(`climate ${name} has not twelve figures`);
      return;
    }
    for (const value of row) checkNumber(`climate ${name}`, value, least, most, findings, false);
  }
  for (let month = 0; month < 12; month += 1) {
    const spread = (high?.[month] ?? 0) - (low?.[month] ?? 0);
    if (spread <= 0) findings.error(`climate: low is not below high in month ${month + 1}`);
    else if (spread > 24)
      findings.warning(`climate: ${spread} degrees between low and high in month ${month + 1}`);
  }
  checkSeasonSense(city, high ?? [], findings);
}

function checkSeasonSense(city: CityEntry, high: readonly number[], findings: Findings): void {
  const swing = Math.max(...high) - Math.min(...high);
  const january = high[0] ?? 0;
  const july = high[6] ?? 0;
  if (city.lat > 30 && january >= july) findings.error('climate: January as warm as July in the north');
  if (city.lat < -25 && july >= january) findings.error('climate: July as warm as January in the south');
  if (Math.abs(city.lat) < 8 && swing > 9)
    findings.warning(`climate: a swing of ${swing} degrees near the equator`);
  for (let month = 0; month < 12; month += 1) {
    const step = Math.abs((high[(month + 1) % 12] ?? 0) - (high[month] ?? 0));
    if (step > 12) findings.warning(`climate: high jumps by ${step} degrees after month ${month + 1}`);
  }
}

function checkNeighbourhoods(city: CityEntry, findings: Findings): void {
  const list = city.neighbourhoods ?? [];
  if (list.length < 2) findings.error(`has ${list.length} neighbourhoods, fewer than 2`);
  for (const entry of list) {
    checkFields(entry, ['name', 'lat', 'lon', 'character'], [], findings);
    checkText(`neighbourhood ${entry.name}`, entry.character, 20, 300, findings, { sentence: false });
    const away = distanceKm(city.lat, city.lon, entry.lat, entry.lon);
    if (!(away <= 60)) findings.error(`neighbourhood ${entry.name} is ${away.toFixed(0)} km from the city`);
  }
}

function checkFoodAndCost(city: CityEntry, findings: Findings): void {
  const food = city.food ?? [];
  if (food.length < 3) findings.error(`has ${food.length} foods to try, fewer than 3`);
  for (const entry of food) {
    checkFields(entry, ['name', 'what'], [], findings);
    checkText(`food ${entry.name}`, entry.what, 12, 300, findings, { sentence: false });
  }
  const [budget = 0, middle = 0, comfortable = 0] = city.dailyCostEuro ?? [];
  for (const cost of [budget, middle, comfortable]) checkNumber('dailyCostEuro', cost, 10, 2000, findings);
  if (!(budget < middle && middle < comfortable)) findings.error('dailyCostEuro does not rise');
  const [least = 0, most = 0] = city.typicalNights ?? [];
  for (const nights of [least, most]) checkNumber('typicalNights', nights, 1, 21, findings);
  if (least > most) findings.error('typicalNights: least is above most');
}

/** Checks a list of attractions, in a city's file or in a file of their own (then without a city). */
export function checkAttractionList(
  attractions: readonly AttractionEntry[],
  citySlug: string,
  city: Pick<CityEntry, 'lat' | 'lon'> | null,
  list: CatalogueFinding[],
): void {
  const slugs = new Set<string>();
  const names = new Map<string, string>();
  for (const entry of attractions) {
    const findings = findingsAt(list, `${citySlug}/${entry.slug}`);
    checkAttraction(entry, city, findings);
    if (slugs.has(entry.slug)) findings.error('its slug stands twice in the city');
    slugs.add(entry.slug);
    const name = fold(String(entry.name));
    const other = names.get(name);
    if (other !== undefined) findings.error(`has the name of ${other}`);
    names.set(name, entry.slug);
  }
  for (const [index, entry] of attractions.entries()) {
    for (const other of attractions.slice(index + 1)) {
      const same = entry.lat === other.lat && entry.lon === other.lon;
      if (same) findingsAt(list, `${citySlug}/${entry.slug}`).warning(`has the coordinates of ${other.slug}`);
      if (entry.why === other.why)
        findingsAt(list, `${citySlug}/${entry.slug}`).error(`has the text of ${other.slug}`);
    }
  }
}

const farFromSightsKm = 8;

/** The city's point is what days are planned around: it should lie among its sights. */
function checkMiddle(city: CityEntry, findings: Findings): void {
  const near = (city.attractions ?? []).filter((entry) => !entry.dayTrip);
  if (near.length < 5) return;
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const lat = median(near.map((entry) => entry.lat));
  const lon = median(near.map((entry) => entry.lon));
  const away = distanceKm(city.lat, city.lon, lat, lon);
  if (away > farFromSightsKm) findings.warning(`is ${away.toFixed(1)} km from the middle of its sights`);
}

function checkBalance(city: CityEntry, findings: Findings): void {
  const attractions = city.attractions ?? [];
  if (attractions.length < 12) findings.warning(`has ${attractions.length} attractions, fewer than 12`);
  const meals = attractions.filter((entry) => entry.category === 'food').length;
  if (meals < 3) findings.error(`has ${meals} attractions of category food, fewer than 3`);
  const kinds = new Set(attractions.map((entry) => entry.category));
  if (attractions.length >= 12 && kinds.size < 6) findings.warning(`has only ${kinds.size} categories`);
  const fames = attractions.map((entry) => entry.fame);
  const top = Math.max(0, ...fames);
  if (top < 85) findings.warning(`its first sight has fame ${top}, under 85`);
  const famous = fames.filter((fame) => fame >= 90).length;
  if (famous > Math.max(3, attractions.length / 5))
    findings.warning(`${famous} of ${fames.length} have fame 90 or more`);
  if (attractions.length >= 12 && Math.min(...fames) > 55)
    findings.warning('no attraction has a fame of 55 or less');
}
