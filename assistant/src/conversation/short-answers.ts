import { fold } from '@wayfare/atlas';
import type { ChatMessage } from '@wayfare/contracts/chat-endpoints';

/** What ends the question about a change that was not made. */
export const HELD_QUESTION = 'Shall I do it all the same?';
/** What ends the question where a new trip shall go. */
export const WHERE_QUESTION = 'Where would you like to go, and for how long?';

export const AGREE = 'Yes, do it';
export const LEAVE = 'Leave it as it is';

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(', '));
const lead = setOf(
  'please, can, could, you, ok, okay, no, oh, sorry, hmm, wait, actually, i, want, to, would, like, lets, just, bitte',
);
const tail = setOf('please, now, thanks, again, bitte');

const agreements = setOf(
  'yes, yes please, yes do it, yes do that, do it, do that, yes go ahead, go ahead, sure, please do, yeah, yep, ' +
    'yes i am sure, do it anyway, yes anyway, ja, ja bitte, ja mach das, mach das',
);
const refusals = setOf(
  'leave it as it is, leave it, leave that, leave everything as it is, no, no thanks, no thank you, never mind, nevermind, ' +
    'forget it, keep it, keep it as it is, no leave it, no dont, dont, nope, nein, nein danke, lass es, lass es so',
);
const undoings = setOf(
  'undo, undo it, undo that, undo this, undo that change, undo this change, undo the change, undo the changes, ' +
    'undo your change, undo your changes, undo last change, undo the last change, undo your last change, undo my last change, ' +
    'undo the last one, undo the last step, undo the last thing, undo what you did, undo what you just did, ' +
    'revert, revert it, revert that, revert this, revert the change, revert the last change, revert your last change, ' +
    'take it back, take that back, take back the last change, take that change back, put it back, put that back, ' +
    'put it back as it was, go back, go back one step, one step back, restore it, restore that, roll back, roll it back, ' +
    'change it back, ruckgangig, ruckgangig machen, mach das ruckgangig, mach es ruckgangig, das ruckgangig machen',
);

/** A message without the politeness around what it says. */
function core(message: string): string {
  const words = fold(message).split(' ');
  while (words.length > 1 && lead.has(words[0]!)) words.shift();
  while (words.length > 1 && tail.has(words.at(-1)!)) words.pop();
  return words.join(' ');
}

const is = (message: string, set: ReadonlySet<string>): boolean =>
  message.length < 120 && (set.has(fold(message)) || set.has(core(message)));

/** Whether the whole message agrees. */
export const agrees = (message: string): boolean => is(message, agreements);
/** Whether the whole message wants nothing done. */
export const refuses = (message: string): boolean => is(message, refusals);
/** Whether the whole message wants the last change taken back. "Go back to Kyoto" wants something else. */
export const undoes = (message: string): boolean => is(message, undoings);

/** Words of "undo the museum thing" that say nothing of what is meant. */
export const fillers = setOf(
  'the, thing, things, bit, part, stuff, change, about, last, your, my, that, this, with, please',
);

/** What "undo the museum thing" wants taken back: its words; null where a message does not begin so. */
export function undoneWords(message: string): string[] | null {
  const [verb = '', ...rest] = core(message).split(' ');
  if (verb !== 'undo' && verb !== 'revert') return null;
  return rest.filter((word) => !fillers.has(word));
}

/** The last words of the assistant. */
export const lastAnswer = (history: readonly ChatMessage[]): string =>
  history.findLast(({ role }) => role === 'assistant')?.text.trim() ?? '';

/** The message that was held back and is now agreed to; null where the message agrees to nothing of ours. */
export function heldMessage(message: string, history: readonly ChatMessage[]): string | null {
  if (!agrees(message) || !lastAnswer(history).endsWith(HELD_QUESTION)) return null;
  return history.findLast(({ role }) => role === 'user')?.text ?? null;
}

const proposing =
  /^.*?\b(?:(?:shall|should|may|can|could) (?:i|we)|(?:do|would) you (?:want|like) me to)\s+/i;

/** What the assistant proposed in questions, as words of the traveller's who now agrees; null where nothing is agreed to. */
export function agreedProposal(message: string, history: readonly ChatMessage[]): string | null {
  if (!agrees(message)) return null;
  const asked = lastAnswer(history).match(/[^.!?\n]+\?/g) ?? [];
  return asked.length === 0 ? null : asked.map((one) => one.trim().replace(proposing, '')).join(' ');
}
