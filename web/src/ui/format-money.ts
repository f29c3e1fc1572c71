import { readerLocale } from './page-data.ts';

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

/** A currency by its name, with the code that stands on boards: `Swedish Krona (SEK)`. */
export function currencyWords(code: string): string {
  const name = new Intl.DisplayNames(readerLocale(), { type: 'currency' }).of(code);
  return name && name !== code ? `${name} (${code})` : code;
}
