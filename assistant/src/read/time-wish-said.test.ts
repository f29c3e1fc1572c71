import { expect, it } from 'vitest';
import type { SpanLabel } from '@wayfare/reader';
import { timeSaid } from './time-wish-said.ts';

/** A clause with its marks: "[see Louvre] not on [day Monday]". */
function said(marked: string) {
  const spans: Parameters<typeof timeSaid>[0]['spans'][number][] = [];
  let text = '';
  for (const part of marked.split(/(\[\w+ [^\]]+\])/)) {
    const [, label, words] = /^\[(\w+) ([^\]]+)\]$/.exec(part) ?? [];
    if (label !== undefined && words !== undefined) {
      const start = text.length;
      spans.push({ label: label as SpanLabel, start, end: start + words.length, text: words, confidence: 1 });
    }
    text += words ?? part;
  }
  const found = timeSaid({ text, start: 0, spans });
  if (found === null) return null;
  if (found.says === 'before') return `${found.first.text} < ${found.second.text}`;
  if (found.says === 'when')
    return [found.not === true ? 'not' : (found.order ?? 'then'), found.thing.text].join(' ');
  return found;
}

it('a thing is not to be then, or comes first or last', () => {
  expect(said('the [see Louvre] not on [day Monday]')).toBe('not Louvre');
  expect(said("don't put the [item Louvre] on [day day 2]")).toBe('not Louvre');
  expect(said('the [see Louvre] [pos first] on [day day 2]')).toBe('first Louvre');
  expect(said('finish with the [see Louvre]')).toBe('last Louvre');
  expect(said('no [dislike museums] in the [part morning]')).toBe('not museums');
  expect(said('[like museums] only in the [part morning]')).toBe('then museums');
});

it('the first day and what is not at another time are no such wish', () => {
  expect(said('the [see Louvre] on the [day first day]')).toBeNull();
  expect(said('the [item Louvre] at [part night], not during the day')).toBeNull();
  expect(said('the [see Louvre] the first two days')).toBeNull();
});

it('one thing comes before another', () => {
  expect(said('[see Orsay] before the [see Louvre]')).toBe('Orsay < Louvre');
  expect(said('the [see Louvre] after [see Orsay]')).toBe('Orsay < Louvre');
  expect(said('before the [see Louvre] we see [see Orsay]')).toBe('Orsay < Louvre');
  expect(said('[stop Rome] before [stop Florence]')).toBeNull();
});

it('so many a day, a rest and slow mornings', () => {
  expect(said('one big sight a day')).toEqual({ says: 'perDay', words: 'big sight', count: 1 });
  expect(said('no more than two museums per day')).toEqual({ says: 'perDay', words: 'museums', count: 2 });
  expect(said('an hour of rest after lunch')).toEqual({ says: 'rest', minutes: 60 });
  expect(said('a siesta every day')).toEqual({ says: 'rest', minutes: 90 });
  expect(said('no nap after lunch any more')).toEqual({ says: 'rest', minutes: 0 });
  expect(said('[pace slow] [part mornings]')).toEqual({ says: 'slowMornings' });
});
