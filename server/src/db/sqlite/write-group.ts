import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

interface Waiting {
  resolve: () => void;
  reject: (error: unknown) => void;
}

const busyRetryMs = 20;
const busyPatienceMs = 5000;
const groupAgeMs = 4;
const groupSize = 256;

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;

/**
 * Lets concurrent writers share one durable commit. Writers take turns, each inside a savepoint of one open
 * transaction; the transaction is committed (one sync to disk) when nobody else comes, and only then is every
 * writer of the group told that its write stands.
 */
export class WriteGroup {
  readonly #db: DatabaseSync;
  readonly #queue: Waiting[] = [];
  #members: Waiting[] = [];
  #busy = false;
  #openedAt = 0;
  #soonCommits = false;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Waits for the turn and opens the writer's savepoint. */
  async enter() {
    // The wait in the queue counts: behind a locked file, nobody waits longer than the first in it.
    const giveUpAt = performance.now() + busyPatienceMs;
    if (this.#busy) {
      await new Promise<void>((resolve, reject) => this.#queue.push({ resolve, reject }));
    } else {
      this.#busy = true;
    }
    try {
      if (!this.#db.isTransaction) await this.#begin(giveUpAt);
      this.#db.exec('savepoint writer');
    } catch (error) {
      this.#afterFailure(error);
      this.#passTurn();
      throw error;
    }
  }

  /** Ends the writer's turn; resolves once its write is on disk. */
  leave() {
    return new Promise<void>((resolve, reject) => {
      try {
        this.#db.exec('release writer');
        this.#members.push({ resolve, reject });
      } catch (error) {
        this.#afterFailure(error);
        reject(error);
      }
      this.#passTurn();
    });
  }

  /** Takes the writer's changes back after `cause` and ends its turn; the others of the group keep theirs. */
  abandon(cause: unknown) {
    try {
      if (this.#db.isTransaction) this.#db.exec('rollback to writer; release writer');
      else this.#afterFailure(cause);
    } finally {
      this.#passTurn();
    }
  }

  async #begin(giveUpAt: number) {
    for (;;) {
      try {
        this.#db.exec('begin immediate');
        this.#openedAt = performance.now();
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > giveUpAt) throw error;
        await wait(busyRetryMs);
      }
    }
  }

  #passTurn() {
    const next = this.#queue.shift();
    if (!next) {
      this.#busy = false;
      this.#commitSoon();
      return;
    }
    const full = this.#members.length >= groupSize || performance.now() - this.#openedAt > groupAgeMs;
    if (full) this.#commit();
    next.resolve();
  }

  /** Once the requests that have arrived by now were read: what they write is synced to disk together. */
  #commitSoon() {
    if (this.#soonCommits) return;
    this.#soonCommits = true;
    setImmediate(() => {
      this.#soonCommits = false;
      // Whoever has the turn ends it by coming here again; a file that was closed has taken back what was open.
      if (!this.#busy && this.#db.isOpen) this.#commit();
    });
  }

  #commit() {
    if (!this.#db.isTransaction) return;
    const members = this.#members;
    try {
      this.#db.exec('commit');
      this.#members = [];
      for (const member of members) member.resolve();
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback');
      this.#afterFailure(error);
    }
  }

  /** A full disk or a lost file ends the transaction of the whole group: nobody's write stands. */
  #afterFailure(error: unknown) {
    if (this.#db.isTransaction) return;
    const members = this.#members;
    this.#members = [];
    for (const member of members) member.reject(error);
  }
}
