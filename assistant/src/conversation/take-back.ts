import { fold } from '@wayfare/atlas';
import { applyEdit } from '@wayfare/planner';
import type { Change } from './change.ts';
import { keyOf } from './change.ts';
import type { Turn } from './context.ts';
import type { Reply } from './reply.ts';
import { LEAVE, undoes, undoneWords } from './short-answers.ts';

const whatChanged =
  /\bwhat changed\b|\bwhat you(?:'ve| have)? changed\b|\b(?:which|what) changes\b|\bwhat (?:did you|have you|has|was|got) (?:just )?chang\w*|\bwhat(?:'s| is) (?:new|different)\b|\bshow (?:me )?the changes\b/i;

/** Whether a message asks what was changed or wants it taken back: that is answered from what was kept. */
export const isAboutChanges = (question: string): boolean =>
  whatChanged.test(question) || undoes(question) || undoneWords(question) !== null;

function undo(turn: Turn, changes: readonly Change[]): Reply {
  const present = keyOf(turn.document);
  const change = changes.find(({ leftAt }) => leftAt === present);
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
  const inverse = change.inverse.edit === 'batch' ? { ...change.inverse, label: 'Undo' } : change.inverse;
  return {
    text: 'Done: the trip is as it was before my last change.',
    edits: [inverse],
    takesBack: true,
    document: applied.document,
    findings: turn.auditTrip(applied.document),
    suggestions: [],
  };
}

function tellChange(turn: Turn, changes: readonly Change[]): Reply {
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

/** Answers what was changed, or takes it back; null where a message asks for neither. */
export function answerAboutChanges(turn: Turn, changes: readonly Change[]): Reply | null {
  if (whatChanged.test(turn.reading.text)) return tellChange(turn, changes);
  if (turn.secondary) return null;
  if (undoes(turn.question)) return undo(turn, changes);
  const words = undoneWords(turn.question);
  if (words === null) return null;
  const present = keyOf(turn.document);
  const last = changes.find(({ leftAt }) => leftAt === present);
  if (last === undefined || isSpokenOf(last, words)) return undo(turn, changes);
  return {
    text: `I take back one change at a time, the last one first, so nothing has changed yet. My last change: ${last.label}`,
    suggestions: ['Undo', LEAVE],
  };
}
