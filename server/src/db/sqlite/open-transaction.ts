import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';

const running = new AsyncLocalStorage<{ open: boolean }>();

/** Marks what a transaction's own code does, so that a write past the transaction is seen. */
export function markTransactions<Tables>(db: Kysely<Tables>): Kysely<Tables> {
  const begin = db.transaction.bind(db);
  db.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) =>
      execute(async (tx) => {
        const mark = { open: true };
        try {
          return await running.run(mark, () => work(tx));
        } finally {
          mark.open = false;
        }
      });
    return builder;
  };
  return db;
}

/** Refuses a write that would wait for the very transaction it is made from, and so for ever. */
export function refuseInsideTransaction() {
  if (running.getStore()?.open)
    throw new Error('A write through `db` inside a transaction would wait for itself: write through `tx`.');
}
