import type { Database } from '../db/open-database.ts';

/** Images of the operator: the forms that were made of one file, by the tag of that file. */
export function operatorImageRepo(db: Database) {
  return {
    find: async (tag: string, form: string) => {
      const row = await db
        .selectFrom('operator_images')
        .select('content')
        .where('tag', '=', tag)
        .where('form', '=', form)
        .executeTakeFirst();
      return row?.content ?? null;
    },
    keep: async (tag: string, forms: Readonly<Record<string, Uint8Array>>) => {
      const rows = Object.entries(forms).map(([form, content]) => ({ tag, form, content }));
      await db
        .insertInto('operator_images')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    remove: (tag: string) => db.deleteFrom('operator_images').where('tag', '=', tag).execute(),
  };
}
export type OperatorImageRepo = ReturnType<typeof operatorImageRepo>;
