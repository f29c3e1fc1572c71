import type { AttractionEntry, CityEntry } from '../../data/format.ts';
import { categories, goodFor } from '../../data/format.ts';
import { distanceKm } from '../geo/distance.ts';
import { parseHours, parseMonthDay } from '../hours/parse-hours.ts';
import type { OpeningHours } from '../hours/parse-hours.ts';
import { seasonGaps } from '../hours/season-gaps.ts';
import { checkFields, checkNumber, checkOneOf, checkPoint, checkSlug, checkText } from './check-values.ts';
import type { Findings } from './finding.ts';

const required = [
  'slug',
  'name',
  'lat',
  'lon',
  'category',
  'tags',
  'visit',
  'hours',
  'price',
  'priceBand',
  'setting',
  'goodFor',
  'fame',
  'why',
];
const optional = ['localName', 'closedOn', 'lastEntry', 'bestTime', 'booking', 'dayTrip', 'confidence'];
const bestTimes = ['morning', 'afternoon', 'evening', 'night', 'sunrise', 'sunset'];
const cityRadiusKm = 60;
const dayTripRadiusKm = 250;

/** Checks one attraction against the format, and against the city it stands under. */
export function checkAttraction(
  entry: AttractionEntry,
  city: Pick<CityEntry, 'lat' | 'lon'> | null,
  findings: Findings,
): void {
  checkFields(entry, required, optional, findings);
  checkSlug(entry.slug, findings);
  checkText('name', entry.name, 2, 90, findings, { sentence: false });
  if (entry.localName !== undefined)
    checkText('localName', entry.localName, 1, 120, findings, { sentence: false });
  checkOneOf('category', entry.category, categories, findings);
  checkTags(entry, findings);
  checkVisit(entry, findings);
  checkHours(entry, findings);
  checkPrice(entry, findings);
  checkOneOf('setting', entry.setting, ['indoor', 'outdoor', 'mixed'], findings);
  if (entry.bestTime !== undefined) checkOneOf('bestTime', entry.bestTime, bestTimes, findings);
  if (entry.booking !== undefined) checkOneOf('booking', entry.booking, ['needed', 'advised'], findings);
  if (entry.dayTrip !== undefined) checkOneOf('dayTrip', entry.dayTrip, [true], findings);
  if (entry.confidence !== undefined) checkOneOf('confidence', entry.confidence, ['low'], findings);
  checkNumber('fame', entry.fame, 1, 100, findings);
  checkText('why', entry.why, 80, 400, findings);
  if (checkPoint(entry.lat, entry.lon, findings) && city) checkNearness(entry, city, findings);
}

function checkTags(entry: AttractionEntry, findings: Findings): void {
  if (!Array.isArray(entry.tags)) return;
  if (entry.tags.length === 0) findings.warning('has no tags');
  for (const tag of entry.tags) {
    if (!/^[a-z0-9]+([ _-][a-z0-9]+)*$/.test(tag))
      findings.error(`tag "${tag}" is not plain lower-case words`);
  }
  if (new Set(entry.tags).size < entry.tags.length) findings.error('a tag stands twice');
  for (const word of entry.goodFor ?? []) checkOneOf('goodFor', word, goodFor, findings);
  if (new Set(entry.goodFor).size < (entry.goodFor?.length ?? 0))
    findings.error('a goodFor word stands twice');
}

function checkVisit(entry: AttractionEntry, findings: Findings): void {
  if (!Array.isArray(entry.visit) || entry.visit.length !== 2) {
    findings.error('visit is not [typical, quick] minutes');
    return;
  }
  const [typical, quick] = entry.visit;
  checkNumber('visit (typical)', typical, 5, 720, findings);
  checkNumber('visit (quick)', quick, 5, 720, findings);
  if (quick > typical)
    findings.error(`the quick visit (${quick}) is longer than the typical one (${typical})`);
}

function longestOpening(hours: OpeningHours): number {
  if (hours === 'always') return 1440;
  return Math.max(
    ...hours.flatMap((rule) => rule.windows.map((window) => window.endMinute - window.startMinute)),
  );
}

function checkHours(entry: AttractionEntry, findings: Findings): void {
  if (typeof entry.hours !== 'string') return;
  const result = parseHours(entry.hours);
  if (!result.ok) findings.error(`hours "${entry.hours}": ${result.problem}`);
  else if (Array.isArray(entry.visit) && (entry.visit[1] ?? 0) > longestOpening(result.hours)) {
    findings.error(`a quick visit of ${entry.visit[1]} minutes does not fit its hours`);
  }
  if (result.ok)
    for (const gap of seasonGaps(result.hours)) findings.warning(`its hours name no season for ${gap}`);
  for (const date of entry.closedOn ?? []) {
    if (parseMonthDay(date) === null) findings.error(`closedOn "${date}" is no MM-DD`);
  }
  if (entry.lastEntry !== undefined) {
    checkNumber('lastEntry', entry.lastEntry, 5, 300, findings);
    if (entry.hours === 'always') findings.error('lastEntry makes no sense where it is always open');
  }
}

function checkPrice(entry: AttractionEntry, findings: Findings): void {
  checkNumber('price', entry.price, 0, 50_000_000, findings, false);
  checkOneOf('priceBand', entry.priceBand, [0, 1, 2, 3, 4], findings);
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
  if (entry.goodFor?.includes('free') && entry.price > 0) {
    const looks = ['food', 'market', 'nightlife', 'shopping', 'street', 'square', 'neighbourhood'].includes(
      entry.category,
    );
    const problem = `good for "free" but costs ${entry.price}`;
    if (looks) findings.warning(problem);
    else findings.error(problem);
  }
}

function checkNearness(
  entry: AttractionEntry,
  city: Pick<CityEntry, 'lat' | 'lon'>,
  findings: Findings,
): void {
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
