import { describe, expect, it } from 'vitest';
import { markedLine } from '../testing/marked-line.ts';
import { withOwnNames } from './own-names.ts';

const trip = { stops: ['Tokyo', 'Kyoto'], items: ['Tokyo National Museum', 'Senso-ji'] };
const spansOf = (line: string) => {
  const { text, ...marked } = markedLine(line);
  return withOwnNames(marked, { text, trip }).clauses.flatMap(({ spans }) =>
    spans.map((span) => `${span.label}: ${span.text}`),
  );
};

describe('names of the trip that were overlooked', () => {
  it.each([
    ['{remove can you remove Kyoto from the trip}', ['stop: Kyoto']],
    ['{remove drop senso-ji}', ['item: senso-ji']],
    ['{move tokyo national museum to} [day day 2]', ['item: tokyo national museum']],
    ['{replace Kyoto with [stop Osaka]}', ['stop: Kyoto', 'stop: Osaka']],
    ['{nights one more in Kyoto}', ['stop: Kyoto']],
  ])('are found where a wish would be about nothing: %s', (line, spans) => {
    expect(spansOf(line).filter((span) => !span.startsWith('day'))).toEqual(spans);
  });

  it.each([
    ['{remove Kyoto is lovely, but skip the [item museum]}', ['item: museum']],
    ['{chat we loved Kyoto last year}', []],
    ['{add Kyoto is fine but add [stop Nara]}', ['stop: Nara']],
    ['{remove Tokyo or Kyoto, I cannot decide which to cut}', []],
    ['{lock keep Kyotographie}', []],
  ])('are left alone where it is about something else, or about too much: %s', (line, spans) => {
    expect(spansOf(line)).toEqual(spans);
  });
});
