import { parseArgs } from 'node:util';
import { createAssistant } from '@wayfare/assistant';
import { openAtlas, openTravel } from '@wayfare/atlas';
import { printTable } from '../planner/table.ts';
import { compareReaders } from './compare-readers.ts';
import type { DoorPlan } from './door-plan.ts';
import { makePlan, movedTo } from './door-plan.ts';
import type { JudgedPlans } from './judge-plans.ts';
import { judgePlans } from './judge-plans.ts';
import { places } from './places.ts';

const today = '2026-11-22T10:00:00Z';
const counts = (lists: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(lists).map(([name, lines]) => [name, lines.length]));

function printJudged(ordinary: JudgedPlans, great: JudgedPlans): void {
  const share = (lines: readonly string[], of: number) => ((100 * lines.length) / Math.max(1, of)).toFixed(2);
  const ofVisits = Object.keys(ordinary.ofVisits) as (keyof JudgedPlans['ofVisits'])[];
  const ofDays = Object.keys(ordinary.ofDays) as (keyof JudgedPlans['ofDays'])[];
  printTable(
    'Plans of ordinary and of great dates',
    ['', 'ordinary', '%', 'great', '%'],
    [
      ['days', ordinary.days, '', great.days, ''],
      ['great days', ordinary.greatDays, '', great.greatDays, ''],
      ['visits', ordinary.visits, '', great.visits, ''],
      ...ofVisits.map((name) => [
        name,
        ...[ordinary, great].flatMap((one) => [
          one.ofVisits[name].length,
          share(one.ofVisits[name], one.visits),
        ]),
      ]),
      ...ofDays.map((name) => [name, ordinary.ofDays[name].length, '', great.ofDays[name].length, '']),
    ],
  );
}

function list(ordinary: JudgedPlans, great: JudgedPlans): void {
  for (const [kind, one] of Object.entries({ ordinary, great })) {
    for (const [name, lines] of Object.entries({ ...one.ofVisits, ...one.ofDays })) {
      if (lines.length === 0) continue;
      console.log(`\n${kind}: ${name}`);
      for (const line of lines) console.log(`  ${line}`);
    }
  }
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
  const ordinaryPlans = await plansOf(false);
  const [ordinary, great] = [judgePlans(atlas, ordinaryPlans), judgePlans(atlas, await plansOf(true))];
  // What would be met by who heeds no great day: were it nothing, the bench would see nothing either.
  const heedless = judgePlans(
    atlas,
    ordinaryPlans.map((plan, index) => movedTo(plan, chosen[index]!.great)),
  ).ofVisits['closed by the second reader'].length;
  printJudged(ordinary, great);
  console.log(`\nThe ordinary plans kept on the great dates: ${heedless} visits at a closed door.`);
  if (values.list) list(ordinary, great);
  const counted = ({ days, greatDays, visits, ofVisits, ofDays }: JudgedPlans) => ({
    days,
    greatDays,
    visits,
    ...counts(ofVisits),
    ...counts(ofDays),
  });
  console.log(
    JSON.stringify({ bench: 'doors', ordinary: counted(ordinary), great: counted(great), heedless }),
  );
}
