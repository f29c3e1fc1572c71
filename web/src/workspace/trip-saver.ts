import type { Edit } from '@wayfare/contracts/edit';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { sameData } from '@wayfare/planner';
import { ApiError } from '../api.ts';
import { KnownOnServer, type SentEdits } from './known-on-server.ts';
import { doEdit, markSaved, rebaseHistory, type TripHistory } from './trip-history.ts';
import type { SaveTarget } from './workspace.queries.ts';

/**
 * How it stands with saving. `signed-out`: the session has ended, and saving goes on after signing in. `closed`: the
 * link that let one change the trip works no more. `conflict` holds the other state of the trip, to be chosen from.
 */
export type SaveState =
  | { kind: 'saved' | 'dirty' | 'saving' | 'offline' | 'on-device' | 'signed-out' | 'closed' }
  | { kind: 'failed'; message: string }
  | { kind: 'conflict'; theirs: TripDocument; theirVersion: number };

/** The newer trip that a refused save came with. */
export interface NewerTrip extends TripDocument {
  _id: string;
  version: number;
}

type ServerTarget = SaveTarget & { kind: 'draft' | 'trip' };

interface SaverNeeds {
  read: () => TripHistory;
  write: (history: TripHistory, target: SaveTarget) => void;
  onState: (state: SaveState) => void;
  /** Sends a document, by the edits that make it of the version there where they are given; answers its id and version. */
  send: (
    document: TripDocument,
    target: ServerTarget,
    keepalive: boolean,
    edits: SentEdits | null,
  ) => Promise<{ _id: string; version: number }>;
  keepOnDevice: (document: TripDocument) => boolean;
  /** Called when both sides' changes were put together. */
  onMerged: () => void;
  /** Called where the account turns out to hold another draft. */
  onOtherDraft: () => void;
}

const debounceMs = 1500;
/** While others have the trip open, they should see a change within a second. */
const sharedDebounceMs = 250;
const retryMs = 10_000;

/** Saves a trip by itself: debounced, one request at a time, with retries when the network is back. */
export class TripSaver {
  readonly #needs: SaverNeeds;
  readonly #known = new KnownOnServer();
  #target: SaveTarget;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #queue: Promise<void> = Promise.resolve();
  #stopped = false;
  #shared = false;
  #unreachable = false;

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
    if (this.#stopped || this.#needs.read().unsaved.length === 0) return;
    const target = this.#target;
    if (target.kind === 'device') return this.#keepOnDevice();
    // A draft that the account does not hold yet stays on the device too, until it does.
    if (target.kind === 'draft' && target.id === undefined) this.#needs.keepOnDevice(this.document);
    this.#needs.onState({ kind: 'dirty' });
    this.#schedule(this.#debounce);
  }

  /** Whether others have the trip open too: then the debounce is short. */
  setShared(shared: boolean) {
    this.#shared = shared;
    if (shared && this.#needs.read().unsaved.length > 0 && !this.#stopped) this.#schedule(0);
  }

  get #debounce() {
    return this.#shared ? sharedDebounceMs : debounceMs;
  }

  /** The server answers again: what waited for it goes out now. */
  reached() {
    if (this.#unreachable && !this.#stopped) this.#schedule(0);
    this.#unreachable = false;
  }

  /** A newer version was saved elsewhere: what is not saved here goes on top of it. */
  receive(newer: NewerTrip): Promise<void> {
    return this.#enqueue(async () => this.#receive(newer));
  }

  /** Another tab changed the draft of this device, where each change is kept as it is made. */
  receiveDraft(theirs: TripDocument) {
    const mine = this.#needs.read();
    if (this.#stopped || this.#target.kind !== 'device' || sameData(theirs, mine.base)) return;
    this.#write(rebaseHistory(mine, theirs).history);
    this.changed();
  }

  /** Brings an earlier state back: the server makes it the newest version, and here it is one step more. */
  restore(edit: Edit, send: (newest: number) => Promise<{ version: number }>): Promise<void> {
    void this.flush();
    return this.#enqueue(async () => {
      const target = this.#target;
      if (target.kind !== 'trip' || this.#needs.read().unsaved.length > 0)
        throw new Error('Your last changes are not saved yet. Please try again in a moment.');
      const { version } = await send(target.version);
      this.#target = { ...target, version };
      const next = doEdit(this.#needs.read(), edit, Date.now());
      if ('refused' in next) throw new Error(next.refused);
      this.#write({ ...next, unsaved: [], base: next.document });
      this.#needs.onState({ kind: 'saved' });
    });
  }

  /** The link has ended: nothing more can be saved. */
  close() {
    this.finish();
    this.#needs.onState({ kind: 'closed' });
  }

  /** Begins with a trip that was opened with edits of an earlier visit on it, or in conflict with them. */
  begin(state: SaveState) {
    if (state.kind === 'conflict') return this.finish();
    this.#known.learn(this.#target, this.#needs.read().base);
    if (this.#needs.read().unsaved.length > 0) this.#schedule(0);
  }

  #write(history: TripHistory) {
    this.#needs.write(history, this.#target);
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return done;
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
    this.#write({ ...history, unsaved: [...history.unsaved, again] });
    this.changed();
  }

  /** All of it has become a saved trip, and goes on there. */
  becomeTrip(id: string, version: number) {
    const history = this.#needs.read();
    this.#write(markSaved(history, history.unsaved.length, history.document));
    this.#target = { kind: 'trip', id, version };
  }

  /** Ends a conflict: the chosen side stands, as a version after theirs. */
  resolveConflict(history: TripHistory, version: number) {
    this.#stopped = false;
    if (this.#target.kind !== 'device') this.#target = { ...this.#target, version } as SaveTarget;
    this.#write(history);
    this.#needs.onState({ kind: history.unsaved.length > 0 ? 'dirty' : 'saved' });
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

  /** Takes saving up again: the trip did not go on elsewhere after all. */
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
    if (kept) this.#write(markSaved(this.#needs.read(), unsaved.length, document));
    const failed = {
      kind: 'failed',
      message: 'This browser could not store the trip. Check whether it blocks storage for this site.',
    } as const;
    this.#needs.onState(kept ? { kind: 'on-device' } : failed);
  }

  async #save(keepalive: boolean) {
    const { document, unsaved } = this.#needs.read();
    const target = this.#target;
    if (this.#stopped || unsaved.length === 0) return;
    if (target.kind === 'device') return this.#keepOnDevice();
    this.#needs.onState({ kind: 'saving' });
    try {
      const edits = this.#known.editsTo({ document, unsaved }, target);
      const { _id, version } = await this.#needs.send(document, target, keepalive, edits);
      this.#target = { ...target, id: _id, version };
      this.#known.learn(this.#target, document);
      this.#write(markSaved(this.#needs.read(), unsaved.length, document));
      const more = this.#needs.read().unsaved.length > 0;
      if (more) this.#schedule(this.#debounce);
      this.#needs.onState({ kind: more ? 'dirty' : 'saved' });
    } catch (error) {
      this.#onFailure(error);
    }
  }

  #onFailure(error: unknown) {
    if (error instanceof ApiError && error.code === 'conflict' && error.current) {
      this.#onConflict(error.current as NewerTrip);
    } else if (error instanceof ApiError && error.status === 401) {
      this.#needs.onState({ kind: 'signed-out' });
    } else if (error instanceof ApiError && error.status === 404 && this.#byLink) {
      this.close();
    } else if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
      this.#needs.onState({ kind: 'failed', message: error.message });
    } else {
      this.#unreachable = true;
      this.#needs.onState({ kind: 'offline' });
      this.#schedule(retryMs);
    }
  }

  get #byLink() {
    return this.#target.kind === 'trip' && this.#target.ticket !== undefined;
  }

  #onConflict(newer: NewerTrip) {
    if (this.#target.kind === 'draft' && this.#target.id === undefined) {
      this.#target = { kind: 'device' };
      this.#keepOnDevice();
      this.#needs.onOtherDraft();
      return;
    }
    if (this.#merge(newer) && this.#needs.read().unsaved.length > 0) {
      if (!this.#shared) this.#needs.onMerged();
      this.#schedule(0);
    }
  }

  #receive(newer: NewerTrip) {
    const target = this.#target;
    if (this.#stopped || target.kind === 'device' || newer.version <= (target.version ?? 0)) return;
    if (this.#merge(newer) && this.#needs.read().unsaved.length > 0) this.#schedule(this.#debounce);
  }

  /** Puts what is not saved on top of a newer version; false, with both shown, where that cannot be done. */
  #merge({ _id: id, version, tripName, trip, plan }: NewerTrip): boolean {
    const theirs = { tripName, trip, plan };
    const mine = this.#needs.read();
    // A save whose answer was lost: what is there is what was sent.
    const arrived = sameData(theirs, mine.document);
    const { history, dropped } = arrived
      ? { history: markSaved(mine, mine.unsaved.length, theirs), dropped: 0 }
      : rebaseHistory(mine, theirs);
    if (dropped > 0) {
      this.finish();
      this.#needs.onState({ kind: 'conflict', theirs, theirVersion: version });
      return false;
    }
    if (this.#target.kind !== 'device') this.#target = { ...this.#target, id, version };
    this.#known.learn(this.#target, theirs);
    this.#write(history);
    this.#needs.onState({ kind: history.unsaved.length > 0 ? 'dirty' : 'saved' });
    return true;
  }
}
