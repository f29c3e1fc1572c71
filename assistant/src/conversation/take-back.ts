import { fold } from '@wayfare/atlas';
import { applyEdit } from '@wayfare/planner';
import type { Change } from './change.ts';
import { keyOf } from './change.ts';
import type { Turn } from './context.ts';
import type { Reply } from './reply.ts';
import { fillers, LEAVE, undoes, undoneWords } from './short-answers.ts';

const whatChanged =
  /\bwhat changed\b|\bwhat you(?:'ve| have)? changed\b|\b(?:which|what) changes\b|\bwhat (?:did you|have you|has|was|got) (?:just )?chang\w*|\bwhat(?:'s| is) (?:new|different)\b|\bshow (?:me )?the changes\b/i;

/** Whether a message asks what was changed or wants it taken back: that is answered from what was kept. */
export const isAboutChanges = (question: string): boolean =>
  whatChanged.test(question) || undoes(question) || undoneWords(question) !== null;

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
  suggestions: [UNDONE, LEAVE],
});

function tellLast(turn: Turn, all: readonly Change[]): Reply {
  const changes = all.filter((one) => !isUndoing(one));
  const [last] = changes;
  if (last === undefined)
    return { text: 'I have not changed this trip since it was last edited here.', suggestions: [] };
  const present = keyOf(turn.document);
  const change = changes.find(({ leftAt }) => leftAt === present);
  return change === undefined
    ? {
        text: `My last change: ${last.label} It was taken back, or the trip was changed by hand since.`,
        suggestions: [],
      }
    : { text: `My last change: ${change.label}`, suggestions: ['Undo'] };
}

/** Whether a change is the one that is spoken of: its label has all the words. */
const isSpokenOf = ({ label }: Change, words: readonly string[]): boolean => {
  const said = fold(label).split(' ');
  return words.length > 0 && words.every((word) => said.some((one) => one.startsWith(word)));
};

/** What was changed last, where a question about the trip is about that; null where it is about something else. */
export const tellChange = (turn: Turn, changes: readonly Change[], question: string): Reply | null =>
  whatChanged.test(question) ? tellLast(turn, changes) : null;

/** Answers what was changed, or takes it back; null where a message asks for neither. */
export function answerAboutChanges(turn: Turn, changes: readonly Change[]): Reply | null {
  if (whatChanged.test(turn.reading.text)) return tellLast(turn, changes);
  if (turn.secondary) return null;
  if (undoes(turn.question)) return undo(turn, changes);
  const words = undoneWords(turn.question);
  if (words === null) return null;
  const present = keyOf(turn.document);
  const last = changes.find((one) => one.leftAt === present && !isUndoing(one));
  return last === undefined || isSpokenOf(last, words) ? undo(turn, changes) : tellOther(last);
}
