import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';

type Usage = Schema['model_usage'];

/** What the language model used, by day and model. Kept for good: it is a few rows a month. */
export function modelUsageRepo(db: Database) {
  return {
    /** Adds to a day's row of a model and answers the row as it then is: of two at once, one comes after the other. */
    add: (usage: Usage): Promise<Usage> =>
      db
        .insertInto('model_usage')
        .values(usage)
        .onConflict((conflict) =>
          conflict.columns(['day', 'model']).doUpdateSet(({ eb }) => ({
            requests: eb('model_usage.requests', '+', usage.requests),
            failures: eb('model_usage.failures', '+', usage.failures),
            input_tokens: eb('model_usage.input_tokens', '+', usage.input_tokens),
            output_tokens: eb('model_usage.output_tokens', '+', usage.output_tokens),
            cost_micros: eb('model_usage.cost_micros', '+', usage.cost_micros),
          })),
        )
        .returningAll()
        .executeTakeFirstOrThrow(),
    /** The days since one, the newest first. */
    since: (day: string): Promise<Usage[]> =>
      db
        .selectFrom('model_usage')
        .selectAll()
        .where('day', '>=', day)
        .orderBy('day', 'desc')
        .orderBy('model')
        .execute(),
  };
}
export type ModelUsageRepo = ReturnType<typeof modelUsageRepo>;
