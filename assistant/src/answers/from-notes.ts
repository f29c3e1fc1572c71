import type { NoteTopic } from '@wayfare/atlas';
import type { Asked } from './asked.ts';
import { contentWords } from './content-words.ts';

type Notes = Partial<Record<NoteTopic, string>>;

/** Every text of the guides and country notes about the places asked, the nearest to the question's subject first. */
function textsOf({ guide, countries, sight }: Asked): string[] {
  const ofCity =
    guide === null
      ? []
      : [
          ...Object.values(guide.guide.notes ?? {}),
          guide.guide.gettingAround,
          guide.guide.fromAirport,
          guide.guide.safety,
          guide.guide.etiquette,
          guide.guide.intro,
          ...guide.guide.food.map(({ name, what }) => `${name}: ${what}.`),
          ...guide.guide.neighbourhoods.map(({ name, character }) => `${name}: ${character}.`),
        ];
  const ofCountries = countries.flatMap(({ facts }) =>
    facts === null
      ? []
      : [...Object.values(facts.notes ?? {}), facts.goodToKnow, facts.tipping, facts.visaHint],
  );
  return [...(sight === null ? [] : [sight.why]), ...ofCity, ...ofCountries];
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}"'])/u);

/** What the notes hold under a topic, of the city and its country, without saying anything twice. */
export function noteOn(topic: NoteTopic, { guide, countries }: Asked): string | null {
  const all: (Notes | undefined)[] = [guide?.guide.notes, ...countries.map(({ facts }) => facts?.notes)];
  const said = all.flatMap((notes) => notes?.[topic] ?? []);
  return said.length === 0 ? null : said.slice(0, 2).join(' ');
}

const MOST_SENTENCES = 2;

/** Sentences that hold words of the question, the one with most of them first; null where none holds `least` of them. */
export function sentencesAbout(asked: Asked, least: number): string | null {
  const found = textsOf(asked)
    .flatMap(sentencesOf)
    .map((sentence) => {
      const words = contentWords(sentence);
      return { sentence, shared: [...asked.words].filter((word) => words.has(word)).length };
    })
    .filter(({ shared }) => shared >= least)
    .toSorted((one, other) => other.shared - one.shared);
  const best = found.filter(({ shared }) => shared === found[0]?.shared).slice(0, MOST_SENTENCES);
  return best.length === 0 ? null : best.map(({ sentence }) => sentence).join(' ');
}
