import { hashSecret, newSecret } from '../http/secret.ts';
import { Refusal } from '../http/refusal.ts';
import type { IdpAccountRepo } from './idp-account.repo.ts';
import { commonWords } from './common-words.ts';
import { passwordJudge } from './judge-password.ts';
import { hashPassword, passwordCharacters } from './password.ts';

const linkMs = 60 * 60_000;

const judge = passwordJudge(commonWords);

/** Refuses a password that is too short, too long, the address itself, or among those that are tried first. */
export function checkNewPassword(password: string, email: string, displayName = '') {
  const { least, most } = passwordCharacters;
  const length = [...password].length;
  if (length < least)
    throw new Refusal('bad_input', `Please choose a password of at least ${least} characters.`);
  if (length > most) throw new Refusal('bad_input', `A password can have at most ${most} characters.`);
  if (password.toLowerCase() === email)
    throw new Refusal('bad_input', 'Please choose a password that is not your e-mail address.');
  if (judge(password, `${email} ${displayName}`.split(/[^\p{L}\p{N}]+/u)) === 'easy')
    throw new Refusal(
      'bad_input',
      'Please choose another password: this one is made of words, names or rows of keys that are tried first.',
    );
}

/** A link that sets the account's password, once and within the hour. */
export async function makePasswordLink(
  { accounts, origin, now }: { accounts: IdpAccountRepo; origin: string; now: () => number },
  accountId: string,
  lifeMs: number = linkMs,
) {
  const token = newSecret();
  await accounts.addReset(hashSecret(token), accountId, now() + lifeMs);
  return `${origin}/idp/reset/${token}`;
}

/** Sets the password with a link's token; answers the account. */
export async function usePasswordLink(
  { accounts, now }: { accounts: IdpAccountRepo; now: () => number },
  { token, password }: { token: string; password: string },
) {
  const void_ = () =>
    new Refusal('gone', 'This link has expired or has already been used. Please ask for a new one.');
  const accountId = await accounts.findReset(hashSecret(token), now());
  const account = accountId ? await accounts.find(accountId) : null;
  if (!account) throw void_();
  checkNewPassword(password, account.email, account.displayName);
  const passwordHash = await hashPassword(password);
  if (!(await accounts.useReset(hashSecret(token), now()))) throw void_();
  await accounts.setPassword(account.id, passwordHash);
  return account;
}
