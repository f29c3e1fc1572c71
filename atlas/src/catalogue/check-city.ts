import { distanceKm } from '@wayfare/almanac/distance';
import { fold } from '../text/fold.ts';
import type { CityEntry } from './catalogue-schema.ts';
import { checkAttraction } from './check-attraction.ts';
import { checkPoint, checkText } from './check-values.ts';
import { findingsAt } from './finding.ts';
import type { CatalogueFinding, Findings } from './finding.ts';

/** Checks one city, its attractions included; `where` is its id. */
export function checkCity(city: CityEntry, where: string, list: CatalogueFinding[]): void {
  const findings = findingsAt(list, where);
  checkText('name', city.name, findings, { sentence: false });
  checkPoint(city, findings);
  for (const key of ['knownFor', 'intro', 'gettingAround', 'fromAirport', 'safety', 'etiquette'] as const) {
    checkText(key, city[key], findings);
  }
  checkClimate(city, findings);
  checkNeighbourhoods(city, findings);
  checkFoodAndCost(city, findings);
  checkAttractionList(city, where, list);
  checkBalance(city, findings);
  checkMiddle(city, findings);
}

function checkClimate(city: CityEntry, findings: Findings): void {
  const { high, low } = city.climate;
  for (let month = 0; month < 12; month += 1) {
    const spread = (high[month] ?? 0) - (low[month] ?? 0);
    if (spread <= 0) findings.error(`climate: low is not below high in month ${month + 1}`);
    else if (spread > 24)
      findings.warning(`climate: ${spread} degrees between low and high in month ${month + 1}`);
  }
  checkSeasonSense(city, high, findings);
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
  for (const entry of city.neighbourhoods) {
    checkText(`neighbourhood ${entry.name}`, entry.character, findings, { sentence: false });
    const away = distanceKm(city.lat, city.lon, entry.lat, entry.lon);
    if (away > 60) findings.error(`neighbourhood ${entry.name} is ${away.toFixed(0)} km from the city`);
  }
}

function checkFoodAndCost(city: CityEntry, findings: Findings): void {
  for (const entry of city.food) checkText(`food ${entry.name}`, entry.what, findings, { sentence: false });
  const [budget, middle, comfortable] = city.dailyCostEuro;
  if (!(budget < middle && middle < comfortable)) findings.error('dailyCostEuro does not rise');
  const [least, most] = city.typicalNights;
  if (least > most) findings.error('typicalNights: least is above most');
}

function checkAttractionList(city: CityEntry, where: string, list: CatalogueFinding[]): void {
  const { attractions } = city;
  const slugs = new Set<string>();
  const names = new Map<string, string>();
  for (const entry of attractions) {
    const findings = findingsAt(list, `${where}/${entry.slug}`);
    checkAttraction(entry, city, findings);
    if (slugs.has(entry.slug)) findings.error('its slug stands twice in the city');
    slugs.add(entry.slug);
    const name = fold(entry.name);
    const other = names.get(name);
    if (other !== undefined) findings.error(`has the name of ${other}`);
    names.set(name, entry.slug);
  }
  for (const [index, entry] of attractions.entries()) {
    for (const other of attractions.slice(index + 1)) {
      const findings = findingsAt(list, `${where}/${entry.slug}`);
      if (entry.lat === other.lat && entry.lon === other.lon)
        findings.warning(`has the coordinates of ${other.slug}`);
      if (entry.why === other.why) findings.error(`has the text of ${other.slug}`);
    }
  }
}

const farFromSightsKm = 8;

/** The city's point is what days are planned around: it should lie among its sights. */
function checkMiddle(city: CityEntry, findings: Findings): void {
  const near = city.attractions.filter((entry) => !entry.dayTrip);
  if (near.length < 5) return;
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const lat = median(near.map((entry) => entry.lat));
  const lon = median(near.map((entry) => entry.lon));
  const away = distanceKm(city.lat, city.lon, lat, lon);
  if (away > farFromSightsKm) findings.warning(`is ${away.toFixed(1)} km from the middle of its sights`);
}

function checkBalance(city: CityEntry, findings: Findings): void {
  const { attractions } = city;
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
