import { type Atlas, type Country, fold } from '@wayfare/atlas';
import type { WishPlace } from './wish-places.ts';

/** What an adjective adds to the name of a country or continent. */
const endings = ['ese', 'ian', 'ish', 'an', 'n'];
const leastShared = 4;

const isCalled = (name: string, word: string): boolean =>
  endings.some((ending) => {
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : '';
    return stem.length >= leastShared && fold(name).startsWith(stem);
  });

/** A country by its adjective: that of its name, or of the language that is spoken there first and begins alike. */
const isOf = ({ name, facts }: Country, word: string): boolean =>
  isCalled(name, word) ||
  (fold(facts?.languages[0] ?? '') === word && fold(name).slice(0, 2) === word.slice(0, 2));

/** The country or continent whose adjective stands among the words: "greek island", "european city"; null where none does. */
export function peopleOf(atlas: Atlas, words: readonly string[]): WishPlace | null {
  const all = atlas.catalogueCities();
  const idsIn = (code: string) => all.filter(({ countryCode }) => countryCode === code).map(({ id }) => id);
  for (const [from, word] of words.entries()) {
    if (word.length <= leastShared) continue;
    const at = { from, to: from + 1 };
    const [country] = atlas
      .countries()
      .filter((one) => isOf(one, word))
      .map((one) => ({ one, ids: idsIn(one.code) }))
      .toSorted((left, right) => right.ids.length - left.ids.length);
    const hit = country && country.ids.length > 0 ? atlas.place(country.one.id) : null;
    if (country && hit) return { ...at, name: hit.name, kind: 'country', hit, ids: country.ids };
    const region = ['asia', 'europe', 'africa', 'oceania'].find((name) => isCalled(name, word));
    const found = region && atlas.place(`region:${region}`);
    if (!found) continue;
    const within = all.filter(({ countryCode }) => atlas.featuredRegionOf(countryCode) === region);
    if (within.length > 0)
      return { ...at, name: found.name, kind: 'region', hit: found, ids: within.map(({ id }) => id) };
  }
  return null;
}
