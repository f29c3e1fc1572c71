import { fold } from '../text/fold.ts';
import type { CountryEntry, CountryFacts } from './catalogue-schema.ts';
import { checkCity } from './check-city.ts';
import { checkText } from './check-values.ts';
import { findingsAt } from './finding.ts';
import type { CatalogueFinding } from './finding.ts';

/** Checks a country whose files have the form of the schema, for what no schema says; without an error it can be built. */
export function checkCountry(country: CountryEntry): CatalogueFinding[] {
  const list: CatalogueFinding[] = [];
  if (country.facts) checkFacts(country.facts, country.code, list);
  else findingsAt(list, country.code).warning('has no facts (country.json)');
  const whys = new Map<string, string>();
  for (const city of country.cities) {
    const where = `${country.code}-${city.slug}`;
    checkCity(city, where, list);
    for (const entry of city.attractions) {
      const key = fold(entry.why);
      const other = whys.get(key);
      const here = `${where}/${entry.slug}`;
      if (other !== undefined && !other.startsWith(`${where}/`)) {
        findingsAt(list, here).error(`has the text of ${other}`);
      }
      whys.set(key, here);
    }
  }
  return list;
}

function checkFacts(facts: CountryFacts, code: string, list: CatalogueFinding[]): void {
  const findings = findingsAt(list, code);
  for (const key of ['tipping', 'visaHint', 'goodToKnow'] as const) checkText(key, facts[key], findings);
}
