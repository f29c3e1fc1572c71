import { expect, it } from 'vitest';
import { languageOf } from './language-of.ts';

it.each([
  ['Zehn Tage Portugal im Mai', 'de'],
  ['bitte nicht vor 10', 'de'],
  ['für zwei', 'de'],
  ['Zürich', 'de'],
  ['Ten days in Zürich in May', 'en'],
  ['we will die without coffee', 'en'],
  ['Kyoto 3, Nara 1', 'en'],
  ['ok', 'en'],
  ['', 'en'],
])('takes "%s" for %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
