import type { Attraction } from '@wayfare/atlas';
import { attractionOf } from '../planning/place-ref-of.ts';
import { itemOf } from '../resolve/item-of.ts';
import { sightOf } from '../resolve/place-of.ts';
import { sightsLike } from '../resolve/sights-like.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { dayNumber, presentSights, sightsOf } from './day-sights.ts';
import { dayWith, fitSight, wishToSee } from './fit-sight.ts';
import type { Do } from './outcome.ts';
import { refused } from './outcome.ts';
import { rearrange } from './rearrange.ts';
import { wishAway } from './remove-item.ts';

const MOST_TRIED = 8;

/** One thing makes room for another on its day: a sight by name, something of a kind, or just something else. */
export const replaceItem: Do<'replaceItem'> = (draft, { item: said, sight: named, interest, words }) => {
  const found = itemOf(said, draft);
  if (isUnclear(found)) return found;
  const { item, day } = found;
  const sight = named === undefined ? null : sightOf(named, draft);
  if (sight !== null && isUnclear(sight)) return sight;
  const number = dayNumber(draft, day);
  const planned = sight === null ? undefined : dayWith(draft, sight.id);
  if (sight !== null && planned !== undefined && planned.id !== day.id)
    return refused(
      { says: 'sightThere', name: sight.name, day: dayNumber(draft, planned), minute: 0 },
      {
        label: { says: 'labelRemove', name: item.title },
        intents: [{ kind: 'removeItem', item: { words: item.title, itemId: item.id } }],
      },
    );
  const [document, edits] = [draft.document, draft.edits.length];
  const old = attractionOf(draft.turn.atlas, item.place?.placeId);
  const present = presentSights(draft);
  const like = (one: Attraction): number => Number(interest !== undefined && one.category === old?.category);
  const choice =
    sight === null
      ? sightsLike(draft, { interest, words }, [day])
          .filter(({ id }) => !present.has(id))
          .toSorted((left, right) => like(left) - like(right))
      : [sight];
  if (item.locked) draft.apply({ edit: 'lockItem', itemId: item.id, locked: false });
  draft.apply({ edit: 'removeItem', itemId: item.id });
  wishAway(draft, item.place?.placeId, item.title);
  const tried = choice.slice(0, MOST_TRIED);
  const comes =
    tried.find((one) => fitSight(draft, one, [day], false) !== null) ??
    tried.find((one) => fitSight(draft, one, [day]) !== null);
  if (comes === undefined) {
    draft.goBack(document, edits);
    return refused(
      { says: 'nothingFits', what: words ?? interest ?? sight?.name ?? '', day: number, instead: item.title },
      {
        label: { says: 'labelRemove', name: item.title },
        intents: [{ kind: 'removeItem', item: { words: item.title, itemId: item.id } }],
      },
    );
  }
  if (sight !== null) wishToSee(draft, sight);
  const after = draft.days.find(({ id }) => id === day.id);
  if (after !== undefined && !sightsOf(after).has(comes.id)) rearrange(draft, day);
  draft.spoken.push(comes.name);
  return {
    done: [{ says: 'itemReplaced', gone: item.title, name: comes.name, day: number }],
    days: [day.id],
  };
};
