import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createAssistant } from '@wayfare/assistant';
import { openAtlas, openTravel } from '@wayfare/atlas';
import { printTable, rounded } from '../planner/table.ts';
import { checkChatCases } from './chat-cases.ts';
import { checkNaturalPlan } from './natural-plan.ts';
import { checkOwnMessages, READ_AT } from './own-messages.ts';
import type { CheckedRequest } from './requests.ts';
import { checkTravelBench, checkTravelPlanner } from './requests.ts';
import { withRightTool } from './right-tool.ts';
import { measureSpeed } from './speed.ts';

const MOST_SHOWN = 12;

function folderOf(data: string, name: string): string | null {
  const folder = join(data, name);
  if (existsSync(folder)) return folder;
  console.log(`${name}: the folder ${folder} is not there, so this family is left out.`);
  return null;
}

function tellWrong(wrong: readonly string[]): void {
  for (const line of wrong.slice(0, MOST_SHOWN)) console.log(`    ${line}`);
  if (wrong.length > MOST_SHOWN) console.log(`    and ${wrong.length - MOST_SHOWN} more`);
}

function tellRequests(
  name: string,
  rows: readonly CheckedRequest[],
): { count: number; right: number; share: number | null } {
  const fields = [...new Set(rows.flatMap(({ checks }) => checks.map(({ field }) => field)))];
  printTable(
    `${name}: fields read right in ${rows.length} requests`,
    ['field', 'right', '%'],
    fields.map((field) => {
      const right = rows.filter(({ checks }) =>
        checks.every((one) => one.field !== field || one.right),
      ).length;
      return [field, right, ((right / Math.max(1, rows.length)) * 100).toFixed(1)];
    }),
  );
  const bad = rows.filter(({ checks }) => checks.some(({ right }) => !right));
  tellWrong(
    bad.map(
      ({ query, checks }) =>
        `${query.slice(0, 70)} → ${checks
          .filter(({ right }) => !right)
          .map(({ field, expected, read }) => `${field}: ${expected} / ${read}`)
          .join('; ')}`,
    ),
  );
  const right = rows.length - bad.length;
  return { count: rows.length, right, share: rounded(right / Math.max(1, rows.length), 4) };
}

/** How well and how fast the assistant understands and plans: `--data DIR --only PATTERN`. */
export default async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { data: { type: 'string' }, only: { type: 'string' } } });
  const data = values.data ?? join(import.meta.dirname, '../../../shared/bench');
  const only = new RegExp(values.only ?? '');
  const atlas = openAtlas();
  const travel = openTravel(atlas);
  const parts = { atlas, travel, now: () => new Date(READ_AT) };
  const assistant = createAssistant(parts);
  assistant.prepare();
  const figures: Record<string, unknown> = {};
  const requests = only.test('travelplanner') || only.test('travelbench') ? folderOf(data, 'requests') : null;
  if (requests !== null && only.test('travelplanner'))
    figures['travelPlanner'] = tellRequests('TravelPlanner', checkTravelPlanner(requests, atlas));
  if (requests !== null && only.test('travelbench'))
    figures['travelBench'] = tellRequests('TravelBench', checkTravelBench(requests, atlas));
  const natural = only.test('natural-plan') ? folderOf(data, 'natural-plan') : null;
  if (natural !== null) {
    const { count, right, wrong } = await checkNaturalPlan(natural, assistant);
    printTable(
      'NATURAL PLAN trips from the raw English',
      ['trips', 'all constraints held'],
      [[count, right]],
    );
    tellWrong(wrong);
    figures['naturalPlan'] = { count, right };
  }
  const chat = only.test('follow-ups') ? folderOf(data, 'chat') : null;
  if (chat !== null) {
    const { count, right, wrong } = await checkChatCases(chat, atlas, assistant);
    printTable('Follow-ups done with intents given by hand', ['cases', 'right'], [[count, right]]);
    tellWrong(wrong);
    figures['followUps'] = { count, right };
    const modelled = await checkChatCases(chat, atlas, withRightTool(parts));
    printTable(
      'Follow-ups done by a model that calls the right tool',
      ['cases', 'right'],
      [[modelled.count, modelled.right]],
    );
    tellWrong(modelled.wrong);
    figures['rightTool'] = { count: modelled.count, right: modelled.right };
  }
  if (only.test('own')) {
    const groups = await checkOwnMessages(atlas, assistant);
    printTable(
      'Our own messages',
      ['group', 'messages', 'right'],
      groups.map(({ group, count, right }) => [group, count, right]),
    );
    for (const { wrong } of groups) tellWrong(wrong);
    const [count, right] = [
      groups.reduce((sum, one) => sum + one.count, 0),
      groups.reduce((sum, one) => sum + one.right, 0),
    ];
    figures['own'] = { count, right, share: rounded(right / count, 4) };
  }
  if (only.test('speed')) {
    const speed = await measureSpeed(assistant);
    printTable(
      'Speed: a week planned, ten asked at once, one process',
      [
        'first words ms (95 %)',
        'answer ms (50 %)',
        'answer ms (95 %)',
        'asked alone ms',
        'CPU ms an answer',
        'plans',
        'untold severe findings',
      ],
      [
        [
          speed.firstWordsMs.toFixed(0),
          speed.answer50Ms.toFixed(0),
          speed.answer95Ms.toFixed(0),
          speed.aloneMs.toFixed(0),
          speed.cpuMs.toFixed(0),
          speed.plans,
          speed.severe,
        ],
      ],
    );
    figures['speed'] = Object.fromEntries(
      Object.entries(speed).map(([key, value]) => [key, rounded(value, 1)]),
    );
  }
  console.log(JSON.stringify(figures));
}
