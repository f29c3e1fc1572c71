import { seededRandom } from '@wayfare/planner';
import { mutatedText, mutatedValue, oneOf } from './mutate.ts';
import { plannedTrip } from './planned-trip.ts';
import type { TestBrowser } from './test-browser.ts';

/** Ordinary messages; what is sent has been cut, doubled and mixed up. */
const messages = [
  'Five days in Kyoto in October for two people who like food and temples',
  'Fly from Berlin to Lisbon on 3 May 2027, home on the 10th, then make day 2 slower',
  'Move the museum to Friday morning and drop the market',
  'Instead of Osaka two nights in Nara, and no more than three sights a day',
  'What does the Louvre cost on a Sunday, and is it open on 1 May?',
  'We are vegan, my mother uses a wheelchair, budget 900 EUR without flights',
  'Weekend in Rome with kids of 3 and 7, hotel near the Trevi fountain, dinner at 19:30',
  'Wien und dann mit dem Zug nach Budapest, vier Nächte',
];

const exportFormats = ['ics', 'gpx', 'kml', 'geojson', 'csv', 'md', 'json'];
const importFormats = ['ics', 'gpx', 'kml', 'geojson', 'csv', 'json'];

/** What came of it; a fault tells the seed and the round that bring it about again. */
export interface Fuzzed {
  faults: string[];
  statuses: Record<string, number>;
  slowest: { call: string; milliseconds: number };
}

interface FuzzParts {
  /** Somebody signed in. */
  browser: TestBrowser;
  seed: number;
  rounds: number;
  /** Lets so much time pass that no limit of calls an hour is met. */
  passTime: () => void;
}

/** Sends mutated messages, documents and files of all kinds; nothing may break, and every refusal must say why. */
export async function fuzz({ browser, seed, rounds, passTime }: FuzzParts): Promise<Fuzzed> {
  const random = seededRandom(seed);
  const pick = <Value>(list: readonly Value[]) => oneOf(random, list);
  const document = plannedTrip();
  const files = new Map<string, string>();
  for (const format of importFormats)
    files.set(format, (await browser.post(`/api/draft-export/${format}`, document)).text);

  const calls: (() => [path: string, body: unknown])[] = [
    () => ['/api/ask', { question: mutatedText(random, pick(messages)) }],
    () => ['/api/ask', { question: mutatedText(random, pick(messages)), ...document }],
    () => ['/api/ask', mutatedValue(random, { question: pick(messages), ...document })],
    () => ['/api/save', mutatedValue(random, document)],
    () => {
      const { trip, plan } = document;
      return [
        pick(['/api/rebuild-days', '/api/best-order', '/api/preview-dates']),
        mutatedValue(random, { trip, plan, startOn: '2027-04-01' }),
      ];
    },
    () => [`/api/draft-export/${pick(exportFormats)}`, mutatedValue(random, document)],
    () => {
      const format = pick(importFormats);
      return [
        '/api/import-preview',
        { fileName: `mine.${format}`, content: mutatedText(random, files.get(format)!) },
      ];
    },
  ];
  const fuzzed: Fuzzed = { faults: [], statuses: {}, slowest: { call: '', milliseconds: 0 } };
  for (let round = 0; round < rounds; round += 1) {
    passTime();
    const [path, body] = pick(calls)();
    const at = performance.now();
    const { status, json, headers } = await browser.post(path, body);
    const milliseconds = performance.now() - at;
    const call = `${path} (seed ${seed}, round ${round})`;
    fuzzed.statuses[status] = (fuzzed.statuses[status] ?? 0) + 1;
    if (milliseconds > fuzzed.slowest.milliseconds) fuzzed.slowest = { call, milliseconds };
    const isBusy = status === 503 && headers.has('retry-after');
    if (status >= 500 && !isBusy) fuzzed.faults.push(`${call} answered ${status}`);
    else if (status >= 400 && !json?.error?.message)
      fuzzed.faults.push(`${call} says no reason for ${status}`);
    else if (status < 400 && path === '/api/ask' && !json.text) fuzzed.faults.push(`${call} has no words`);
  }
  return fuzzed;
}
