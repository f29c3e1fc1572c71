import { readerLocale } from './page-data.ts';
import { readerChoices } from './reader-choices.ts';

const metersPerMile = 1609.344;
const metersPerFoot = 0.3048;
/** Nearer than that is told in feet. */
const nearMiles = 0.2;

const rounded = (value: number, digits: number) =>
  new Intl.NumberFormat(readerLocale(), { maximumFractionDigits: digits }).format(value);

function inMiles(meters: number) {
  const miles = meters / metersPerMile;
  if (miles < nearMiles) return `${Math.max(10, Math.round(meters / metersPerFoot / 10) * 10)} ft`;
  return `${rounded(miles, miles < 10 ? 1 : 0)} mi`;
}

/** A distance in words, in the reader's units. */
export function formatDistance(meters: number) {
  if (readerChoices().distance === 'mi') return inMiles(meters);
  if (meters < 1000) return `${Math.round(meters / 10) * 10} m`;
  return `${rounded(meters / 1000, meters < 10_000 ? 1 : 0)} km`;
}
