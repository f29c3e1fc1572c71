import { describe, expect, it } from 'vitest';
import { markedLine } from '../../testing/marked-line.ts';
import { readDatesSaid } from '../dates/read-dates-said.ts';
import { readCount } from '../read-count.ts';
import { readDay } from '../read-day.ts';
import { readHour } from '../read-hour.ts';
import { readLength } from '../read-length.ts';
import { readMoneySaid, readPer } from '../read-money-said.ts';
import { readPace } from '../read-pace.ts';
import { readTransport } from '../read-transport.ts';
import { glossGerman, glossWords, writtenIn } from './gloss.ts';

const context = { today: '2027-03-10', dayFirst: true };

describe('what the grammars read in German', () => {
  it.each([
    ['3.–10. Mai', { startOn: '2027-05-03', endOn: '2027-05-10' }],
    ['3. bis 17. November', { startOn: '2027-11-03', endOn: '2027-11-17' }],
    ['Anfang Oktober', { month: 10, startOn: '2027-10-03', rough: true }],
    ['Jänner', { month: 1 }],
    ['KW 32', { startOn: '2027-08-09', days: 7 }],
    ['Pfingsten', { startOn: '2027-05-15', days: 4, rough: true }],
    ['nächstes Wochenende', { startOn: '2027-03-20', days: 2 }],
    ['Herbst', { season: 'autumn' }],
    ['übermorgen', { startOn: '2027-03-12' }],
  ])('the dates %s', (text, dates) => {
    expect(readDatesSaid(glossWords(text, 'dates'), context)).toEqual(dates);
  });

  it.each([
    ['zehn Tage', { days: 10 }],
    ['einundzwanzig Nächte', { nights: 21 }],
    ['ein paar Tage', { days: 3 }],
    ['verlängertes Wochenende', { days: 3 }],
    ['zweiwöchig', { days: 14 }],
  ])('the length %s', (text, length) => {
    expect(readLength(glossWords(text, 'length'))).toEqual(length);
  });

  it.each([
    ['halb neun', { at: 510 }],
    ['dreiviertel zehn', { at: 585 }],
    ['vor 10 Uhr', { until: 600 }],
    ['bis 18 Uhr', { until: 1080 }],
    ['ab neun', { from: 540 }],
  ])('the hour %s', (text, hour) => {
    expect(readHour(glossWords(text, 'hour'))).toEqual(hour);
  });

  it.each([
    ['Tag 3', { days: [{ number: 3 }] }],
    ['zweiten Tag', { days: [{ number: 2 }] }],
    ['3. Tag', { days: [{ number: 3 }] }],
    ['letzten beiden Tage', { days: [{ number: -2 }, { number: -1 }] }],
    ['Freitagabend', { part: 'evening', days: [{ weekday: 4 }] }],
    ['jeden Tag', { each: true }],
    ['Abreisetag', { days: [{ number: -1 }] }],
  ])('the day %s', (text, day) => {
    expect(readDay(glossWords(text, 'day'), [], context)).toEqual(day);
  });

  it('money, counts, pace and ways', () => {
    expect(readMoneySaid(glossWords('1.500 €', 'money'))).toEqual({
      amount: 1500,
      currency: 'EUR',
      per: null,
    });
    expect(readMoneySaid(glossWords('zweitausend Euro', 'money'))).toMatchObject({ amount: 2000 });
    expect(readMoneySaid(glossWords('so günstig wie möglich', 'money'))).toEqual({ wish: 'cheap' });
    expect(['pro Nase', 'pro Tag', 'insgesamt'].map((text) => readPer(glossWords(text, 'per')))).toEqual([
      'person',
      'day',
      'total',
    ]);
    expect(readCount(glossWords('eine weniger', 'count'))).toEqual({ kind: 'change', number: -1 });
    expect(readCount(glossWords('höchstens zwei', 'count'))).toEqual({ kind: 'atMost', number: 2 });
    expect(readPace(glossWords('nicht zu vollgepackt', 'pace'))).toEqual({ pace: 'relaxed' });
    expect(readPace(glossWords('zu voll', 'pace'))).toEqual({ pace: 'relaxed', change: 'lighter' });
    expect(readTransport(glossWords('Mietwagen', 'by'), false).wishes).toEqual(['car']);
    expect(readTransport(glossWords('Auto', 'notby'), true).wishes).toEqual(['no_car']);
  });
});

describe('a German message', () => {
  const line = '{move leg das [item Museum] auf den [day zweiten Tag]} {add und [see Schloss Bellevue] dazu}';
  const message = markedLine(line);
  const { text, marked } = glossGerman(message.text, message, {
    isItem: (words) => words === 'Museum',
    stopOf: (name) => name,
  });

  it('keeps names and what the plan has, and every mark stands where its words are', () => {
    const spans = marked.clauses.flatMap((clause) => clause.spans);
    expect(spans.map((span) => span.text)).toEqual(['Museum', 'second day', 'Schloss Bellevue']);
    for (const part of [...marked.clauses, ...spans])
      expect(text.slice(part.start, part.end)).toBe(part.text);
  });

  it('knows what was written', () => {
    expect(marked.clauses.map(writtenIn).join(' ')).toBe(message.text);
    expect(marked.clauses[0]!.spans.map(writtenIn)).toEqual(['Museum', 'zweiten Tag']);
  });
});
