/* Reads a made-up extract in a process of its own and prints what that cost, as one JSON line. */
import { openAtlas, readExtract, toExtraPlace } from '@wayfare/atlas';

const rowCount = 100_000;

async function* manyRows(): AsyncGenerator<string> {
  yield 'id,name,lat,lon,category,description,hours\n';
  for (let row = 0; row < rowCount; row += 1) {
    const lat = (((row * 37) % 1200) / 10 - 55).toFixed(4);
    const lon = (((row * 91) % 3400) / 10 - 170).toFixed(4);
    yield `${row},"Place ${row}, the one",${lat},${lon},museum,"A line of text about it",Mo-Fr 09:00-17:00\n`;
  }
}

const atlas = openAtlas();
const started = performance.now();
let rows = 0;
let peak = 0;
for await (const result of readExtract('csv', manyRows())) {
  if ('row' in result)
    toExtraPlace(result.row, { source: 'bench', licence: 'none', importedOn: '2026-01-01' }, atlas);
  rows += 1;
  if (rows % 2000 === 0) peak = Math.max(peak, process.memoryUsage().rss);
}
const seconds = Number(((performance.now() - started) / 1000).toFixed(2));
console.log(JSON.stringify({ rows, seconds, peakMb: Math.round(peak / 1e6) }));
