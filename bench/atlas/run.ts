import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildAtlas, openAtlas } from '@wayfare/atlas';
import type { Atlas } from '@wayfare/atlas';

/** What people type: whole names, exonyms, slips, namesakes with their region, sights, codes. */
const typed = [
  'paris',
  'firenze',
  'münchen',
  '東京',
  'saigon',
  'new york',
  'san francisco',
  'barcelna',
  'amsterdm',
  'lodnon',
  'springfield il',
  'portland, maine',
  'kyoto japan',
  'fushimi inari',
  'sagrada familla',
  'eifel tower',
  'louvre',
  'santorini',
  'tuscany',
  'the balkans',
  'scottish highlands',
  'cdg',
  'lhr',
  'rio de janeiro',
  'st petersburg',
  'buenos aries',
  'reykjavic',
  'queenstown',
  'hanoi',
  'cusco',
  'marakesh',
  'copenhagen',
  'kobenhavn',
  'zuerich',
  'den haag',
  'los angelas',
  'vegas',
  'bali',
  'patagonia',
  'ho chi minh city',
  'são paulo',
  'istambul',
  'budapset',
];

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function measureSearch(atlas: Atlas, rounds: number): { p50: number; p95: number; p99: number; max: number } {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const text of typed) {
      for (let length = 1; length <= text.length; length += 1) {
        const started = performance.now();
        atlas.search(text.slice(0, length));
        times.push(performance.now() - started);
      }
    }
  }
  times.sort((a, b) => a - b);
  return {
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    max: times.at(-1) ?? 0,
  };
}

function measureApart(script: string): Record<string, number> {
  const file = path.join(import.meta.dirname, script);
  return JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8' })) as Record<string, number>;
}

/** Measures the atlas: loading, memory, every keystroke of a list of searches, reading a large extract. */
export default async function run(_args: string[]): Promise<void> {
  await buildAtlas({ leaveOutFaulty: true, onProgress: (step) => console.log(`building: ${step}`) });
  const opened = measureApart('measure-open.ts');
  const atlas = openAtlas();
  const cold = measureSearch(atlas, 1);
  const warm = measureSearch(atlas, 5);
  const imported = measureApart('measure-import.ts');
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  console.log(
    `open                ${opened.openMs} ms, +${opened.addedMb} MB (process ${opened.processMb} MB)`,
  );
  console.log(`first search        ${ms(opened.firstSearchMs ?? 0)}`);
  console.log(
    `keystroke, first    p50 ${ms(cold.p50)}  p95 ${ms(cold.p95)}  p99 ${ms(cold.p99)}  max ${ms(cold.max)}`,
  );
  console.log(
    `keystroke, warm     p50 ${ms(warm.p50)}  p95 ${ms(warm.p95)}  p99 ${ms(warm.p99)}  max ${ms(warm.max)}`,
  );
  console.log(`import ${imported.rows} rows  ${imported.seconds} s, process ${imported.peakMb} MB at most`);
  console.log(JSON.stringify({ open: opened, cold, warm, import: imported }));
}
