import type { DrawnMap } from '@wayfare/contracts/export-endpoints';
import { dayColour } from '../day-colours.ts';
import { ink, type PageFlow, rule } from './page-flow.ts';

interface Box {
  x: number;
  y: number;
  width: number;
}

const water = '#e3ebf3';
const landColour = '#faf7f1';

/** A length that reads well on a scale bar: 1, 2 or 5 and noughts. */
function scaleBar(map: DrawnMap, most: number) {
  const meters = most * map.metersPerUnit;
  const power = 10 ** Math.floor(Math.log10(meters));
  const round = [5, 2, 1].map((step) => step * power).find((step) => step <= meters) ?? power;
  return { units: round / map.metersPerUnit, text: round >= 1000 ? `${round / 1000} km` : `${round} m` };
}

function paintGround({ doc }: PageFlow, map: DrawnMap, thin: number) {
  doc.rect(0, 0, map.width, map.height).fill(water);
  if (map.land) doc.path(map.land).fill(landColour);
  if (map.lines)
    doc
      .lineWidth(0.8 * thin)
      .path(map.lines)
      .stroke('#c3bcae');
}

function paintRoutes({ doc }: PageFlow, map: DrawnMap, thin: number) {
  doc.lineCap('round').lineJoin('round');
  for (const { d, day, dashed } of map.routes) {
    const colour = day === null ? '#566078' : dayColour(day);
    doc.lineWidth((day === null ? 1.6 : 2.4) * thin);
    if (dashed) doc.dash(5 * thin, { space: 5 * thin });
    doc.path(d).stroke(colour);
    doc.undash();
  }
}

function paintPoints(flow: PageFlow, map: DrawnMap, thin: number) {
  const { doc, fonts } = flow;
  const size = 10 * thin;
  for (const { x, y, label, day } of map.points) {
    if (label === '') {
      doc.lineWidth(1.5 * thin).circle(x, y, 5 * thin);
      doc.fillAndStroke('#ffffff', day === null ? ink : dayColour(day));
      continue;
    }
    const width = fonts.measure('bold', size, label);
    const half = Math.max(9 * thin, width / 2 + 5 * thin);
    doc.lineWidth(1.5 * thin);
    doc.roundedRect(x - half, y - 9 * thin, 2 * half, 18 * thin, 9 * thin);
    doc.fillAndStroke(day === null ? ink : dayColour(day), '#ffffff');
    doc.fillColor('#ffffff');
    flow.line(label, x - width / 2, y + size * 0.36, 'bold', size);
  }
}

function paintNames(flow: PageFlow, map: DrawnMap, thin: number) {
  const size = 11.5 * thin;
  for (const { x, y, anchor, text } of map.names) {
    const start = anchor === 'start' ? x : x - flow.fonts.measure('bold', size, text);
    flow.doc.fillColor(ink);
    flow.line(text, start, y + size * 0.36, 'bold', size);
  }
}

function paintScale(flow: PageFlow, map: DrawnMap, thin: number) {
  const { units, text } = scaleBar(map, map.width / 5);
  const [x, y] = [14 * thin, map.height - 14 * thin];
  flow.doc
    .lineWidth(1.4 * thin)
    .moveTo(x, y)
    .lineTo(x + units, y)
    .stroke('#566078');
  flow.doc.fillColor('#566078');
  flow.line(text, x, y - 5 * thin, 'text', 9 * thin);
}

/** Paints a drawn map into a box of the page; answers its height. */
export function paintMap(flow: PageFlow, map: DrawnMap, { x, y, width }: Box, alt: string): number {
  const scale = width / map.width;
  const height = map.height * scale;
  // Lines and letters keep their size on the page however much the map is scaled.
  const thin = 0.62 / scale;
  flow.tagged(
    'Figure',
    () => {
      const { doc } = flow;
      doc.save().roundedRect(x, y, width, height, 8).clip().translate(x, y).scale(scale);
      paintGround(flow, map, thin);
      paintRoutes(flow, map, thin);
      paintNames(flow, map, thin);
      paintPoints(flow, map, thin);
      paintScale(flow, map, thin);
      doc.restore().lineWidth(0.6).roundedRect(x, y, width, height, 8).stroke(rule);
    },
    alt,
  );
  return height;
}
