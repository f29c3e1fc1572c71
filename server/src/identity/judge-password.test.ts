import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { commonWords } from './common-words.ts';
import { passwordJudge } from './judge-password.ts';
import { strengthScript } from './strength-script.ts';

const judge = passwordJudge(commonWords);

describe('the strength of a password', () => {
  it.each([
    'password1234',
    'P@ssw0rd2024!',
    'passwordpassword',
    'qwertyuiop123',
    '1q2w3e4r5t6y',
    '123456789012',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'iloveyou12345',
    'Summer2026!!',
    'letmein123456',
    'zxcvbnmasdfgh',
    'MyPassword123',
    '987654321098',
    'qwer1234asdf',
    'x7!x7!x7!x7!',
  ])('%s is tried first', (password) => {
    expect(judge(password)).toBe('easy');
  });

  it.each([
    'a long password',
    'Tr0ub4dor&3xkq',
    'long enough 1',
    'correct horse battery staple',
    'μακρύς κωδικός',
  ])('%s is not', (password) => {
    expect(judge(password)).not.toBe('easy');
  });

  it('counts the names of whoever chooses it', () => {
    expect(judge('Wilhelmina2026', [])).toBe('strong');
    expect(judge('Wilhelmina2026', ['wilhelmina', 'a'])).toBe('easy');
  });

  it('is told in time that grows with its length alone', () => {
    for (const password of ['a1'.repeat(64), 'qwerty'.repeat(21), '9'.repeat(128), '!@$0'.repeat(32)])
      expect(['easy', 'fair', 'strong']).toContain(judge(password));
  });

  it('is judged in the browser by the same function', () => {
    const [, source] = /^const judge = (.*);\nconst words/ms.exec(strengthScript)!;
    const there = runInNewContext(source!, {}) as typeof judge;
    for (const password of ['password1234', 'a long password', 'correct horse battery staple'])
      expect(there(password, ['ada'])).toBe(judge(password, ['ada']));
  });
});
