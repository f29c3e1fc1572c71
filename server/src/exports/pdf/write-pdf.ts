import { counted } from '@wayfare/wording/words';
import Document from 'pdfkit';
import { coverJpeg, coverSvg } from '@wayfare/covers';
import { cityScene } from '../../places/city-scene.ts';
import { amount, dateInWords } from '../describe-item.ts';
import { drawOverview } from '../draw-trip-map.ts';
import { sumCosts, type TripReading } from '../trip-reading.ts';
import { tripCountries } from '../trip-sheet.ts';
import type { FileNeeds, SiteMark } from '../write-trip-file.ts';
import { column, page, PageFlow, quiet } from './page-flow.ts';
import { paintMap } from './paint-map.ts';
import { writeCosts, writeCountries, writeDays, writeRest, writeRoute } from './write-sections.ts';

const coverHeight = 300;
/** How high the site's logo stands in the foot. */
const markHeight = 13;

/** An image opened once is in the document once, on however many pages it stands; its types do not say so. */
interface OpensImages {
  openImage: (content: Buffer) => { width: number; height: number };
}

/** The drawn landscape of the first stop that the atlas knows; null where it knows none. */
async function coverOf({ atlas, travel }: FileNeeds, { stops }: TripReading): Promise<Buffer | null> {
  const cities = stops.flatMap(
    ({ stop }) => /^[a-z]{2}-[a-z0-9-]+/.exec(stop.place.placeId ?? '')?.[0] ?? [],
  );
  const city = cities.flatMap((id) => atlas().city(id) ?? [])[0];
  if (!city) return null;
  const guide = atlas().cityInfo(city.id)?.guide ?? null;
  const scene = cityScene(city, guide, travel().isDry, { season: 'summer', night: false });
  return coverJpeg(coverSvg(scene), 1191, Math.round((1191 * coverHeight) / page.width));
}

function summary({ stops, nights, days, costs }: TripReading) {
  const sums = sumCosts(costs).map(amount).join(' + ');
  return [counted(stops.length, 'stop'), counted(nights, 'night'), counted(days.length, 'day'), sums]
    .filter((part) => part && !part.startsWith('0 '))
    .join(' · ');
}

async function writeCover(flow: PageFlow, needs: FileNeeds, reading: TripReading) {
  const { startOn, endOn, stored } = reading;
  const cover = await coverOf(needs, reading);
  if (cover) {
    flow.decoration(() => flow.doc.image(cover, 0, 0, { width: page.width }));
    flow.y = coverHeight + 34;
  }
  flow.text(stored.tripName, { face: 'display', size: 32, tag: 'H1', after: 6 });
  if (startOn) {
    const until = endOn && endOn !== startOn ? ` – ${dateInWords(endOn)}` : '';
    flow.text(`${dateInWords(startOn)}${until}`, { size: 12 });
  }
  flow.text(summary(reading), { size: 12, colour: quiet, after: 18 });
  const overview = drawOverview(reading);
  if (!overview) return;
  const width = Math.min(column, ((page.height - page.foot - flow.y) * overview.width) / overview.height);
  if (width < column / 2) flow.newPage();
  const names = overview.points.map(({ label, name }) => `${label} ${name}`).join(', ');
  const box = { x: page.margin, y: flow.y, width: width < column / 2 ? column : width };
  flow.y += paintMap(flow, overview, box, `Map of the trip: ${names}`) + 10;
}

function writeFeet(flow: PageFlow, tripName: string, { name: siteName, logo }: SiteMark) {
  const { doc } = flow;
  const mark = logo && (doc as unknown as OpensImages).openImage(Buffer.from(logo));
  const { start, count } = doc.bufferedPageRange();
  for (let number = start; number < start + count; number++) {
    doc.switchToPage(number);
    // The foot lies within the margin, where the library would begin a new page.
    doc.page.margins.bottom = 0;
    const label = `${siteName} · Page ${number + 1} of ${count}`;
    flow.decoration(() => {
      doc.fillColor(quiet);
      const y = page.height - 32;
      const name = tripName.length > 60 ? `${tripName.slice(0, 59)}…` : tripName;
      flow.line(name, page.margin, y, 'text', 8.5);
      const labelAt = page.width - page.margin - flow.fonts.measure('text', 8.5, label);
      flow.line(label, labelAt, y, 'text', 8.5);
      if (!mark) return;
      const width = (markHeight * mark.width) / mark.height;
      doc.image(mark as unknown as Buffer, labelAt - width - 6, y - 10, { height: markHeight });
    });
  }
}

/** A trip as a PDF to print or to keep on the phone: real text, tagged, with bookmarks. */
export async function writePdf(needs: FileNeeds, reading: TripReading): Promise<Buffer> {
  const { stored } = reading;
  const doc = new Document({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: 'en',
    pdfVersion: '1.7',
    info: {
      Title: stored.tripName,
      Creator: needs.site.name,
      Producer: 'Wayfare',
      CreationDate: new Date(stored.modified),
    },
  });
  const pieces: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
  });
  const flow = new PageFlow(doc);
  await writeCover(flow, needs, reading);
  flow.newPage();
  writeRoute(flow, reading);
  writeDays(flow, reading);
  writeCosts(flow, reading);
  writeCountries(flow, tripCountries(needs.atlas(), reading, needs.now()));
  writeRest(flow, reading);
  writeFeet(flow, stored.tripName, needs.site);
  doc.end();
  return written;
}
