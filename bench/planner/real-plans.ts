import { createAssistant } from '@wayfare/assistant';
import { openAtlas, openTravel } from '@wayfare/atlas';
import type { BenchOptions } from './bench-options.ts';
import { cpuMilliseconds } from './bench-options.ts';
import { mean, printTable, rounded, shown } from './table.ts';

const today = '2027-03-01T10:00:00Z';
/** So much more effort than a plan gets, to see what it misses. */
const LONG_ROUNDS = 20_000;

/** What travellers ask for: short and long, one city and several, with dates and without, at every pace. */
const trips = [
  'A weekend in Porto',
  '3 days in Paris from 4 May 2027',
  '4 days in Rome from 3 May 2027, relaxed pace',
  '5 days in Kyoto in April',
  '4 days in London with two kids aged 5 and 9',
  '3 days in Istanbul from 10 June 2027, packed',
  '5 days in New York from 20 September 2027',
  '2 days in Vienna on 25 December 2027',
  '6 days in Tokyo from 1 November 2027, food and temples',
  '3 days in Marrakesh',
  '4 days in Barcelona by car from 12 July 2027',
  '3 days in Reykjavik in February',
  'A week in Lisbon and Porto from 8 May 2027',
  'A week in Rome and Florence from Munich for two, food and history, budget 2000 euros',
  '10 days in Berlin, Prague and Vienna by train from 1 June 2027',
  '8 days in Bangkok and Chiang Mai',
  'A week in Mexico City and Oaxaca from 2 November 2027',
  '10 days in Cairo, Luxor and Aswan',
  'Two weeks in Japan from 28 March 2027',
  '3 weeks through Italy from 1 September 2027',
];

async function runTrip(assistant: ReturnType<typeof createAssistant>, question: string) {
  const { tripName, trip } = await assistant.ask({ question });
  if (trip === null || tripName === null) throw new Error(`No trip was made of "${question}".`);
  const document = { tripName, trip, plan: null };
  const began = cpuMilliseconds();
  const { plan, findings, value } = assistant.buildPlan(document);
  const milliseconds = cpuMilliseconds() - began;
  const long = assistant.buildPlan(document, { rounds: LONG_ROUNDS });
  const visits = plan.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'visit')).length;
  const severe = findings.filter(({ severity }) => severity === 'severe').length;
  const gap = long.value > 0 ? (1 - value / long.value) * 100 : 0;
  return {
    question,
    days: plan.days.length,
    visits,
    value,
    gap,
    severe,
    found: findings.length,
    milliseconds,
  };
}

/** Days of trips as travellers ask for them, made and audited by the assistant exactly as it does for everybody. */
export async function runRealPlans(options: BenchOptions): Promise<unknown> {
  const chosen = trips.filter((question) => options.only.test(`real-plans/${question}`));
  if (chosen.length === 0) return null;
  const atlas = openAtlas();
  const assistant = createAssistant({ atlas, travel: openTravel(atlas), now: () => new Date(today) });
  assistant.prepare();
  const rows: Awaited<ReturnType<typeof runTrip>>[] = [];
  for (const question of chosen) rows.push(await runTrip(assistant, question));
  printTable(
    'Trips as travellers ask for them, their days made and audited by the assistant',
    ['trip', 'days', 'visits', 'value', 'gap % to a long search', 'severe', 'all findings', 'ms'],
    rows.map((row) => [
      row.question,
      row.days,
      row.visits,
      shown(row.value, 0),
      shown(row.gap),
      row.severe,
      row.found,
      shown(row.milliseconds, 0),
    ]),
  );
  const sum = (of: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + of(row), 0);
  const figures = {
    trips: rows.length,
    days: sum(({ days }) => days),
    value: rounded(
      sum(({ value }) => value),
      1,
    ),
    gapPercentMean: rounded(mean(rows.map(({ gap }) => gap)), 2),
    tripsWithSevereFindings: rows.filter(({ severe }) => severe > 0).length,
    findingsADay: rounded(sum(({ found }) => found) / sum(({ days }) => days), 3),
    millisecondsMean: rounded(mean(rows.map(({ milliseconds }) => milliseconds)), 0),
    millisecondsWorst: rounded(Math.max(...rows.map(({ milliseconds }) => milliseconds)), 0),
  };
  console.log(
    `  trips with a severe finding: ${figures.tripsWithSevereFindings} of ${figures.trips}; findings a day: ${figures.findingsADay}`,
  );
  return figures;
}
