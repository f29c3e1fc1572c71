import type { Atlas } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';

const languages = ['de'].map((code) => new Intl.DisplayNames([code], { type: 'region' }));
const known = new WeakMap<Atlas, ReadonlyMap<string, string>>();

/** The atlas's name of a country that was named in another language: "Marokko"; null for all other words. */
export function countrySaid(atlas: Atlas, words: string): string | null {
  const names =
    known.get(atlas) ??
    new Map(
      atlas
        .countries()
        .flatMap(({ code, name }) =>
          languages.map((language): [string, string] => [
            fold(language.of(code.toUpperCase()) ?? name),
            name,
          ]),
        ),
    );
  known.set(atlas, names);
  return names.get(fold(words)) ?? null;
}
