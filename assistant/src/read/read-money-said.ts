import type { TripRequest } from '@wayfare/contracts/request';
import { numberAt } from './read-number.ts';
import { anyOf } from './any-of.ts';
import { plainText, tokensOf } from './words-in.ts';

type Budget = NonNullable<TripRequest['budget']>;

/** An amount with its currency where that was said, or a wish about prices without one. */
export type MoneySaid =
  | { amount: number; currency: string | null; per: Budget['per'] | null }
  | { wish: 'cheap' | 'middle' | 'free' };

const currencies: readonly (readonly [RegExp, string])[] = [
  [/\bc(?:a|an)?\s?\$|\bcad\b|canadian/, 'CAD'],
  [/\ba(?:u|us)?\s?\$|\baud\b|australian/, 'AUD'],
  [/\bnz\s?\$|\bnz\b|\bnzd\b|new zealand/, 'NZD'],
  [/\bs(?:g)?\s?\$|\bsgd\b|singapore/, 'SGD'],
  [/\bn\s?\$|\bnad\b/, 'NAD'],
  [/\bhk\s?\$|\bhkd\b|hong kong/, 'HKD'],
  [/\bmx\s?\$|\bmxn\b|mexican/, 'MXN'],
  [/\br\s?\$|\bbrl\b|\breais\b|\breal\b/, 'BRL'],
  [/€|\beuros?\b|\beur\b/, 'EUR'],
  [/£|\bgbp\b|\bpounds?\b|\bquid\b|sterling/, 'GBP'],
  [/₹|\binr\b|\brupees?\b|\brs\b|\blakhs?\b|\blacs?\b|\d\s?l\b|\bcrores?\b/, 'INR'],
  [/¥|\bjpy\b|\byen\b/, 'JPY'],
  [/₩|\bkrw\b|\bwon\b/, 'KRW'],
  [/₱|\bphp\b|\bpesos filipinos\b/, 'PHP'],
  [/₺|\btry\b|\blira\b/, 'TRY'],
  [/₫|\bvnd\b|\bdong\b/, 'VND'],
  [/฿|\bthb\b|\bbaht\b/, 'THB'],
  [/\bcfa\b|\bxof\b/, 'XOF'],
  [/\bchf\b|\bfrancs?\b|\bfranken\b/, 'CHF'],
  [/\bsek\b|swedish/, 'SEK'],
  [/\bnok\b|norwegian/, 'NOK'],
  [/\bdkk\b|danish/, 'DKK'],
  [/\bpln\b|\bzlot\w+|\bz[lł](?!\p{L})/u, 'PLN'],
  [/\bczk\b|\bkoruna\b/, 'CZK'],
  [/\bhuf\b|\bforint\b/, 'HUF'],
  [/\bzar\b|\brand\b|\br\s?\d/, 'ZAR'],
  [/\baed\b|\bdirhams?\b|\bdhs?\b/, 'AED'],
  [/\bsar\b|\briyals?\b/, 'SAR'],
  [/\bkes\b|\bksh\b|\bshillings?\b/, 'KES'],
  [/\bngn\b|\bnaira\b/, 'NGN'],
  [/\bidr\b|\brupiah\b|\brp\b/, 'IDR'],
  [/\bmyr\b|\bringgit\b|\brm\s?\d/, 'MYR'],
  [/\bcny\b|\brmb\b|\byuan\b/, 'CNY'],
  [/\btenge\b|\bkzt\b/, 'KZT'],
  [/\bils\b|\bshekels?\b|₪/, 'ILS'],
  [/\$|\busd\b|\bdollars?\b|\bbucks?\b/, 'USD'],
];
const scales: Readonly<Record<string, number>> = {
  k: 1000,
  grand: 1000,
  thousand: 1000,
  hundred: 100,
  l: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  crore: 10_000_000,
  million: 1_000_000,
  m: 1_000_000,
  mil: 1000,
};

// In lakh the groups before the last have two figures: "1,80,000".
const figure = /\d{1,3}(?:,\d\d)*(?:[,. ']\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?/g;

function valueOf(digits: string): number {
  const grouped = /^\d{1,3}(?:,\d\d)*(?:[,. ']\d{3})+/.exec(digits)?.[0];
  if (grouped === undefined) return Number(digits.replace(',', '.'));
  return Number(grouped.replace(/\D/g, '') + digits.slice(grouped.length).replace(',', '.'));
}

/** "3k", "1.5 lakh", "nine thousand", "60,000": the last of a range. */
function amountOf(text: string): number | null {
  const figures = [...text.matchAll(figure)];
  const last = figures.at(-1);
  if (last !== undefined) {
    const unit = /^\s?([a-z]+)/.exec(text.slice(last.index + last[0].length))?.[1] ?? '';
    return valueOf(last[0]) * (Object.hasOwn(scales, unit) ? scales[unit]! : 1);
  }
  return inWords(tokensOf(text));
}

/** "Nine thousand", "two and a half grand", "one million two hundred thousand". */
function inWords(words: readonly string[]): number | null {
  let [all, part, isSaid] = [0, 0, false];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const number = ['a', 'an', 'few', 'couple'].includes(word) ? null : numberAt(words, at);
    const scale = word.length > 1 && Object.hasOwn(scales, word) ? scales[word]! : 1;
    if (number !== null) {
      part += number.value;
      isSaid = true;
      at = number.next - 1;
    } else if (isSaid && word === 'half') part += 0.5;
    else if (scale === 100) part *= scale;
    else if (scale > 1) [all, part] = [all + part * scale, 0];
  }
  return isSaid ? all + part : null;
}

const person =
  anyOf(`pp, p.p, p.p., pppd, each, person, head, guy, man, adult, student, traveller, traveler, pax, apiece,
  a piece`);
const aDay = anyOf('day, daily, night, nightly, pd, pppd, p.d, p.d.');

/** Of whom or what an amount is meant: of each person, each day, both, or all together. */
export function readPer(text: string): Budget['per'] {
  const plain = plainText(text);
  const isEach = person.test(plain);
  if (aDay.test(plain)) return isEach ? 'person_day' : 'day';
  return isEach ? 'person' : 'total';
}

const free =
  anyOf(`no object, no issue, no problem, no worry, not a problem, not a worry, not important, not an issue,
  doesn't matter, isn't a worry, isn't the main*, isn't an issue, no limit, unlimited, don't mind*, splurge, luxur*,
  whatever`);
const cheap =
  anyOf(`cheap*, budget*, expensive*, shoestring, broke, skint, little money, low cost, price*, pricy, dear,
  tight, afford*, economical*, sav*, cash-light`);

const codes = new Set(Intl.supportedValuesOf('currency'));
/** Codes that are also words, in whatever letters they are written. */
const wordCodes = new Set(['ALL', 'TOP', 'MOP', 'CUP', 'PEN', 'GEL', 'LAK']);

/** A currency by its code in capitals: "AED 20,000", "8000 MAD". */
const codeIn = (text: string): string | null =>
  text.match(/\b[A-Z]{3}\b/g)?.find((code) => codes.has(code) && !wordCodes.has(code)) ?? null;

/** "£3k", "about 1500 quid", "60k INR", "as cheap as possible", "money no object". */
export function readMoneySaid(text: string): MoneySaid | null {
  const plain = plainText(text);
  if (/\d\s?(?:%|percent|per cent)/.test(plain)) return { wish: 'cheap' };
  const amount = amountOf(plain);
  if (amount !== null && amount >= 0 && amount <= 1_000_000_000) {
    const currency = codeIn(text) ?? currencies.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
    const isPer = person.test(plain) || aDay.test(plain);
    return { amount, currency, per: isPer ? readPer(plain) : null };
  }
  if (free.test(plain)) return { wish: 'free' };
  if (/\bmid|moderate|medium|reasonable|average|normal/.test(plain)) return { wish: 'middle' };
  return cheap.test(plain) ? { wish: 'cheap' } : null;
}
