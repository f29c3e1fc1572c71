import type { ItemSaid } from '@wayfare/contracts/intent';
import type { Draft } from '../do/draft.ts';
import { daysOf } from './days-of.ts';
import { everything, itemsMeant } from './items-meant.ts';
import type { ItemFound } from './last-spoken.ts';
import { isInPart } from './part-of-day.ts';
import type { Unclear } from './unclear.ts';
import { isUnclear } from './unclear.ts';
import { attractionOf } from '../planning/place-ref-of.ts';
import { isKindWord } from '../planning/kinds-of-sight.ts';
import { isPartOf, plainWords } from './words-of-things.ts';

const MOST_CANDIDATES = 5;
const SURELY_KNOWN = 90;
const startsName = (words: string): boolean =>
  plainWords(words).some((word) => word.length > 4 && !isKindWord(word));

/** The item of the plan that is meant: by id, name, kind, meal, order, or as what was spoken of last. */
export function itemOf(said: ItemSaid, draft: Draft): ItemFound | Unclear {
  const { words, itemId, when } = said;
  const all = everything(draft);
  const byId = itemId === undefined ? undefined : all.find(({ item }) => item.id === itemId);
  if (byId !== undefined) return byId;
  const where = daysOf(when, draft);
  if (isUnclear(where)) return where;
  const here = all.filter(({ day, item }) => where.days.includes(day) && isInPart(item, when));
  const found = itemsMeant(words, here, draft);
  const [first] = found;
  const isOne = found.every(
    ({ item }) => item.place?.placeId !== undefined && item.place.placeId === first?.item.place?.placeId,
  );
  if (first !== undefined && (found.length === 1 || (isOne && first.item.kind !== 'meal'))) return first;
  // Several that bear the name are parts of the best known: "the Alhambra".
  const [best] = found
    .flatMap((one) => {
      const sight = attractionOf(draft.turn.atlas, one.item.place?.placeId);
      return sight === null || !isPartOf(words, one.item.title) ? [] : [{ one, fame: sight.fame }];
    })
    .toSorted((left, right) => right.fame - left.fame);
  if (best !== undefined && best.fame >= SURELY_KNOWN && startsName(words)) return best.one;
  const candidates = found.slice(0, MOST_CANDIDATES).map(({ day, item }) => ({
    said: { words: item.title, itemId: item.id },
    name: item.title,
    where: `day ${draft.days.indexOf(day) + 1}`,
  }));
  return { unclear: { said, what: 'item', words, candidates } };
}
