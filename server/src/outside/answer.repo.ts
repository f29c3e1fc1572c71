import type { Database } from '../db/open-database.ts';
import type { RawAnswer } from './fetch-bounded.ts';

export interface KeptAnswer extends RawAnswer {
  askedAt: number;
}

const dayMs = 86_400_000;
/** Rows thrown away at once. */
const chunk = 500;

/** What services outside answered, by a hash of the question. */
export function answerRepo(db: Database, now: () => number) {
  const bytesOf = async (service: string) => {
    const { total } = await db
      .selectFrom('outside_answers')
      .select(({ fn }) => fn.sum<number | null>('bytes').as('total'))
      .where('service', '=', service)
      .executeTakeFirstOrThrow();
    return Number(total ?? 0);
  };
  return {
    bytesOf,
    read: async (id: string): Promise<KeptAnswer | null> => {
      const row = await db
        .selectFrom('outside_answers')
        .select(['content_type', 'body', 'asked_at', 'used_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return null;
      // What is used again and again is noted once a day.
      if (now() - row.used_at > dayMs)
        await db.updateTable('outside_answers').set({ used_at: now() }).where('id', '=', id).execute();
      const bytes = row.content_type === '' ? null : Buffer.from(row.body, 'base64');
      return { bytes, contentType: row.content_type, askedAt: row.asked_at };
    },
    write: (id: string, service: string, { bytes, contentType }: RawAnswer) => {
      const body = bytes?.toString('base64') ?? '';
      const row = {
        service,
        content_type: bytes === null ? '' : contentType || 'application/octet-stream',
        body,
        bytes: body.length,
        asked_at: now(),
        used_at: now(),
      };
      return db
        .insertInto('outside_answers')
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    },
    /** Throws away what was used longest ago until no more than `most` bytes are kept of a service. */
    shrink: async (service: string, most: number) => {
      for (let over = (await bytesOf(service)) - most; over > 0;) {
        const oldest = await db
          .selectFrom('outside_answers')
          .select(['id', 'bytes'])
          .where('service', '=', service)
          .orderBy('used_at')
          .limit(chunk)
          .execute();
        if (oldest.length === 0) return;
        const going: string[] = [];
        for (const { id, bytes } of oldest) {
          if (over <= 0) break;
          going.push(id);
          over -= bytes;
        }
        await db.deleteFrom('outside_answers').where('id', 'in', going).execute();
      }
    },
    purge: (before: number) => db.deleteFrom('outside_answers').where('used_at', '<', before).execute(),
  };
}
export type AnswerRepo = ReturnType<typeof answerRepo>;
