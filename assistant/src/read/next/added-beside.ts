import { ahead, type ClauseView, placeOf, type Wanted } from './clause.ts';

const andPut = /\band (?:put|add|include)\s+(?:in\s+)?(?:the\s+)?$/;

/** "Remove the museum and put the gallery in": what is put in is not taken out. */
export function addedBeside(view: ClauseView): Wanted[] {
  const put = view.clause.spans.filter(
    (span) => (span.label === 'item' || span.label === 'see') && andPut.test(ahead(view, span)),
  );
  const [one] = put;
  if (one === undefined || view.clause.spans.length === put.length) return [];
  const rest = view.clause.spans.filter((span) => !put.includes(span));
  view.used.add(one);
  view.clause = { ...view.clause, spans: rest };
  return [{ kind: 'addSight', sight: placeOf(one.text) }];
}
