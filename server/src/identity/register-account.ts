import { newId } from '../http/secret.ts';
import { Refusal } from '../http/refusal.ts';
import type { IdpAccount, IdpAccountRepo } from './idp-account.repo.ts';
import { hashPassword } from './password.ts';
import { checkNewPassword } from './password-links.ts';

const emailForm = /^[^\s@<>"'(),;:\\[\]]{1,64}@[^\s@<>"'(),;:\\[\]]+\.[^\s@<>"'(),;:\\[\]]{2,}$/;

/** An e-mail address as it is compared: trimmed, lower case; null where it is none. */
export function normalEmail(value: string) {
  const email = value.trim().toLowerCase();
  return email.length <= 254 && emailForm.test(email) ? email : null;
}

export interface Registration {
  email: string;
  displayName: string;
  password: string;
}

/** What somebody typed as an account that is not kept yet, or the refusal that says what is wrong with it. */
export async function accountToBe(input: Registration): Promise<IdpAccount> {
  const email = normalEmail(input.email);
  if (!email) throw new Refusal('bad_input', 'Please enter a full e-mail address, such as name@example.org.');
  const displayName = input.displayName.trim().slice(0, 120);
  if (!displayName) throw new Refusal('bad_input', 'Please enter your name.');
  checkNewPassword(input.password, email, displayName);
  return { id: newId(), email, displayName, passwordHash: await hashPassword(input.password) };
}

/** Makes an account of the embedded provider. Addresses of the site's admins are set up by link only. */
export async function registerAccount(
  {
    accounts,
    adminEmails,
    now,
  }: { accounts: IdpAccountRepo; adminEmails: readonly string[]; now: () => number },
  input: Registration,
): Promise<IdpAccount> {
  const account = await accountToBe(input);
  if (adminEmails.includes(account.email) || !(await accounts.add(account, now()))) {
    throw new Refusal(
      'bad_input',
      'This address cannot be used for a new account. If it is yours, sign in or reset your password.',
    );
  }
  return account;
}
