import { sameData } from '@wayfare/planner';
import type { Choice } from '@wayfare/contracts/intent';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Changing } from '../do/do-intent.ts';
import { doIntent } from '../do/do-intent.ts';
import type { Draft } from '../do/draft.ts';
import type { Outcome } from '../do/outcome.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { askWhich, choicesOf } from '../word/ask-which.ts';
import { labelOf, sentenceOf } from '../word/catalogue.ts';
import { daysWords } from '../word/phrases.ts';
import { describeLosses } from './describe-losses.ts';
import { lossesOf } from './losses.ts';
import { mayDo } from './may-lose.ts';

/** What became of one wish, in words. */
export interface Told {
  did: boolean;
  text: string;
  choices: Choice[];
  /** What the words name, so that it is not told twice. */
  named: readonly string[];
  /** Of these, what had to go though nobody wanted it to. */
  lost: readonly string[];
  /** A place or sight that the atlas does not know. */
  unknown?: string;
}

/** What nothing was done of. */
const undone = { did: false, named: [], lost: [] };

/** Every name that facts hold. */
const namesIn = (part: unknown): string[] =>
  typeof part === 'string'
    ? [part]
    : typeof part === 'object' && part !== null
      ? Object.values(part).flatMap(namesIn)
      : [];

/** A change that is shown before it is made: Apply makes it, and leaving it is always the other button. */
function propose(intent: Changing, text: string): Told {
  return {
    did: false,
    text,
    named: [],
    lost: [],
    choices: [
      { label: labelOf({ says: 'labelApply' }), intents: [{ ...intent, sure: 1, agreed: true }] },
      { label: labelOf({ says: 'labelLeave' }), intents: [{ kind: 'refuse', sure: 1 }] },
    ],
  };
}

const contentOf = (document: TripDocument, dayId: string): unknown =>
  document.plan?.days
    .find(({ id }) => id === dayId)
    ?.items.map(({ id, startMinute, endMinute }) => [id, startMinute, endMinute]);

/** Numbers of the days that changed though the wish was not about them. */
function daysBeyond(before: TripDocument, after: TripDocument, outcome: Outcome): number[] {
  if (!('done' in outcome) || outcome.days === undefined) return [];
  const meant = new Set(outcome.days);
  return (before.plan?.days ?? []).flatMap(({ id }, index) =>
    meant.has(id) || sameData(contentOf(before, id), contentOf(after, id)) ? [] : [index + 1],
  );
}

/** Does one wish, unless it takes away or touches more than was surely said: then it is proposed and nothing is done. */
export function doWish(draft: Draft, intent: Changing): Told {
  const [before, edits] = [draft.document, draft.edits.length];
  const outcome = doIntent(draft, intent);
  if (isUnclear(outcome)) {
    const { what, words } = outcome.unclear;
    const unknown = what === 'place' || what === 'sight' ? { unknown: words } : {};
    return { ...undone, ...unknown, ...askWhich(intent, outcome, draft) };
  }
  if ('ask' in outcome)
    return {
      ...undone,
      text: sentenceOf(outcome.ask),
      choices: choicesOf(outcome.offers),
    };
  if ('refused' in outcome)
    return {
      ...undone,
      text: sentenceOf(outcome.refused),
      choices: choicesOf(outcome.offers ?? []),
    };
  const text = outcome.done.map(sentenceOf).join(' ');
  const losses = lossesOf(before, draft.document);
  if (!mayDo(intent, losses)) {
    draft.goBack(before, edits);
    const lost = describeLosses(losses);
    return propose(
      intent,
      lost === ''
        ? `I am not sure that I understood. Did you mean this? “${text}” Nothing has changed yet.`
        : `That would ${lost}, so I have not done it yet. Shall I?`,
    );
  }
  const beyond = daysBeyond(before, draft.document, outcome);
  if (beyond.length > 0 && intent.agreed !== true) {
    draft.goBack(before, edits);
    return propose(
      intent,
      `That would change ${daysWords(beyond)} too, so I have not done it yet. With it: ${text}`,
    );
  }
  const same = sameData(before, draft.document);
  if (same) draft.goBack(before, edits);
  return {
    did: !same,
    text,
    choices: choicesOf(outcome.offers ?? []),
    named: namesIn(outcome.done),
    lost: outcome.done.flatMap((fact) => ('lost' in fact ? fact.lost : [])),
  };
}
