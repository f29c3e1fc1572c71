import type { Assistant } from '@wayfare/assistant';
import { cpuMilliseconds } from '../planner/bench-options.ts';
import { READ_AT } from './own-messages.ts';

const cities = [
  'Rome',
  'Paris',
  'Lisbon',
  'Vienna',
  'Prague',
  'Berlin',
  'London',
  'Madrid',
  'Tokyo',
  'Kyoto',
  'Istanbul',
  'Athens',
  'Amsterdam',
  'Dublin',
  'Budapest',
  'Barcelona',
  'Seoul',
  'Singapore',
  'Bangkok',
  'Cairo',
];
const AT_ONCE = 10;
const ROUNDS = 6;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Asks ten at once for a week, several times over, and tells when the first words and the whole answers came. */
export async function measureSpeed(assistant: Assistant): Promise<{
  firstWordsMs: number;
  answer50Ms: number;
  answer95Ms: number;
  aloneMs: number;
  /** CPU an answer: what it would take on a machine with nothing else to do. */
  cpuMs: number;
  severe: number;
  plans: number;
}> {
  const whole: number[] = [];
  const first: number[] = [];
  let severe = 0;
  const askOne = async (question: string): Promise<number> => {
    const began = performance.now();
    let heard = 0;
    const answer = await assistant.ask({ question, now: READ_AT }, (event) => {
      if ('text' in event && heard === 0) heard = performance.now() - began;
    });
    first.push(heard);
    const took = performance.now() - began;
    whole.push(took);
    if (
      answer.findings.some((finding) => finding.severity === 'severe') &&
      !/Not everything holds/.test(answer.text)
    )
      severe += 1;
    return took;
  };
  const alone: number[] = [];
  for (const city of cities)
    alone.push(await askOne(`7 days in ${city} from 5 May 2027 for two, history and food`));
  whole.length = 0;
  first.length = 0;
  const before = cpuMilliseconds();
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => {
        const city = cities[(round * AT_ONCE + index * 3) % cities.length] ?? 'Rome';
        const other = cities[(round * AT_ONCE + index * 7 + 1) % cities.length] ?? 'Paris';
        return askOne(
          city === other
            ? `a week in ${city} in June`
            : `7 days in ${city} and ${other} from Munich, starting ${1 + index} September 2027`,
        );
      }),
    );
  }
  const cpuMs = (cpuMilliseconds() - before) / Math.max(1, whole.length);
  const sorted = whole.toSorted((a, b) => a - b);
  return {
    firstWordsMs: at(
      first.toSorted((a, b) => a - b),
      0.95,
    ),
    answer50Ms: at(sorted, 0.5),
    answer95Ms: at(sorted, 0.95),
    aloneMs: at(
      alone.toSorted((a, b) => a - b),
      0.5,
    ),
    cpuMs,
    severe,
    plans: alone.length + whole.length,
  };
}
