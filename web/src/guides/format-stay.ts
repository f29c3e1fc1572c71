import { readerLocale } from '../ui/page-data.ts';

/** A length of stay or travel in words: `45 min`, `2 h`, `1 h 30 min`. */
export function formatStay(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** A distance in words, in the reader's units of kilometres. */
export const formatDistance = (meters: number) =>
  meters < 1000
    ? `${Math.round(meters / 10) * 10} m`
    : `${new Intl.NumberFormat(readerLocale(), { maximumFractionDigits: meters < 10_000 ? 1 : 0 }).format(meters / 1000)} km`;

/** An amount of money; whole where it is whole. */
export const formatMoney = ({ amountCents, currency }: { amountCents: number; currency: string }) =>
  new Intl.NumberFormat(readerLocale(), {
    style: 'currency',
    currency,
    maximumFractionDigits: amountCents % 100 === 0 ? 0 : 2,
  }).format(amountCents / 100);

/** Whole euros. */
export const formatEuro = (amount: number) =>
  formatMoney({ amountCents: Math.round(amount) * 100, currency: 'EUR' });
