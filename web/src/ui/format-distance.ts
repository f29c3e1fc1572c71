import { readerLocale } from './page-data.ts';

/** A distance in words, in the reader's units of kilometres. */
export const formatDistance = (meters: number) =>
  meters < 1000
    ? `${Math.round(meters / 10) * 10} m`
    : `${new Intl.NumberFormat(readerLocale(), { maximumFractionDigits: meters < 10_000 ? 1 : 0 }).format(meters / 1000)} km`;
