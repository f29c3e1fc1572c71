import type { Database } from './open-database.ts';

/** Small values that every instance shares, by name. */
export function settingRepo(db: Database) {
  const read = async (key: string) => {
    const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
    return row?.value ?? null;
  };
  return {
    read,
    write: (key: string, value: string) =>
      db
        .insertInto('settings')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute(),
    /** Keeps `value` unless there is one already, and answers the one that stands. */
    keepFirst: async (key: string, value: string) => {
      const existing = await read(key);
      if (existing !== null) return existing;
      await db
        .insertInto('settings')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      return (await read(key))!;
    },
  };
}
export type SettingRepo = ReturnType<typeof settingRepo>;
