import { parseArgs } from 'node:util';
import { createAssistant } from '@wayfare/assistant';
import { openAtlas, openTravel } from '@wayfare/atlas';
import { printTable } from '../planner/table.ts';
import { compareReaders } from './compare-readers.ts';
import type { DoorPlan } from './door-plan.ts';
import { keptOn, makePlan } from './door-plan.ts';
import type { JudgedPlans } from './judge-plans.ts';
import { judgePlans } from './judge-plans.ts';
import { places } from './places.ts';

const today = '2026-11-22T10:00:00Z';
type Kind = 'ordinary' | 'great' | 'heedless';
type Kinds = Record<Kind, JudgedPlans>;

const names = <Lists extends object>(lists: Lists) => Object.keys(lists) as (keyof Lists & string)[];

function printJudged(kinds: Kinds): void {
  const all = Object.values(kinds);
  const share = (lines: readonly string[], of: number) => ((100 * lines.length) / Math.max(1, of)).toFixed(2);
  const row = (name: string, count: (one: JudgedPlans) => number) => [
    name,
    ...all.flatMap((one) => [count(one), '']),
  ];
  printTable(
    'Plans of ordinary and of great dates; those of the ordinary ones kept on the great, heeding nothing',
    ['', ...Object.keys(kinds).flatMap((kind) => [kind, '%'])],
    [
      row('days', ({ days }) => days),
      row('great days', ({ greatDays }) => greatDays),
      row('visits', ({ visits }) => visits),
      ...names(kinds.great.ofVisits).map((name) => [
        name,
        ...all.flatMap(({ ofVisits, visits }) => [ofVisits[name].length, share(ofVisits[name], visits)]),
      ]),
      ...names(kinds.great.ofDays).map((name) => row(name, ({ ofDays }) => ofDays[name].length)),
    ],
  );
}

function list(kinds: Kinds): void {
  for (const [kind, { ofVisits, ofDays }] of Object.entries(kinds)) {
    for (const [name, lines] of Object.entries({ ...ofVisits, ...ofDays })) {
      if (lines.length === 0) continue;
      console.log(`\n${kind}: ${name}`);
      for (const line of lines) console.log(`  ${line}`);
    }
  }
}

function counted({ days, greatDays, visits, ofVisits, ofDays }: JudgedPlans) {
  const lists = Object.entries({ ...ofVisits, ...ofDays });
  const counts = Object.fromEntries(lists.map(([name, lines]) => [name, lines.length]));
  return { days, greatDays, visits, ...counts };
}

/** Doors, light and meals of 120 plans, judged from the raw data: `--list`, `--only PLACE`, `--readers`. */
export default async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      list: { type: 'boolean' },
      only: { type: 'string', default: '' },
      readers: { type: 'boolean' },
    },
  });
  const atlas = openAtlas();
  if (values.readers) {
    compareReaders(atlas);
    return;
  }
  const assistant = createAssistant({ atlas, travel: openTravel(atlas), now: () => new Date(today) });
  const chosen = places.filter(({ ask }) => ask.includes(values.only));
  const plansOf = async (great: boolean) => {
    const plans: DoorPlan[] = [];
    for (const place of chosen) plans.push(await makePlan(assistant, place, great));
    return plans;
  };
  const ordinary = await plansOf(false);
  const kinds: Kinds = {
    ordinary: judgePlans(atlas, ordinary),
    great: judgePlans(atlas, await plansOf(true)),
    // What the planner spares, and whether the audit would tell: without closed doors this bench would show nothing.
    heedless: judgePlans(
      atlas,
      ordinary.map((plan, index) => keptOn(assistant, plan, chosen[index]!.great)),
    ),
  };
  printJudged(kinds);
  if (values.list) list(kinds);
  const { ordinary: plain, great, heedless } = kinds;
  console.log(
    JSON.stringify({
      bench: 'doors',
      ordinary: counted(plain),
      great: counted(great),
      heedless: counted(heedless),
    }),
  );
}
