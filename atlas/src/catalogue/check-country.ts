import type { CountryFacts, CountryFile } from '../../data/format.ts';
import { fold } from '../text/fold.ts';
import { checkCity } from './check-city.ts';
import { checkFields, checkNumber, checkOneOf, checkText } from './check-values.ts';
import { findingsAt } from './finding.ts';
import type { CatalogueFinding } from './finding.ts';

const factFields = [
  'plugs',
  'volts',
  'hertz',
  'languages',
  'emergency',
  'tipping',
  'tapWater',
  'visaHint',
  'goodToKnow',
];

/** Checks a whole country file against the format; an empty list means that it can be built. */
export function checkCountry(file: CountryFile): CatalogueFinding[] {
  const list: CatalogueFinding[] = [];
  const findings = findingsAt(list, '');
  checkFields(file, ['code', 'cities'], ['facts'], findings);
  if (!/^[a-z]{2}$/.test(file.code)) findings.error(`code "${file.code}" is not two lower-case letters`);
  if (file.facts) checkFacts(file.facts, list);
  else findings.warning('has no facts');
  const slugs = new Set<string>();
  const whys = new Map<string, string>();
  for (const city of file.cities ?? []) {
    checkCity(city, list);
    if (slugs.has(city.slug)) findingsAt(list, city.slug).error('its slug stands twice in the country');
    slugs.add(city.slug);
    for (const entry of city.attractions ?? []) {
      const key = fold(String(entry.why));
      const other = whys.get(key);
      const here = `${city.slug}/${entry.slug}`;
      if (other !== undefined && !other.startsWith(`${city.slug}/`)) {
        findingsAt(list, here).error(`has the text of ${other}`);
      }
      whys.set(key, here);
    }
  }
  return list;
}

function checkFacts(facts: CountryFacts, list: CatalogueFinding[]): void {
  const findings = findingsAt(list, 'facts');
  checkFields(facts, factFields, [], findings);
  if (!Array.isArray(facts.plugs) || facts.plugs.length === 0) findings.error('plugs is empty');
  for (const plug of facts.plugs ?? [])
    if (!/^[A-O]$/.test(plug)) findings.error(`plug "${plug}" is not a letter A–O`);
  checkNumber('volts', facts.volts, 100, 240, findings);
  checkOneOf('hertz', facts.hertz, [50, 60], findings);
  if (!Array.isArray(facts.languages) || facts.languages.length === 0) findings.error('languages is empty');
  checkFields(facts.emergency ?? {}, [], ['all', 'police', 'ambulance', 'fire'], findings);
  const numbers = Object.values(facts.emergency ?? {});
  if (numbers.length === 0) findings.error('has no emergency number');
  for (const number of numbers) {
    if (!/^[0-9+][0-9 -]{1,14}$/.test(String(number)))
      findings.error(`"${String(number)}" is no telephone number`);
  }
  checkOneOf('tapWater', facts.tapWater, ['safe', 'mostly_safe', 'avoid'], findings);
  checkText('tipping', facts.tipping, 15, 400, findings);
  checkText('visaHint', facts.visaHint, 20, 500, findings);
  checkText('goodToKnow', facts.goodToKnow, 30, 600, findings);
}
