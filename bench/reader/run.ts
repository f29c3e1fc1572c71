import { memoryUsage } from 'node:process';
import { openAtlas } from '@wayfare/atlas';
import { gazetteerOf, openReader } from '@wayfare/reader';

const RUNS = 60;
const sentence =
  'We are two adults and our daughter (6) from Leeds and want ten days in Portugal at the end of May: Lisbon 4 nights, ' +
  'then Porto, by train, no museums please, but beaches, grilled fish and one night of fado, about 3,000 euros all in. ';

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** Measures how long the reader takes to load and to read 200 words, once it is warm. */
export default function run(): Promise<void> {
  const atlas = openAtlas();
  const begun = performance.now();
  const gazetteer = gazetteerOf(atlas);
  const named = performance.now();
  const reader = openReader(gazetteer);
  const loaded = performance.now();
  const text = sentence.repeat(6).split(' ').slice(0, 200).join(' ');
  const times = Array.from({ length: 2 * RUNS }, () => {
    const from = performance.now();
    reader.read({ text, trip: null });
    return performance.now() - from;
  }).slice(RUNS);
  const figures = {
    bench: 'reader',
    namesMs: Math.round(named - begun),
    loadMs: Math.round(loaded - named),
    readMs: Math.round(10 * median(times)) / 10,
    fastestMs: Math.round(10 * Math.min(...times)) / 10,
    residentMegabytes: Math.round(memoryUsage.rss() / 1e6),
  };
  console.log(JSON.stringify(figures));
  return Promise.resolve();
}
