import { distanceKm } from '@wayfare/almanac/distance';
import { parseHours } from '../hours/parse-hours.ts';
import type { OpeningHours } from '../hours/parse-hours.ts';
import { seasonGaps } from '../hours/season-gaps.ts';
import type { AttractionEntry, CityEntry } from './catalogue-schema.ts';
import { checkPoint, checkText } from './check-values.ts';
import type { Findings } from './finding.ts';

const cityRadiusKm = 60;
const dayTripRadiusKm = 250;
/** Where a price is paid only by who buys something. */
const freeToLook = ['food', 'market', 'nightlife', 'shopping', 'street', 'square', 'neighbourhood'];

/** Checks one attraction, and that it lies where its city is. */
export function checkAttraction(entry: AttractionEntry, city: CityEntry, findings: Findings): void {
  const [typical, quick] = entry.visit;
  if (entry.tags.length === 0) findings.warning('has no tags');
  if (quick > typical)
    findings.error(`the quick visit (${quick}) is longer than the typical one (${typical})`);
  checkHours(entry, findings);
  checkPrice(entry, findings);
  checkText('why', entry.why, findings);
  checkPoint(entry, findings);
  checkNearness(entry, city, findings);
}

function longestOpening(hours: OpeningHours): number {
  if (typeof hours === 'string') return 1440;
  return Math.max(
    ...hours.flatMap((rule) => rule.windows.map((window) => window.endMinute - window.startMinute)),
  );
}

function checkHours(entry: AttractionEntry, findings: Findings): void {
  const result = parseHours(entry.hours);
  if (entry.hours === 'unknown') findings.error('has no hours: give the likeliest with confidence low');
  if (!result.ok) findings.error(`hours "${entry.hours}": ${result.problem}`);
  else {
    if (entry.visit[1] > longestOpening(result.hours))
      findings.error(`a quick visit of ${entry.visit[1]} minutes does not fit its hours`);
    for (const gap of seasonGaps(result.hours)) findings.warning(`its hours name no season for ${gap}`);
  }
  if (entry.lastEntry !== undefined && entry.hours === 'always')
    findings.error('lastEntry makes no sense where it is always open');
}

function checkPrice(entry: AttractionEntry, findings: Findings): void {
  if (entry.price > 0 && entry.priceBand === 0)
    findings.error(`price ${entry.price} but price band 0 (free)`);
  if (
    entry.price === 0 &&
    entry.priceBand > 0 &&
    entry.category !== 'shopping' &&
    entry.category !== 'market'
  ) {
    findings.warning(`price 0 but price band ${entry.priceBand}`);
  }
  if (entry.goodFor.includes('free') && entry.price > 0) {
    const problem = `good for "free" but costs ${entry.price}`;
    if (freeToLook.includes(entry.category)) findings.warning(problem);
    else findings.error(problem);
  }
}

function checkNearness(entry: AttractionEntry, city: CityEntry, findings: Findings): void {
  const away = distanceKm(city.lat, city.lon, entry.lat, entry.lon);
  const radius = entry.dayTrip ? dayTripRadiusKm : cityRadiusKm;
  if (away > radius) {
    findings.error(
      `is ${away.toFixed(0)} km from the city, over ${radius}${entry.dayTrip ? '' : ' and no day trip'}`,
    );
  } else if (entry.dayTrip && away < 8) {
    findings.warning(`is a day trip only ${away.toFixed(1)} km from the city`);
  }
}
