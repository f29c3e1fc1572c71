import { commonWords } from './common-words.ts';
import { passwordJudge } from './judge-password.ts';
import { passwordCharacters } from './password.ts';

/** Tells below each new password, in words, how hard it is to guess, while it is typed; nothing of it is sent for that. */
export const strengthScript = `'use strict';
const judge = (${passwordJudge.toString()})(${JSON.stringify(commonWords)});
const words = {
  easy: 'Easy to guess: it is made of words, names or rows of keys that are tried first.',
  fair: 'Fair. A few more words or characters make it strong.',
  strong: 'Strong.',
};
for (const input of document.querySelectorAll('input[autocomplete=new-password]')) {
  const told = document.createElement('p');
  told.className = 'hint';
  told.setAttribute('role', 'status');
  input.form.querySelector('button:not([type])').before(told);
  const own = () => [...input.form.elements]
    .filter(({ type }) => type === 'text' || type === 'email')
    .flatMap(({ value }) => value.split(/[^\\p{L}\\p{N}]+/u));
  input.form.addEventListener('input', () => {
    const isLong = [...input.value].length >= ${passwordCharacters.least};
    told.textContent = isLong ? words[judge(input.value, own())] : '';
  });
}
`;
