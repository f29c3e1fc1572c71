import { monthName } from '@wayfare/wording/month-name';

/** "9 May 2027". */
export const dateWords = (on: string): string =>
  `${Number(on.slice(8, 10))} ${monthName(Number(on.slice(5, 7)))} ${on.slice(0, 4)}`;

/** "1,200 EUR". */
export const moneyWords = (amount: number, currency: string): string =>
  `${Math.round(amount).toLocaleString('en-US')} ${currency}`;
