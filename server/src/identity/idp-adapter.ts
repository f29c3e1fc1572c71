import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../db/open-database.ts';

// The site's own session is the only one. Were the provider to remember who signed in last, the next account on the
// same browser would meet its question whether to end that, and signing out here would not be the end of it.
const unkept = 'Session';

/** Whose a record is; one of a sign-in under way says it farther inside. */
const accountOf = ({ accountId, session, result, lastSubmission }: AdapterPayload) =>
  accountId ?? session?.accountId ?? result?.login?.accountId ?? lastSubmission?.login?.accountId ?? null;

/** Where the embedded provider keeps its codes, grants and interactions: the product's own database. */
export function idpAdapter(db: Database, now: () => number) {
  return class IdpAdapter implements Adapter {
    readonly #kind: string;
    constructor(kind: string) {
      this.#kind = kind;
    }

    async upsert(id: string, payload: AdapterPayload, expiresInSeconds: number) {
      if (this.#kind === unkept) return;
      const values = {
        payload: JSON.stringify(payload),
        grant_id: payload.grantId ?? null,
        account_id: accountOf(payload),
        uid: payload.uid ?? null,
        expires_at: expiresInSeconds ? now() + expiresInSeconds * 1000 : null,
      };
      await db
        .insertInto('idp_records')
        .values({ kind: this.#kind, id, consumed_at: null, ...values })
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values))
        .execute();
    }

    async #one(column: 'id' | 'uid', value: string) {
      // The provider reads its forms itself. No record has such an id, and PostgreSQL takes no null characters.
      if (value.includes('\0')) return undefined;
      if (this.#kind === unkept) return undefined;
      const row = await db
        .selectFrom('idp_records')
        .selectAll()
        .where('kind', '=', this.#kind)
        .where(column, '=', value)
        .executeTakeFirst();
      if (!row || (row.expires_at !== null && row.expires_at <= now())) return undefined;
      const payload = JSON.parse(row.payload) as AdapterPayload;
      return row.consumed_at === null
        ? payload
        : { ...payload, consumed: Math.floor(row.consumed_at / 1000) };
    }

    find(id: string) {
      return this.#one('id', id);
    }
    findByUid(uid: string) {
      return this.#one('uid', uid);
    }
    async findByUserCode(): Promise<undefined> {}

    async consume(id: string) {
      await db
        .updateTable('idp_records')
        .set({ consumed_at: now() })
        .where('kind', '=', this.#kind)
        .where('id', '=', id)
        .execute();
    }

    async destroy(id: string) {
      await db.deleteFrom('idp_records').where('kind', '=', this.#kind).where('id', '=', id).execute();
    }

    async revokeByGrantId(grantId: string) {
      await db.deleteFrom('idp_records').where('grant_id', '=', grantId).execute();
    }
  };
}
