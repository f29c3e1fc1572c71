import { openAtlas } from '@wayfare/atlas';
import { expect, test } from 'vitest';
import { unknownNames } from './unknown-names.ts';

const atlas = openAtlas();

test.each([
  ['Stay in Zorvath for two nights.', ['Zorvath']],
  ['Zorvath is a quiet village by the sea.', ['Zorvath']],
  ['From Kyoto you go through Velmora, then on to Osaka.', ['Velmora']],
  ['I would visit Quellora and eat at the Golden Quokka Restaurant.', ['Quellora', 'Quokka Restaurant']],
  ['Spend the evening near Brantolo.', ['Brantolo']],
])('names that nobody knows are found: %s', (text, names) => {
  expect(unknownNames(text, atlas, ['jp-kyoto']).toSorted()).toEqual(names);
});

test.each([
  'Stay in Kyoto, and walk through Gion at dusk; Nara is half an hour away.',
  'In Barcelona see Gaudí at his best: the Sagrada Família, then tapas in Gràcia.',
  'The old town is built in Moorish style, with Gothic churches from Roman days.',
  'Japanese trains run on time. On Tuesday the museum is closed, so go in April.',
  'Okonomiyaki, a thick pancake, is what to eat in Osaka.',
  "You leave from Berlin at noon. Everything in it is in English, and it's fine.",
])('nothing is said of what is known or no place: %s', (text) => {
  expect(unknownNames(text, atlas, ['jp-kyoto', 'jp-osaka'])).toEqual([]);
});
