import { createHash } from 'node:crypto';
import type { Edit } from '@wayfare/contracts/edit';
import type { TripDocument } from '@wayfare/contracts/trip-document';

const MOST_REMEMBERED = 300;

/** What one answer did to a trip, and how to take it back. */
export interface Change {
  label: string;
  inverse: Edit;
}

const ordered = (value: unknown): unknown =>
  value === null || typeof value !== 'object'
    ? value
    : Array.isArray(value)
      ? value.map(ordered)
      : Object.fromEntries(
          Object.entries(value)
            .filter(([, one]) => one !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, one]) => [key, ordered(one)]),
        );

const keyOf = ({ trip, plan }: TripDocument): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered({ trip, plan })))
    .digest('base64');

/** The latest changes by the trip that they led to, so that "undo" and "what did you change" can be answered. */
export class RememberedChanges {
  readonly #changes = new Map<string, Change>();

  /** Keeps what led to a document. */
  remember(after: TripDocument, change: Change): void {
    const key = keyOf(after);
    this.#changes.delete(key);
    this.#changes.set(key, change);
    const oldest = this.#changes.keys().next();
    if (this.#changes.size > MOST_REMEMBERED && !oldest.done) this.#changes.delete(oldest.value);
  }

  /** What led to exactly this document, or null. */
  of(document: TripDocument): Change | null {
    return this.#changes.get(keyOf(document)) ?? null;
  }
}
