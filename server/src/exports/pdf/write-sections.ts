import { tapWaterWords } from '@wayfare/wording/tap-water';
import type { CountryInfo } from '@wayfare/contracts/country-info';
import { dayColour } from '../day-colours.ts';
import { clock, lengthOfTime } from '@wayfare/wording/words';
import { amount, dateInWords, describeBooking, describeThing, describeTravel } from '../describe-item.ts';
import { drawDayMap } from '../draw-trip-map.ts';
import { type ReadDay, type ReadItem, sumCosts, type TripReading } from '../trip-reading.ts';
import { accent, column, page, type PageFlow, quiet, rule } from './page-flow.ts';
import { paintMap } from './paint-map.ts';

const nightsOf = (nights: number) =>
  nights === 0 ? 'on the way' : nights === 1 ? '1 night' : `${nights} nights`;

/** A round mark with a number, as on the map. */
function mark(flow: PageFlow, label: string, colour: string) {
  flow.decoration(() => {
    const [x, y] = [page.margin + 9, flow.y + 8];
    flow.doc.circle(x, y, 8).fill(colour);
    flow.doc.fillColor('#ffffff');
    flow.line(label, x - flow.fonts.measure('bold', 8.5, label) / 2, y + 3, 'bold', 8.5);
  });
}

export function writeRoute(flow: PageFlow, { stops, legs }: TripReading) {
  if (stops.length === 0) return;
  flow.heading('Route');
  const x = page.margin + 28;
  for (const { stop, number, arriveOn, leaveOn } of stops) {
    flow.need(46);
    mark(flow, String(number), '#262b38');
    flow.text(stop.place.name, { face: 'bold', size: 11.5, x });
    const dates =
      arriveOn && leaveOn && arriveOn !== leaveOn
        ? ` · ${dateInWords(arriveOn)} – ${dateInWords(leaveOn)}`
        : '';
    flow.text(`${nightsOf(stop.nights)}${dates}`, { size: 9.5, colour: quiet, x });
    if (stop.lodging) flow.text(stop.lodging.name, { size: 9.5, x });
    for (const line of describeThing({ ...stop, place: stop.lodging ?? stop.place }))
      flow.text(line, { size: 9.5, colour: quiet, x });
    const onward = legs.find(({ leg }) => leg.from === stop.id);
    if (onward) {
      const at = onward.leg.departMinute === undefined ? '' : `${clock(onward.leg.departMinute)} · `;
      flow.space(3);
      flow.text(`${at}To ${onward.to.name}: ${describeTravel(onward.leg.travel)}`, {
        size: 9.5,
        colour: accent,
        x,
      });
      for (const line of describeBooking(onward.leg.booking))
        flow.text(line, { size: 9.5, colour: quiet, x });
    }
    flow.space(9);
  }
}

function writeItem(flow: PageFlow, { item, number }: ReadItem, colour: string) {
  const x = page.margin + 78;
  flow.need(34);
  if (item.travel && item.travel.minutes > 0) {
    flow.text(describeTravel(item.travel), { size: 8.5, colour: quiet, x, after: 2 });
  }
  if (number !== null) mark(flow, String(number), colour);
  flow.decoration(() => {
    flow.doc.fillColor(quiet);
    flow.line(clock(item.startMinute), page.margin + 28, flow.y + 11.2, 'text', 10);
  });
  flow.text(item.title, { face: 'bold', size: 10.5, x });
  const length = item.endMinute - item.startMinute;
  const span =
    length > 0
      ? `${clock(item.startMinute)} – ${clock(item.endMinute)}, ${lengthOfTime(length)}`
      : clock(item.startMinute);
  flow.text(span, { size: 8.5, colour: quiet, x });
  for (const line of describeThing({ ...item, travel: null })) flow.text(line, { size: 9, colour: quiet, x });
  flow.space(7);
}

function writeDayHead(flow: PageFlow, day: ReadDay) {
  flow.need(220);
  if (flow.y > page.margin) flow.space(12);
  const words = [day.on && dateInWords(day.on), day.city].filter(Boolean).join(' · ');
  flow.doc.outline.addItem([`Day ${day.number}`, words].filter(Boolean).join(' · '));
  flow.decoration(() => flow.doc.rect(page.margin, flow.y, column, 2.5).fill(dayColour(day.number)));
  flow.space(10);
  flow.text(`Day ${day.number}`, { face: 'display', size: 16, tag: 'H3' });
  if (words) flow.text(words, { size: 10, colour: quiet });
  flow.space(8);
}

function writeDay(flow: PageFlow, day: ReadDay) {
  writeDayHead(flow, day);
  const map = drawDayMap(day);
  if (map) {
    const width = 196;
    const top = flow.y;
    const alt = `Map of day ${day.number}: ${map.points.map(({ label, name }) => `${label} ${name}`.trim()).join(', ')}`;
    const height = paintMap(flow, map, { x: page.width - page.margin - width, y: top, width }, alt);
    flow.beside = { until: top + height + 10, width: column - width - 18 };
  }
  if (day.plan?.note) flow.text(day.plan.note, { size: 9.5, colour: quiet, after: 6 });
  for (const item of day.items) writeItem(flow, item, dayColour(day.number));
  if (day.items.length === 0) flow.text('Nothing planned: a day of your own.', { size: 9.5, colour: quiet });
  flow.clearBeside();
}

export function writeDays(flow: PageFlow, { days }: TripReading) {
  if (days.length === 0) return;
  flow.heading('Days');
  for (const day of days) writeDay(flow, day);
}

export function writeCosts(flow: PageFlow, { costs }: TripReading) {
  if (costs.length === 0) return;
  flow.heading('Costs');
  for (const { day, on, what, money } of costs) {
    flow.need(20);
    const when = day ? `Day ${day.number}` : on ? dateInWords(on) : '';
    const [top, sum] = [flow.y, amount(money)];
    const x = page.width - page.margin - flow.fonts.measure('text', 9.5, sum);
    flow.tagged('P', () => {
      flow.doc.fillColor(quiet);
      flow.line(when, page.margin, top + 9.7, 'text', 9.5);
    });
    flow.tagged('P', () => {
      flow.doc.fillColor('#262b38');
      flow.line(sum, x, top + 9.7, 'text', 9.5);
    });
    flow.text(what, { size: 9.5, x: page.margin + 92, width: column - 92 - 90, after: 3 });
  }
  flow.decoration(() => flow.doc.rect(page.margin, flow.y, column, 0.8).fill(rule));
  flow.space(6);
  for (const sum of sumCosts(costs)) flow.text(`Total ${amount(sum)}`, { face: 'bold', size: 10.5 });
}

const factsOf = (country: CountryInfo): [string, string | undefined][] => [
  ['Currency', country.currency],
  ['Languages', country.languages.join(', ')],
  ['Plugs', [country.plugs.join(', '), country.volts && `${country.volts} V`].filter(Boolean).join(' · ')],
  [
    'Emergency',
    Object.entries(country.emergency)
      .map(([service, number]) => (service === 'all' ? number : `${service} ${number}`))
      .join(' · '),
  ],
  ['Tap water', country.tapWater && tapWaterWords[country.tapWater]],
  ['Driving', country.drivingSide && `on the ${country.drivingSide}`],
  ['Tipping', country.tipping],
  ['Entry', country.visaHint],
  ['Good to know', country.goodToKnow],
  ['Public holidays', country.holidays.map(({ on, name }) => `${dateInWords(on)} ${name}`).join('; ')],
];

export function writeCountries(flow: PageFlow, countries: readonly CountryInfo[]) {
  if (countries.length === 0) return;
  flow.heading('Practical facts');
  for (const country of countries) {
    flow.text(country.name, { face: 'bold', size: 11.5, tag: 'H3', after: 3, keep: 60 });
    for (const [name, value] of factsOf(country)) {
      if (!value) continue;
      flow.need(16);
      const top = flow.y;
      flow.tagged('P', () => {
        flow.doc.fillColor(quiet);
        flow.line(name, page.margin, top + 9.7, 'text', 9.5);
      });
      flow.text(value, { size: 9.5, x: page.margin + 92, after: 2 });
    }
    flow.space(10);
  }
}

export function writeRest(flow: PageFlow, { stored }: TripReading) {
  const { ideas, notes } = stored.trip;
  if (ideas.length > 0) {
    flow.heading('Ideas');
    for (const { place, note } of ideas)
      flow.text(note ? `${place.name}: ${note}` : place.name, { after: 2 });
  }
  if (notes) {
    flow.heading('Notes');
    flow.text(notes);
  }
}
