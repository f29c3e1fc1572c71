/** How the names begin of countries that are spoken of with an article. */
const beginnings = [
  'united',
  'netherlands',
  'philippines',
  'maldives',
  'bahamas',
  'gambia',
  'seychelles',
  'comoros',
  'czech republic',
  'dominican republic',
  'central african',
  'democratic republic',
  'republic of',
  'ivory coast',
  'solomon islands',
  'marshall islands',
  'cayman islands',
  'cook islands',
  'faroe islands',
  'falkland islands',
  'british virgin',
  'us virgin',
  'turks and',
  'isle of',
  'vatican$',
];
const withArticle = new RegExp(`^(?:${beginnings.join('|')})`, 'i');

/** The name of a country within a sentence: "the United Kingdom". */
export const countryWords = (name: string): string => (withArticle.test(name) ? `the ${name}` : name);

/** The same where a sentence begins. */
export const countryStart = (name: string): string => (withArticle.test(name) ? `The ${name}` : name);

/** A city with its country; one that is its own country is named once: `Kyoto, Japan`, `Singapore`. */
export const cityAndCountry = (city: string, country: string): string =>
  city === country ? city : `${city}, ${country}`;
