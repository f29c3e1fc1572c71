import { randomBytes } from 'node:crypto';
import { hashSecret } from '../http/secret.ts';
import { Refusal } from '../http/refusal.ts';
import { base32, stepOfCode } from './code-app.ts';
import type { IdpAccount } from './idp-account.repo.ts';
import type { Passkeys } from './passkeys.ts';
import type { Seals } from './seals.ts';
import type { SecondStepRepo } from './second-step.repo.ts';
import type { Throttle } from './throttle.repo.ts';

export interface SecondStepNeeds {
  steps: SecondStepRepo;
  sealed: Seals;
  keys: Passkeys;
  throttle: Throttle;
  now: () => number;
}

const codeCount = 10;
const about = (accountId: string) => `code app of ${accountId}`;
const codesFrom = (accountId: string) => ({ key: `code:${accountId}`, free: 5 });

/** 80 random bits in four groups, as one writes them on paper. */
const newRecoveryCode = () => base32(randomBytes(10)).match(/.{4}/g)!.join('-');
/** With the account's id, 128 random bits of its own, as salt. */
const hashCode = (accountId: string, typed: string) =>
  hashSecret(`${accountId}:${typed.toUpperCase().replace(/[^A-Z2-7]/g, '')}`);

/** What a Wayfare ID asks for besides its password: codes of an app, a passkey, or a recovery code. */
export function secondStep({ steps, sealed, keys, throttle, now }: SecondStepNeeds) {
  const stateOf = async (accountId: string) => {
    const [codeApp, passkeys, codesLeft] = await Promise.all([
      steps.codeApp(accountId),
      steps.passkeys(accountId),
      steps.codesLeft(accountId),
    ]);
    const hasApp = codeApp !== undefined;
    return { hasApp, passkeys, codesLeft, isAsked: hasApp || passkeys.length > 0 };
  };

  const fits = async (accountId: string, code: string): Promise<boolean | 'used'> => {
    const app = await steps.codeApp(accountId);
    const step = app && stepOfCode(sealed.decrypt(about(accountId), app.secret), code, now());
    if (step != null) return (await steps.useStep(accountId, step)) || 'used';
    return steps.useCode(accountId, hashCode(accountId, code));
  };

  const makeCodes = async (accountId: string) => {
    const codes = Array.from({ length: codeCount }, newRecoveryCode);
    await steps.setCodes(
      accountId,
      codes.map((code) => hashCode(accountId, code)),
    );
    return codes;
  };

  return {
    stateOf,
    makeCodes,
    /** Whether it is a code of the app or a recovery code, neither of which counts twice; of an app’s, that it was used. */
    codeFits: async (accountId: string, code: string) => {
      const tried = codesFrom(accountId);
      await throttle.take([tried]);
      const isRight = await fits(accountId, code);
      if (isRight === true) await throttle.clear(tried);
      return isRight;
    },
    /** Whether a passkey of this very account answered. */
    passkeyFits: async (accountId: string, origin: string, purpose: string, given: string) =>
      (await keys.enter(origin, purpose, given)) === accountId,
    /** The app is asked for from now on, once a code of it has shown that it has the secret. */
    setCodeApp: async (account: IdpAccount, secret: Buffer, code: string) => {
      const tried = codesFrom(account.id);
      await throttle.take([tried]);
      const step = stepOfCode(secret, code, now());
      if (step === null)
        throw new Refusal(
          'bad_input',
          'This code does not fit. Look whether the clock of your phone is right, and type the code that the app shows now.',
        );
      await throttle.clear(tried);
      const row = { account_id: account.id, secret: sealed.encrypt(about(account.id), secret) };
      await steps.setCodeApp({ ...row, last_step: step, created_at: now() });
    },
    /** Recovery codes for who has none yet. */
    firstCodes: async (accountId: string) =>
      (await steps.codesLeft(accountId)) === 0 ? makeCodes(accountId) : null,
    removeCodeApp: (accountId: string) => steps.removeCodeApp(accountId),
    removePasskey: (accountId: string, id: string) => steps.removePasskey(accountId, id),
    /** Recovery codes go with what they stand in for. */
    tidy: async (accountId: string) => {
      if (!(await stateOf(accountId)).isAsked) await steps.setCodes(accountId, []);
    },
  };
}
export type SecondStep = ReturnType<typeof secondStep>;
