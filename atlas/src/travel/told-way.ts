import type { TravelMode } from './travel-option.ts';

/** How long a text says that a way takes, and by what, where it says that too. */
export interface ToldWay {
  minutes: number;
  mode: TravelMode | null;
}

/** Numbers as texts of the guides write them; “thirty-six” is two of them. */
const counts: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const parts: Record<string, number> = { 'a quarter': 15, 'a half': 30, 'three quarters': 45 };
const vehicles: readonly (readonly [TravelMode, string])[] = [
  ['rail', 'trains?|railway|s-bahn|rer|metro'],
  ['bus', 'bus|buses|coach|coaches'],
  ['ferry', 'ferry|ferries|boats?|steamers?|catamaran|hydrofoil'],
  ['drive', 'car|road|drive|jeep|motorway'],
];

const number = `(?:${Object.keys(counts).join('|')})`;
const part = `(?:${Object.keys(parts).join('|')})`;
const vehicle = `(${vehicles.map(([, names]) => names).join('|')})`;
const ofHour = `(?:half an hour|${part} of an hour)`;
const many = `(?:\\d+|${number}(?:-${number})?)`;
const amount = `(${ofHour}|${many}(?: and ${part})?[ -](?:hours?|minutes)(?: and ${part})?)`;
const direction = '(?:(?:north|south)?-?(?:east|west)|north|south|inland|upriver)';
const away = `(?:each way|${direction}|away|out|off|down the (?:coast|line|road)|up the coast|from (?:town|the cent(?:re|er)))`;

/** “Forty minutes by fast train”, “three hours’ drive”, “two hours out”. */
const behind = new RegExp(
  `\\b${amount}(?: each way| away| out| off)?(?: (?:by|on) (?:an? |the )?(?:[a-z]+ )?${vehicle}|['’]s? (drive)| ${away})\\b`,
  'i',
);
/** “The fast train takes under an hour”. */
const before = new RegExp(
  `\\b${vehicle}\\b(?: [^ ]+){0,4}? (?:takes?|needs?|in)(?: about| just| under| over| less than)? ${amount}`,
  'i',
);
/** A clause with one of these tells what one does there, not how one gets there. */
const doneThere =
  /\b(?:walk|climb|steps|stairs|uphill|on foot|hike|swim|loop|trail|tours?|further|beyond)\b/i;
/** Less than this, with no word of by what, is from one thing there to another. */
const leastUnnamed = 20;

function minutesOf(said: string): number {
  const text = said.toLowerCase();
  if (text === 'half an hour') return 30;
  const more = Object.keys(parts).find((name) => text.includes(name));
  if (text.endsWith('of an hour')) return parts[more ?? ''] ?? 0;
  const whole = /^[^ ]+?(?=[ -](?:and|hour|minute))/.exec(text)?.[0] ?? '';
  const count = Number(whole) || whole.split('-').reduce((sum, word) => sum + (counts[word] ?? 0), 0);
  return count * (text.includes('hour') ? 60 : 1) + (parts[more ?? ''] ?? 0);
}

const modeOf = (word: string | undefined) =>
  vehicles.find(([, names]) => new RegExp(`^(?:${names})$`, 'i').test(word ?? ''))?.[0] ?? null;

/** The first way from its city that the text of a sight tells, or null. */
export function toldWay(text: string): ToldWay | null {
  for (const clause of text.split(/[.,;:]/)) {
    if (doneThere.test(clause)) continue;
    const [, by, took] = before.exec(clause) ?? [];
    if (took !== undefined) return { minutes: minutesOf(took), mode: modeOf(by) };
    const [, said, named, driven] = behind.exec(clause) ?? [];
    if (said === undefined) continue;
    const told = { minutes: minutesOf(said), mode: modeOf(named ?? driven) };
    if (told.mode !== null || told.minutes >= leastUnnamed) return told;
  }
  return null;
}
