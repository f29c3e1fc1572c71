import type { TripRequest } from '@wayfare/contracts/request';
import type { Span } from './span.ts';
import { sentenceAt, spanOf } from './span.ts';

type Budget = NonNullable<TripRequest['budget']>;

const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(?:us\$|\$|usd|us dollars?|dollars?|bucks)$/i, 'USD'],
  [/^(?:€|eur|euros?)$/i, 'EUR'],
  [/^(?:£|gbp|pounds?(?: sterling)?|quid)$/i, 'GBP'],
  [/^(?:¥|jpy|yen)$/i, 'JPY'],
  [/^(?:₹|inr|rupees?)$/i, 'INR'],
  [/^(?:c\$|ca\$|cad|canadian dollars?)$/i, 'CAD'],
  [/^(?:a\$|au\$|aud|australian dollars?)$/i, 'AUD'],
  [/^(?:chf|swiss francs?|francs?)$/i, 'CHF'],
];
const codes = 'SEK|NOK|DKK|NZD|SGD|HKD|CNY|KRW|THB|MXN|BRL|ZAR|PLN|CZK|HUF|TRY|AED';
const before = 'US\\$|CA?\\$|AU?\\$|\\$|€|£|¥|₹|USD|EUR|GBP|JPY|INR|CAD|AUD|CHF|' + codes;
const after =
  'USD|EUR|GBP|JPY|INR|CAD|AUD|CHF|' +
  codes +
  '|(?:us |canadian |australian )?dollars?|bucks|euros?|pounds?(?: sterling)?|quid|yen|rupees?|(?:swiss )?francs?|€|£|\\$|¥|₹';
const amountSource = '\\d{1,3}(?:[,. ]\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,2})?';
const money = new RegExp(
  `(?<![\\p{L}\\d])(${before})?\\s?(${amountSource})\\s?(k|thousand|grand)?(?![\\d])(?:\\s?(${after})(?![\\p{L}]))?`,
  'giu',
);
const budgetWords =
  /budget|spend(?:ing)? (?:up to|about|around|no more|max|less)|under\s*$|less than|no more than|not (?:to )?exceed|exceeding|at most|at max|maximum|max\b|up to|within\s*$|(?:not|nothing) over|below\s*$|expenses|cost|set aside|allocated|can afford|funds|for (?:about|around|under|less|roughly)/i;
const otherPrice =
  /\b(?:rent(?:al|ing)?|seats?|car hire|hotel (?:at|for)|stay at|stays? at|which is well rated|-star|stars?\b|room rate|ticket costs?|fares?)\b/i;

function currencyOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const found = currencies.find(([pattern]) => pattern.test(text.trim()));
  return found?.[1] ?? (new RegExp(`^(?:${codes})$`, 'i').test(text) ? text.toUpperCase() : null);
}

function amountOf(digits: string, thousands: string | undefined): number {
  const grouped = /^\d{1,3}(?:[,. ]\d{3})+(?:\.\d{1,2})?$/.test(digits);
  const plain = grouped ? digits.replace(/[,. ](?=\d{3})/g, '') : digits;
  return Number(plain) * (thousands === undefined ? 1 : 1000);
}

function perOf(textAfter: string, textBefore: string): Budget['per'] {
  const near = textAfter.slice(0, 34);
  if (
    /^[^.;]{0,12}(?:per|a|each|every|\/)\s?(?:person|head|pax|traveller|traveler|adult)|^\s?(?:pp|each)\b|^ for each of us/i.test(
      near,
    )
  )
    return 'person';
  if (/^[^.;,]{0,8}(?:per|a|each|every|\/)\s?(?:day|night)\b|^\s?daily/i.test(near)) return 'day';
  if (/daily (?:budget|spend)[^.]{0,14}$/i.test(textBefore)) return 'day';
  if (/(?:per person|each person)[^.]{0,24}$/i.test(textBefore)) return 'person';
  return 'total';
}

/** What the traveller will spend, with every stretch of the text that speaks of money. Prices of beds and cars are not budgets. */
export function readMoney(
  text: string,
  defaultCurrency = 'USD',
): { budget: Budget | null; currencySaid: boolean; spans: Span[] } {
  const spans: Span[] = [];
  let best: { budget: Budget; rank: number; said: boolean } | null = null;
  for (const match of text.matchAll(money)) {
    const [, ahead, digits = '', thousands, behind] = match;
    const currency = currencyOf(ahead) ?? currencyOf(behind);
    const span = spanOf(match);
    const textBefore = text.slice(Math.max(0, span.start - 60), span.start);
    const textAfter = text.slice(span.end);
    const wanted =
      budgetWords.test(textBefore.replace(/^.*[.!?] /s, '')) || /^\s*(?:total )?budget\b/i.test(textAfter);
    if (currency === null) {
      const unit =
        /^\s*-?\s*(?:days?|nights?|weeks?|months?|people|persons?|adults?|hotel|rooms?|hours?|h\b|min|am\b|pm\b|[:%]|cit|travel|of\b|in total|star|th\b|st\b|nd\b|rd\b|years?|kids?|child|friends)/i.test(
          textAfter,
        );
      const amount = amountOf(digits, thousands);
      if (
        !wanted ||
        unit ||
        amount < 50 ||
        (amount >= 1990 && amount <= 2040 && !/budget/i.test(textBefore.slice(-18)))
      )
        continue;
    }
    spans.push(span);
    const sentence = sentenceAt(text, span.start);
    const local = sentence.text.slice(0, span.end - sentence.start + 20);
    if (otherPrice.test(local) && !/budget|exceed|spend/i.test(local)) continue;
    const amount = amountOf(digits, thousands);
    if (!Number.isFinite(amount) || amount <= 0 || amount > 1_000_000_000) continue;
    const rank = (wanted ? 2 : 0) + (currency === null ? 0 : 1);
    if (best !== null && best.rank >= rank) continue;
    const per = perOf(textAfter, textBefore);
    best = { budget: { amount, currency: currency ?? defaultCurrency, per }, rank, said: currency !== null };
  }
  return { budget: best?.budget ?? null, currencySaid: best?.said ?? false, spans };
}
