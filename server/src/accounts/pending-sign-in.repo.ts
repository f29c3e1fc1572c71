import type { Database } from '../db/open-database.ts';

export interface PendingSignIn {
  stateHash: string;
  browserHash: string;
  provider: string;
  codeVerifier: string;
  nonce: string;
  returnTo: string | null;
  popup: boolean;
  expiresAt: number;
}

/** Sign-ins on their way to an identity provider and back. */
export function pendingSignInRepo(db: Database) {
  return {
    add: async (pending: PendingSignIn, now: number) => {
      await db.deleteFrom('pending_sign_ins').where('expires_at', '<=', now).execute();
      await db
        .insertInto('pending_sign_ins')
        .values({
          state_hash: pending.stateHash,
          browser_hash: pending.browserHash,
          provider: pending.provider,
          code_verifier: pending.codeVerifier,
          nonce: pending.nonce,
          return_to: pending.returnTo,
          popup: pending.popup ? 1 : 0,
          expires_at: pending.expiresAt,
        })
        .execute();
    },
    /** Takes it out, so that an answer can be used once. */
    take: async (stateHash: string, browserHash: string, now: number): Promise<PendingSignIn | null> => {
      const row = await db
        .deleteFrom('pending_sign_ins')
        .where('state_hash', '=', stateHash)
        .where('browser_hash', '=', browserHash)
        .returningAll()
        .executeTakeFirst();
      if (!row || row.expires_at <= now) return null;
      return {
        stateHash: row.state_hash,
        browserHash: row.browser_hash,
        provider: row.provider,
        codeVerifier: row.code_verifier,
        nonce: row.nonce,
        returnTo: row.return_to,
        popup: row.popup === 1,
        expiresAt: row.expires_at,
      };
    },
  };
}
export type PendingSignInRepo = ReturnType<typeof pendingSignInRepo>;
