import { expect, it } from 'vitest';
import { readFile } from './read-file.ts';

const tooMany = /more than 500 places/;
const event = 'BEGIN:VEVENT\r\nSUMMARY:e\r\nDTSTART:20261003T100000Z\r\nEND:VEVENT\r\n';
const wpt = '<wpt lat="1" lon="2"><name>a</name></wpt>';
const feature =
  '{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"name":"a"}}';

/** What follows the last place that may come in would be refused for another reason, were it read. */
it.each([
  ['a table', `name,lat\n${'abc,1\n'.repeat(520)}${'"'.repeat(3)}${'x'.repeat(60_000)}`],
  ['a calendar', `BEGIN:VCALENDAR\r\n${event.repeat(501)}${'BEGIN:VEVENT\r\n'.repeat(20)}`],
  ['a GPX', `<gpx>${wpt.repeat(2001)}</wrong>`],
  ['a list of names', 'Somewhere\n'.repeat(9000)],
  ['a map', `{"type":"FeatureCollection","features":[${Array(501).fill(feature).join()}]}`],
])('reading %s ends where there are too many places', (_, content) => {
  expect(() => readFile(content)).toThrow(tooMany);
});

it.each([
  [
    'a quote that never closes',
    `name\nKyoto\n"${'x'.repeat(60_000)}`,
    /Line 3 .* quotation mark is not closed/,
  ],
  ['a line of cells without end', `name,lat\n${'a,'.repeat(1000)}`, /Line 2 .* more than 500 cells/],
  ['calendars in calendars', 'BEGIN:VCALENDAR\n'.repeat(50), /nested too deeply/],
  [
    'an element of attributes without end',
    `<gpx ${Array.from({ length: 200 }, (_, index) => `a${index}="1"`).join(' ')}></gpx>`,
    /too many attributes/,
  ],
])('%s is refused in words', (_, content, words) => {
  expect(() => readFile(content)).toThrow(words);
});

it('a calendar is read line by line: folded lines, what it is called, and an event that does not end', () => {
  const { places, tripName, notices } = readFile(
    [
      'BEGIN:VCALENDAR',
      'X-WR-CALNAME:Autumn in',
      '  Japan',
      'X-WR-TIMEZONE:Asia/Tokyo',
      'BEGIN:VEVENT',
      'SUMMARY:The long',
      ' er name',
      'BEGIN:VALARM',
      'SUMMARY:no',
      'END:VALARM',
      'DTSTART:20261003T100000',
      'RRULE:FREQ=DAILY',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'SUMMARY:cut off',
      'DTSTART;VALUE=DATE:20261004',
    ].join('\r\n'),
  );
  expect(tripName).toBe('Autumn in Japan');
  expect(places.map(({ name, on, startMinute }) => [name, on, startMinute])).toEqual([
    ['The longer name', '2026-10-03', 600],
    ['cut off', '2026-10-04', undefined],
  ]);
  expect(notices).toEqual(['1 event that repeats came in once.']);
});
