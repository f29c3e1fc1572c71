import { germanForm } from './known-word.ts';

const units =
  'null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const tens = 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'.split(' ');

/** Below a hundred: "acht", "fünfzehn", "dreiundzwanzig". */
function small(word: string): number | null {
  if (word === 'zwo') return 2;
  const unit = units.indexOf(word);
  if (unit >= 0) return unit;
  const ten = tens.findIndex((name) => word.endsWith(name));
  if (ten < 0) return null;
  const rest = word.slice(0, -tens[ten]!.length);
  const first = rest === '' ? 0 : rest.endsWith('und') ? units.indexOf(rest.slice(0, -3)) : -1;
  return first < 0 || first > 9 ? null : (ten + 2) * 10 + first;
}

/** A number in one German word: "acht", "dreiundzwanzig", "fünfzehnhundert", "zweitausend"; "ein" is none. */
export function germanNumber(text: string): number | null {
  const word = germanForm(text);
  if (word === 'ein') return null;
  for (const [name, size] of [
    ['tausend', 1000],
    ['hundert', 100],
  ] as const) {
    const at = word.indexOf(name);
    if (at <= 0) continue;
    const many = small(word.slice(0, at));
    const behind = word.slice(at + name.length);
    const rest = behind === '' ? 0 : germanNumber(behind);
    return many === null || rest === null ? null : many * size + rest;
  }
  return small(word);
}
