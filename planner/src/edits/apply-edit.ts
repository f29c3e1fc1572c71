import type { Edit } from '@wayfare/contracts/edit';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { addDay, removeDay, replaceDay, setPlan } from './day-edits.ts';
import type { EditResult, SingleEdit } from './edit-result.ts';
import { addIdea, removeIdea, updateIdea } from './idea-edits.ts';
import { addItem, lockItem, moveItem, removeItem, setItemTime, setTravel, updateItem } from './item-edits.ts';
import { setLegs, updateLeg } from './leg-edits.ts';
import { addStop, moveStop, removeStop, setNights, updateStop } from './stop-edits.ts';
import { addTrack, removeTrack } from './track-edits.ts';
import { renameTrip, setEnd, setNotes, setOrigin, setPace, setRequest, setStartOn } from './trip-edits.ts';

type Appliers = {
  [Name in SingleEdit['edit']]: (
    document: TripDocument,
    edit: Extract<SingleEdit, { edit: Name }>,
  ) => EditResult;
};

const appliers: Appliers = {
  renameTrip,
  setRequest,
  setPace,
  setNotes,
  setStartOn,
  setOrigin,
  setEnd,
  addStop,
  removeStop,
  moveStop,
  setNights,
  updateStop,
  setLegs,
  updateLeg,
  addIdea,
  removeIdea,
  updateIdea,
  addTrack,
  removeTrack,
  setPlan,
  addDay,
  removeDay,
  replaceDay,
  addItem,
  removeItem,
  moveItem,
  setItemTime,
  lockItem,
  updateItem,
  setTravel,
};

function applySingle(document: TripDocument, edit: SingleEdit): EditResult {
  if (!Object.hasOwn(appliers, edit.edit))
    return { refused: `There is no edit called ${String(edit.edit)}.` };
  const apply = appliers[edit.edit] as (document: TripDocument, edit: SingleEdit) => EditResult;
  return apply(document, edit);
}

/**
 * Applies one edit and returns the new document with the edit that takes it back exactly. The given document is
 * never changed. An edit that cannot be done (an unknown id, an index out of range, a locked item) is returned as
 * `{ refused }`; a batch is done wholly or not at all.
 */
export function applyEdit(document: TripDocument, edit: Edit): EditResult {
  if (edit.edit !== 'batch') return applySingle(document, edit);
  let current = document;
  const undo: SingleEdit[][] = [];
  for (const one of edit.edits) {
    const result = applySingle(current, one);
    if ('refused' in result) return result;
    current = result.document;
    undo.push(result.inverse.edit === 'batch' ? result.inverse.edits : [result.inverse]);
  }
  const label = edit.label === undefined ? {} : { label: edit.label };
  return { document: current, inverse: { edit: 'batch', edits: undo.reverse().flat(), ...label } };
}
