import type { Edit } from '@wayfare/contracts/edit';
import { limits } from '@wayfare/contracts/limits';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit, sameData } from '@wayfare/planner';
import type { SaveTarget } from './workspace.queries.ts';

/** What changed since the version that the server holds, to be sent in place of the whole trip. */
export interface SentEdits {
  edits: readonly Edit[];
  /** The trip has no name of its own, and is given one by the server. */
  unnamed: boolean;
}

interface Unsaved {
  document: TripDocument;
  unsaved: readonly Edit[];
}

const countOf = (edits: readonly Edit[]) =>
  edits.reduce((sum, edit) => sum + (edit.edit === 'batch' ? edit.edits.length : 1), 0);

const isLonger = (edits: readonly Edit[], document: TripDocument) =>
  JSON.stringify(edits).length >= JSON.stringify(document).length;

/** The state of a trip that the server is known to hold, as it was opened, received or saved. */
export class KnownOnServer {
  #known: { id: string; version: number; document: TripDocument } | null = null;

  /** The server holds this document there. */
  learn(target: SaveTarget, document: TripDocument) {
    if (target.kind === 'device' || target.id === undefined || target.version === undefined) return;
    this.#known = { id: target.id, version: target.version, document };
  }

  /**
   * The edits that make the trip as it is here of the one there; null where that is not certain, or would be more to send
   * than the trip itself.
   */
  editsTo({ document, unsaved }: Unsaved, target: SaveTarget): SentEdits | null {
    const known = this.#known;
    if (known === null || target.kind === 'device') return null;
    if (known.id !== target.id || known.version !== target.version) return null;
    if (countOf(unsaved) > limits.editsPerSave) return null;
    let made = known.document;
    for (const edit of unsaved) {
      const result = applyEdit(made, edit);
      if ('refused' in result) return null;
      made = result.document;
    }
    // No edit takes a name away; whether there is one is told apart from the edits.
    const unnamed = document.tripName === '';
    const reached = sameData(unnamed ? { ...made, tripName: '' } : made, document);
    return reached && !isLonger(unsaved, document) ? { edits: unsaved, unnamed } : null;
  }
}
