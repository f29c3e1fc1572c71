import type { TripDocument } from '@wayfare/contracts/trip-document';
import { ApiError } from '../api.ts';
import { markSaved, rebaseHistory, type TripHistory } from './trip-history.ts';
import type { SaveTarget } from './workspace.queries.ts';

/** How it stands with saving. `conflict` holds the other state of the trip, to be chosen from. */
export type SaveState =
  | { kind: 'saved' | 'waiting' | 'saving' | 'offline' | 'on-device' }
  | { kind: 'failed'; message: string }
  | { kind: 'conflict'; theirs: TripDocument; theirVersion: number };

/** The newer trip that a refused save came with. */
interface NewerTrip extends TripDocument {
  _id: string;
  version: number;
}

type ServerTarget = SaveTarget & { kind: 'draft' | 'trip' };

interface SaverNeeds {
  read: () => TripHistory;
  write: (history: TripHistory) => void;
  tell: (state: SaveState) => void;
  /** Sends a document; answers its id and version. */
  send: (
    document: TripDocument,
    target: ServerTarget,
    keepalive: boolean,
  ) => Promise<{ _id: string; version: number }>;
  keepOnDevice: (document: TripDocument) => boolean;
  /** Called when both sides' changes were put together. */
  onMerged: () => void;
  /** Called where the account turns out to hold another draft. */
  onOtherDraft: () => void;
}

const delayMs = 1500;
const retryMs = 10_000;

/** Saves a trip by itself: a while after the last change, one request at a time, again when the network is back. */
export class TripSaver {
  readonly #needs: SaverNeeds;
  #target: SaveTarget;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #queue: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(needs: SaverNeeds, target: SaveTarget) {
    this.#needs = needs;
    this.#target = target;
  }

  get target() {
    return this.#target;
  }

  /** The trip as it is now. */
  get document() {
    return this.#needs.read().document;
  }

  /** Something changed. */
  changed() {
    if (this.#stopped) return;
    if (this.#target.kind === 'device') this.#keepOnDevice();
    else {
      this.#needs.tell({ kind: 'waiting' });
      this.#schedule(delayMs);
    }
  }

  /** Saves now what is not saved; resolves when that has ended, well or badly. */
  flush(keepalive = false): Promise<void> {
    clearTimeout(this.#timer);
    this.#queue = this.#queue.then(() => this.#save(keepalive));
    return this.#queue;
  }

  /** From now on the trip is kept elsewhere; `whole` sends all of it there, not only what changes from now on. */
  moveTo(next: SaveTarget, whole = false) {
    this.#target = next;
    if (!whole) return;
    const history = this.#needs.read();
    // Giving a trip the notes it has changes nothing, and makes it count as unsaved.
    const again = { edit: 'setNotes', notes: history.document.trip.notes } as const;
    this.#needs.write({ ...history, unsaved: [...history.unsaved, again] });
    this.changed();
  }

  /** Ends a conflict: the chosen side stands, as a version after theirs. */
  settle(history: TripHistory, version: number) {
    this.#stopped = false;
    if (this.#target.kind !== 'device') this.#target = { ...this.#target, version } as SaveTarget;
    this.#needs.write(history);
    this.#needs.tell({ kind: history.unsaved.length > 0 ? 'waiting' : 'saved' });
    if (history.unsaved.length > 0) this.#schedule(0);
  }

  /** Leaves what is not saved for a later `flush`. */
  pause() {
    clearTimeout(this.#timer);
  }

  /** Nothing more is saved from here: the trip goes on elsewhere. */
  finish() {
    clearTimeout(this.#timer);
    this.#stopped = true;
  }

  /** It did not go on elsewhere after all. */
  resume() {
    this.#stopped = false;
    if (this.#needs.read().unsaved.length > 0) this.changed();
  }

  #schedule(ms: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #keepOnDevice() {
    const { document, unsaved } = this.#needs.read();
    const kept = this.#needs.keepOnDevice(document);
    if (kept) this.#needs.write(markSaved(this.#needs.read(), unsaved.length));
    const failed = { kind: 'failed', message: 'This browser would not keep the trip.' } as const;
    this.#needs.tell(kept ? { kind: 'on-device' } : failed);
  }

  async #save(keepalive: boolean) {
    const { document, unsaved } = this.#needs.read();
    const target = this.#target;
    if (this.#stopped || unsaved.length === 0) return;
    if (target.kind === 'device') return this.#keepOnDevice();
    this.#needs.tell({ kind: 'saving' });
    try {
      const { _id, version } = await this.#needs.send(document, target, keepalive);
      this.#target = { ...target, id: _id, version };
      this.#needs.write(markSaved(this.#needs.read(), unsaved.length));
      const more = this.#needs.read().unsaved.length > 0;
      if (more) this.#schedule(delayMs);
      this.#needs.tell({ kind: more ? 'waiting' : 'saved' });
    } catch (error) {
      this.#onFailure(error);
    }
  }

  #onFailure(error: unknown) {
    if (error instanceof ApiError && error.code === 'conflict' && error.current) {
      this.#onConflict(error.current as NewerTrip);
    } else if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
      this.#needs.tell({ kind: 'failed', message: error.message });
    } else {
      this.#needs.tell({ kind: 'offline' });
      this.#schedule(retryMs);
    }
  }

  #onConflict({ _id: id, version, tripName, trip, plan }: NewerTrip) {
    if (this.#target.kind === 'draft' && this.#target.id === undefined) {
      this.#target = { kind: 'device' };
      this.#keepOnDevice();
      this.#needs.onOtherDraft();
      return;
    }
    const theirs = { tripName, trip, plan };
    const { history, dropped } = rebaseHistory(this.#needs.read(), theirs);
    if (dropped > 0) {
      this.#stopped = true;
      this.#needs.tell({ kind: 'conflict', theirs, theirVersion: version });
      return;
    }
    this.#needs.write(history);
    if (this.#target.kind !== 'device') this.#target = { ...this.#target, id, version };
    this.#needs.onMerged();
    this.#schedule(0);
  }
}
