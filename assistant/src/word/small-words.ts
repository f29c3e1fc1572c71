import { joinWords } from '@wayfare/wording/words';

/** What is said where there is nothing to do: thanks, a no, other subjects. */
export const smallWords = {
  thanks: () => 'You are welcome. Say the word if anything should be different.',
  chat: () => 'I am listening. What would you like to change or know about the trip?',
  left: () => 'All right, everything stays as it is.',
  agreeToWhat: () => 'I am not sure what you agree to. Tell me in a few words what I should do.',
  undoAlone: () => 'To take a change back, say so by itself: then I know which one you mean.',
  startOver: () => 'Gladly. Where would you like to go?',
  justAsking: () => 'Just asking is switched on, so I changed nothing.',
  noTrip: () => 'There is no trip yet. Tell me where you would like to go, and I plan one.',
  unknown: () => 'I do not know that, so I would rather not guess.',
  notUnderstood: () => 'I did not understand that, so nothing has changed.',
  harm: () => 'I cannot help with that. I am happy to help with any other trip.',
  distress: () =>
    'I am so sorry that it is this hard. If you are in danger now, please call your local emergency number, 112 in Europe or 911 in North America, and tell somebody you trust. The trip can wait.',
  abuse: () =>
    'I am sorry that was not what you needed. Tell me what you would like instead, and I try again.',
  attack: () => 'I only plan trips, and I keep to that. Is there anything about your trip?',
  offtopic: () => 'That is not my field: I plan trips. Is there anything about yours?',
  nonsense: () => 'I could not make sense of that, so nothing has changed.',
  onlyTheFirst: (most: number) =>
    `That is a lot at once: I took the first ${most} wishes and left out the rest. Please send those again.`,
  leftOut: (words: readonly string[]) => `I left out: ${joinWords(words)}.`,
};
