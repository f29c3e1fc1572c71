const currencies: Readonly<Record<string, string>> = {
  GB: 'GBP',
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
  JP: 'JPY',
  IN: 'INR',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  CZ: 'CZK',
  SG: 'SGD',
};
const inEuro = new Set('AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK BG'.split(' '));

/** The currency that readers from a region (two capital letters) most probably reckon in; null where it is not told. */
export const currencyOfRegion = (region: string): string | null =>
  inEuro.has(region) ? 'EUR' : (currencies[region] ?? null);
