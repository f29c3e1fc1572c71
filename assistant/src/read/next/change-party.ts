import type { IntentOf } from '@wayfare/contracts/intent';
import { anyOf, listed } from '../any-of.ts';
import { readParty } from '../read-party.ts';
import type { ClauseView, Wanted } from './clause.ts';
import { has, take } from './clause.ts';

type Wishes = IntentOf<'setWishes'>['wishes'];

const joins = anyOf(
  'more, join*, come, comes, coming, bring*, invite*, tag along, tagging along, extra, also, too, add*',
);
const total =
  anyOf(`we're, we are, us, now, make, makes, just, only, total, become, will be, we'll be, we have, i have,
  with`);
const gone =
  anyOf(`not coming, isn't coming, can't come, can't make, drop out, dropped out, drops out, cancel*, dumped,
  bailed, left`);

/** How many remain, where somebody drops out. */
const remaining = listed('one, two, three, four, five, six, me, us');
const left = new RegExp(`\\b(?:only|just|leaves|down to) (?:the )?(?:\\d+|${remaining})\\b`);

/** "Three adults" tells who travels, whatever else the clause is about. */
const counted = /^(?:\d+|two|three|four|five|six|seven|eight) (?:adults|grown-ups)$/i;
/** "Just us two": nobody else. */
const onlyUs = /\b(?:only|just) (?:the two of us|us two|the 2 of us|me|myself)\b/;

/** Children who are spoken of, and not told to be there. */
const known = /^(?:the|our|my) (?:kids|children|little ones?|boys|girls)$/i;

/** Who travels, where that is what the clause is about. */
export function party(view: ClauseView): Wanted[] {
  const isCounted = view.clause.spans.some(({ label, text }) => label === 'adults' && counted.test(text));
  const aside = has(view, 'diet', 'access', 'pace', 'like', 'dislike') && !has(view, 'people') && !isCounted;
  const all = take(view, 'people', 'adults', 'kids', 'ages');
  // "Two of the girls cancelled, only two of us now" is two.
  const isLeft = gone.test(view.words) && left.test(view.words) && has(view, 'people');
  const spans = all
    .filter(({ label }) => !isLeft || label === 'people')
    .map((span) => ({ ...span, clause: view.clause }));
  if (spans.length === 0 || aside) return [];
  const { adults, children, childAges } = readParty(spans, view.clause.text);
  const hasTotal =
    has(view, 'people') ||
    spans.some(({ text }) => /\b(?:of us|us|me|adults?|people|solo|alone)\b/i.test(text));
  if (gone.test(view.words) && !left.test(view.words))
    return [{ kind: 'setWishes', wishes: {}, change: { adults: -Math.max(1, (adults ?? 2) - 1) } }];
  const isNew = joins.test(view.words) || spans.some(({ text }) => !known.test(text));
  if (!hasTotal && !(joins.test(view.words) || (isNew && total.test(view.words)))) return [];
  if (!hasTotal && joins.test(view.words)) {
    const grown = has(view, 'adults') && adults !== undefined ? Math.max(1, adults - 1) : 0;
    const change = { ...(grown > 0 && { adults: grown }), ...(children !== undefined && { children }) };
    if (Object.keys(change).length === 0) return [];
    return [{ kind: 'setWishes', wishes: childAges === undefined ? {} : { childAges }, change }];
  }
  const wishes: Wishes = {
    ...(adults !== undefined && { adults }),
    ...(children !== undefined && { children }),
    ...(children === undefined && onlyUs.test(view.words) && { children: 0 }),
    ...(childAges !== undefined && { childAges }),
  };
  return Object.keys(wishes).length === 0 ? [] : [{ kind: 'setWishes', wishes }];
}
