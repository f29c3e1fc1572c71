import { writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { coverPng } from './cover-png.ts';
import type { ClimateKind, CoverScene, CoverSeason } from './cover-scene.ts';
import { coverSvg } from './cover-svg.ts';

/**
 * Draws forty towns on one sheet, to be looked at:
 * `node atlas/src/art/contact-sheet.ts OUT.png [night] [spring|summer|autumn|winter] [from] [count]`.
 */
const towns = `
fr-paris temperate 48.9 35 2.1e6 r|gb-london temperate 51.5 11 8.9e6 r|it-rome mediterranean 41.9 21 2.8e6 -|it-venice mediterranean 45.4 1 2.6e5 c
nl-amsterdam temperate 52.4 -2 8.2e5 r|de-berlin continental 52.5 34 3.6e6 -|es-barcelona mediterranean 41.4 12 1.6e6 c|gr-santorini mediterranean 36.4 260 1.5e4 c
gr-athens mediterranean 38 100 6.6e5 -|pt-lisbon mediterranean 38.7 20 5.5e5 c|ch-zermatt highland 46 1608 5.8e3 -|is-reykjavik cold 64.1 10 1.3e5 c
no-bergen cold 60.4 10 2.8e5 c|ru-moscow continental 55.8 150 1.2e7 r|tr-istanbul mediterranean 41 40 1.5e7 c|cz-prague continental 50.1 200 1.3e6 -
ma-marrakesh arid 31.6 466 9.3e5 -|eg-cairo arid 30 23 9.5e6 -|ae-dubai arid 25.2 5 3.3e6 c|ke-nairobi savanna -1.3 1795 4.4e6 -
za-cape-town mediterranean -33.9 20 4.3e6 c|in-agra arid 27.2 170 1.6e6 r|np-kathmandu highland 27.7 1400 1.4e6 -|th-bangkok tropical 13.8 2 8.3e6 r
id-ubud tropical -8.5 200 7.4e4 -|sg-singapore tropical 1.3 10 5.9e6 c|my-kuala-lumpur tropical 3.1 60 1.8e6 -|kh-siem-reap tropical 13.4 18 1.4e5 -
vn-hoi-an tropical 15.9 5 1.2e5 r|hk-hong-kong tropical 22.3 30 7.4e6 c|cn-shanghai temperate 31.2 4 2.4e7 r|jp-kyoto temperate 35 50 1.46e6 -
jp-tokyo temperate 35.7 40 9e6 -|au-sydney temperate -33.9 20 5.3e6 c|nz-queenstown highland -45 330 1.6e4 c|us-new-york temperate 40.7 10 8.8e6 c
us-san-francisco mediterranean 37.8 16 8.7e5 c|pe-cusco highland -13.5 3399 4.3e5 -|br-rio-de-janeiro tropical -22.9 5 6.7e6 c|pf-bora-bora tropical -16.5 5 1.0e4 c`;

const columns = 4;
const [cellWidth, cellHeight, gap] = [600, 375, 12] as const;

function sceneOf(row: string, season: CoverSeason, night: boolean): CoverScene {
  const [id = '', climate, latitude, elevation, population, water] = row.split(' ');
  return {
    id,
    title: id,
    climate: climate as ClimateKind,
    latitude: Number(latitude),
    elevationMeters: Number(elevation),
    population: Number(population),
    coastal: water === 'c',
    river: water === 'r',
    season,
    night,
  };
}

const [out = 'contact-sheet.png', ...words] = process.argv.slice(2);
const season = (['spring', 'autumn', 'winter'] as const).find((name) => words.includes(name)) ?? 'summer';
const [first = 0, count = 40] = words.map(Number).filter((number) => number >= 0);
const rows = towns
  .trim()
  .split(/[|\n]/)
  .slice(first, first + count);
const canvas = createCanvas(
  columns * (cellWidth + gap) + gap,
  Math.ceil(rows.length / columns) * (cellHeight + gap) + gap,
);
const context = canvas.getContext('2d');
context.fillStyle = '#fff';
context.fillRect(0, 0, canvas.width, canvas.height);
const sizes: number[] = [];
for (const [i, row] of rows.entries()) {
  const svg = coverSvg(sceneOf(row, season, words.includes('night')));
  sizes.push(Buffer.byteLength(svg));
  const image = await loadImage(await coverPng(svg, cellWidth, cellHeight));
  context.drawImage(
    image,
    gap + (i % columns) * (cellWidth + gap),
    gap + Math.floor(i / columns) * (cellHeight + gap),
  );
}
writeFileSync(out, await canvas.encode('png'));
process.stdout.write(`${rows.length} covers, ${Math.min(...sizes)}–${Math.max(...sizes)} bytes, in ${out}\n`);
