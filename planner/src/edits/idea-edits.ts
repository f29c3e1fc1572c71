import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { EditNamed, EditResult } from './edit-result.ts';
import { refuse } from './edit-result.ts';
import { isIndex, withInserted, withoutIndex, withReplaced } from './list.ts';

type Ideas = TripDocument['trip']['ideas'];

const withIdeas = (document: TripDocument, ideas: Ideas): TripDocument => ({
  ...document,
  trip: { ...document.trip, ideas },
});

const ideaIndex = (document: TripDocument, ideaId: string): number =>
  document.trip.ideas.findIndex((idea) => idea.id === ideaId);

/** Keeps a place for later. */
export function addIdea(document: TripDocument, edit: EditNamed<'addIdea'>): EditResult {
  const { ideas } = document.trip;
  if (ideaIndex(document, edit.idea.id) >= 0) return refuse(`The trip already has an idea ${edit.idea.id}.`);
  if (!isIndex(edit.index, ideas.length))
    return refuse(`There is no position ${edit.index} among the ideas.`);
  return {
    document: withIdeas(document, withInserted(ideas, edit.index, edit.idea)),
    inverse: { edit: 'removeIdea', ideaId: edit.idea.id },
  };
}

/** Forgets a place kept for later. */
export function removeIdea(document: TripDocument, edit: EditNamed<'removeIdea'>): EditResult {
  const index = ideaIndex(document, edit.ideaId);
  const idea = document.trip.ideas[index];
  if (idea === undefined) return refuse(`The trip has no idea ${edit.ideaId}.`);
  return {
    document: withIdeas(document, withoutIndex(document.trip.ideas, index)),
    inverse: { edit: 'addIdea', idea, index },
  };
}

/** Replaces a kept place by another state of it, found by its id. */
export function updateIdea(document: TripDocument, edit: EditNamed<'updateIdea'>): EditResult {
  const index = ideaIndex(document, edit.idea.id);
  const idea = document.trip.ideas[index];
  if (idea === undefined) return refuse(`The trip has no idea ${edit.idea.id}.`);
  return {
    document: withIdeas(document, withReplaced(document.trip.ideas, index, edit.idea)),
    inverse: { edit: 'updateIdea', idea },
  };
}
