import { dateSentences } from './date-sentences.ts';
import { daySentences } from './day-sentences.ts';
import { labels } from './labels.ts';
import { refusals } from './refusals.ts';
import { sightSentences } from './sight-sentences.ts';
import { stopSentences } from './stop-sentences.ts';
import { timeWishSentences } from './time-wish-sentences.ts';
import { wishSentences } from './wish-sentences.ts';

/** Every sentence about what became of a wish. A new kind of wish adds its own here and nowhere else. */
const sentences = {
  ...stopSentences,
  ...dateSentences,
  ...sightSentences,
  ...daySentences,
  ...wishSentences,
  ...timeWishSentences,
  ...refusals,
};

type Sentences = typeof sentences;
type Labels = typeof labels;
type Told<Messages> = {
  // What a sentence is made of; one without facts needs none.
  // oxlint-disable-next-line typescript/no-explicit-any
  [Name in keyof Messages]: Messages[Name] extends (facts: any) => string
    ? { says: Name } & (Parameters<Messages[Name]> extends [infer Facts] ? Facts : unknown)
    : never;
}[keyof Messages];

/** What a sentence of the catalogue is about: its name with its facts. */
export type Fact = Told<Sentences>;
/** The same for a button. */
export type Label = Told<Labels>;

/** The sentence for a fact. */
export const sentenceOf = (fact: Fact): string => (sentences[fact.says] as (facts: Fact) => string)(fact);

/** What a button says. */
export const labelOf = (label: Label): string => (labels[label.says] as (facts: Label) => string)(label);
