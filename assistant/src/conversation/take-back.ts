import { fold } from '@wayfare/atlas';
import { applyEdit } from '@wayfare/planner';
import { anyOf } from '../read/any-of.ts';
import type { Change } from './change.ts';
import { keyOf } from './change.ts';
import type { Turn } from './context.ts';
import type { Reply } from './reply.ts';
import { labelOf } from '../word/catalogue.ts';

const whatChanged =
  anyOf(`what changed, what you changed, what you've changed, what you have changed, which changes, what changes,
  what's new, what's different, what is new, what is different, show the changes, show me the changes`);
const whatDidChange = /\bwhat (?:did you|have you|has|was|got) (?:just )?chang/i;

/** Words of "undo the museum thing" that say nothing of what is meant. */
const fillers = new Set(
  'the thing things bit part stuff change about last your my that this with please'.split(' '),
);

const backwards = new Set(
  'undo redo revert back restore reverse change changed changes different again previous'.split(' '),
);
const LONGEST = 200;

/** Whether a message may ask what was changed or want it taken back: then what was kept of the changes is fetched. */
export const mayBeAboutChanges = (question: string): boolean =>
  question.length < LONGEST &&
  fold(question)
    .split(' ')
    .some((word) => backwards.has(word));

/** How the step that takes another one back is called, so that it is known for one that can be done again. */
const UNDONE = 'Undo';
const isUndoing = ({ label }: Change): boolean => label === UNDONE;

/** Takes the last change back, or tells which one that is where other words were said of it. */
export function undo(turn: Turn, changes: readonly Change[], words?: string): Reply {
  const present = keyOf(turn.document);
  const change = changes.find((one) => one.leftAt === present && !isUndoing(one));
  const said =
    words === undefined
      ? []
      : fold(words)
          .split(' ')
          .filter((word) => !fillers.has(word));
  if (change !== undefined && said.length > 0 && !isSpokenOf(change, said)) return tellOther(change);
  if (change === undefined)
    return {
      text:
        changes.length > 0
          ? 'The trip was changed by hand since my last change, so I leave it. The Undo button of the planner goes back step by step.'
          : 'I no longer hold the step before this one. The Undo button of the planner takes back what was done in this window.',
      suggestions: [],
    };
  const applied = applyEdit(turn.document, change.inverse);
  if ('refused' in applied) return { text: `That cannot be taken back any more: ${applied.refused}` };
  // "Undo that" behind an answer that changed nothing is not said of the whole trip.
  const isWhole = turn.document.plan !== null && applied.document.plan === null;
  if (isWhole && lastWords(turn, change) !== null)
    return {
      text: 'My last change was to plan this trip, so I leave it as it is. Say “start over” if it should go.',
      suggestions: [],
    };
  const inverse = change.inverse.edit === 'batch' ? { ...change.inverse, label: UNDONE } : change.inverse;
  return {
    text: 'Done: the trip is as it was before my last change.',
    edits: [inverse],
    takesBack: true,
    document: applied.document,
    findings: turn.auditTrip(applied.document),
    suggestions: [],
  };
}

/** Does again what was taken back last. */
export function redo(turn: Turn, changes: readonly Change[]): Reply {
  const present = keyOf(turn.document);
  const change = changes.find((one) => one.leftAt === present && isUndoing(one));
  const applied = change === undefined ? null : applyEdit(turn.document, change.inverse);
  if (change === undefined || applied === null || 'refused' in applied)
    return { text: 'There is nothing that was taken back last and could be done again.', suggestions: [] };
  const edit = change.inverse.edit === 'batch' ? { ...change.inverse, label: 'Done again' } : change.inverse;
  return {
    text: 'Done again: the trip is as it was before you took that back.',
    edits: [edit],
    document: applied.document,
    findings: turn.auditTrip(applied.document),
    suggestions: [UNDONE],
  };
}

const tellOther = (last: Change): Reply => ({
  text: `I take back one change at a time, the last one first, so nothing has changed yet. My last change: ${last.label}`,
  suggestions: [UNDONE, labelOf({ says: 'labelLeave' })],
});

/** What our last answer said, where it left the trip as it was. */
function lastWords({ history }: Turn, { messageId }: Change): string | null {
  const last = history.findLast(({ role }) => role === 'assistant');
  if (messageId === undefined || last?.id === undefined || last.id === messageId) return null;
  return last.text.length > LONGEST ? `${last.text.slice(0, LONGEST)}…` : last.text;
}

function tellLast(turn: Turn, all: readonly Change[]): Reply {
  const changes = all.filter((one) => !isUndoing(one));
  const [last] = changes;
  if (last === undefined)
    return { text: 'I have not changed this trip since it was last edited here.', suggestions: [] };
  const present = keyOf(turn.document);
  const change = changes.find(({ leftAt }) => leftAt === present);
  if (change === undefined)
    return {
      text: `My last change: ${last.label} It was taken back, or the trip was changed by hand since.`,
      suggestions: [],
    };
  const said = lastWords(turn, change);
  const before = said === null ? '' : `Nothing with my last answer, which said: “${said}” `;
  return { text: `${before}My last change: ${change.label}`, suggestions: ['Undo'] };
}

/** Whether a change is the one that is spoken of: its label has all the words. */
const isSpokenOf = ({ label }: Change, words: readonly string[]): boolean => {
  const said = fold(label).split(' ');
  return words.length > 0 && words.every((word) => said.some((one) => one.startsWith(word)));
};

/** What was changed last, where a question about the trip is about that; null where it is about something else. */
export const tellChange = (turn: Turn, changes: readonly Change[], question: string): Reply | null =>
  whatChanged.test(question) || whatDidChange.test(question) ? tellLast(turn, changes) : null;
