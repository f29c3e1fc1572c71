import { plainText } from './words-in.ts';

const names = new Intl.DisplayNames('en', { type: 'currency' });
/** What is called so all over the world is that of the traveller, not of where they go. */
const worldwide = new Set(['dollar', 'pound', 'euro']);
const sign = /[$€£¥₹₱]|\b[A-Z]{3}\b/;
const nationality = /\b(?:us|cfa)\b|\b\p{L}{3,}(?:ian|can|ish|ese|iss|ong|ore|land)\b/u;
const saysWhich = (text: string): boolean => sign.test(text) || nationality.test(text);

const unitOf = (code: string) =>
  plainText(names.of(code) ?? code)
    .split(' ')
    .at(-1)!;

/** "60 thousand pesos" are Philippine ones to who lives or goes there; null where the words tell nothing by themselves. */
export function currencyIn(text: string, near: readonly string[]): string | null {
  const plain = plainText(text);
  if (saysWhich(text) || saysWhich(plain)) return null;
  const isMeant = (code: string, index: number) => {
    const unit = unitOf(code);
    return new RegExp(`\\b${unit}s?\\b`).test(plain) && (index === 0 || !worldwide.has(unit));
  };
  return near.find(isMeant) ?? null;
}
