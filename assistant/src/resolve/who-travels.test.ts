import type { Atlas } from '@wayfare/atlas';
import { describe, expect, it } from 'vitest';
import { testAssistant, testParts } from '../testing/test-assistant.ts';
import { countryOfPeople, namesInQuestion } from './names-in-question.ts';
import { travellersIn } from './who-travels.ts';

const { atlas } = testParts;
const passports = (text: string) => travellersIn(text, atlas).passports;

describe('who travels', () => {
  it.each([
    ['I hold a US passport. How many days may I stay?', ['us']],
    ['with an Australian passport', ['au']],
    ["We're Belgians.", ['be']],
    ['do Americans need a visa for Brazil', ['us']],
    ['my wife is South African', ['za']],
    ['does my Filipino girlfriend need a visa', ['ph']],
    ['Do Italians speak English?', []],
    ['good Indian restaurants in London', []],
    ['we are in Japan', []],
  ])('%s', (text, codes) => {
    expect(passports(text)).toEqual(codes);
  });

  it('is left out of what the message is about', () => {
    expect(travellersIn('With a US passport, what plug in Japan?', atlas).rest).toBe(
      'With a, what plug in Japan?',
    );
  });
});

describe('the names in a question', () => {
  it('stand there as they are written, and are not glued of plain words', () => {
    expect(namesInQuestion('where to go in the evening', atlas)).toEqual([]);
    expect(namesInQuestion('what is Togo like', atlas)).toEqual(['togo']);
  });

  it('guesses at no slip among the words of a question, and asks for each of them a few times at most', () => {
    const searches: (boolean | undefined)[] = [];
    const counting: Atlas = {
      ...atlas,
      search: (text, options) => {
        searches.push(options?.asWritten);
        return atlas.search(text, options);
      },
    };
    expect(namesInQuestion('san nights '.repeat(100), counting)).toEqual([]);
    expect(searches.length).toBeLessThan(1000);
    expect(new Set(searches)).toEqual(new Set([true]));
  });

  it('may be short where they are written in capitals', () => {
    expect(namesInQuestion('what plug do they use in the UK', atlas)).toEqual(['uk']);
    expect(namesInQuestion('tell us more', atlas)).toEqual([]);
  });

  it('may be the people of a country', () => {
    expect(countryOfPeople('are Swiss trains reliable', atlas)).toBe('Switzerland');
    expect(countryOfPeople('is English spoken there', atlas)).toBeNull();
  });
});

describe('a question beside which the travellers say who they are', () => {
  const answer = async (question: string) => (await testAssistant().ask({ question })).text;

  it('is about the place that it names, and about no union of countries', async () => {
    expect(await answer('I hold a New Zealand passport. Which plug do they use in Japan?')).toMatch(
      /^Japan uses/,
    );
    expect(await answer("Do we need a visa for Portugal? We're Canadians.")).toMatch(
      /Canada.*Portugal.*90 days/,
    );
    expect(await answer('Is Norway a member of the European Union or not?')).toMatch(/^No: Norway[^.]*\.$/);
  });
});
