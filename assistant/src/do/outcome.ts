import type { Intent, IntentOf } from '@wayfare/contracts/intent';
import type { Unclear } from '../resolve/unclear.ts';
import type { Fact, Label } from '../word/catalogue.ts';
import type { Draft } from './draft.ts';

/** A button: what it is called and what pressing it means. */
export interface Offer {
  label: Label;
  intents: Intent[];
}

/** What became of one wish, as facts that the catalogue has sentences for. */
export type Outcome =
  | { done: Fact[]; offers?: Offer[]; days?: readonly string[] }
  | { refused: Fact; offers?: Offer[] }
  | { ask: Fact; offers: Offer[] }
  | Unclear;

/** Does one kind of wish in a draft. Words for people and the reading of theirs are not its business. */
export type Do<Kind extends Intent['kind']> = (draft: Draft, intent: IntentOf<Kind>) => Outcome;

export const done = (...facts: Fact[]): Outcome => ({ done: facts });
export const refused = (fact: Fact, ...offers: Offer[]): Outcome => ({ refused: fact, offers });
