/* Opens the atlas in a process of its own and prints what that cost, as one JSON line. */
import { openAtlas } from '@wayfare/atlas';

const before = process.memoryUsage();
const started = performance.now();
const atlas = openAtlas();
const openMs = performance.now() - started;
const after = process.memoryUsage();
const first = performance.now();
atlas.search('florense');
console.log(
  JSON.stringify({
    openMs: Math.round(openMs),
    addedMb: Math.round((after.rss - before.rss) / 1e6),
    processMb: Math.round(after.rss / 1e6),
    arraysMb: Math.round(after.arrayBuffers / 1e6),
    firstSearchMs: Number((performance.now() - first).toFixed(2)),
  }),
);
