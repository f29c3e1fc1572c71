import { counted, joinWords, plural } from '@wayfare/wording/words';
import { isKindWord, isOfKind } from '../../planning/kinds-of-sight.ts';
import { fold } from '@wayfare/atlas';
import { says } from '../asked.ts';
import { stemsOf } from '../content-words.ts';
import type { PlanView, Planned } from './plan-view.ts';
import { asksOnly, within } from './plan-view.ts';

interface Kind {
  one: string;
  fits: (planned: Planned) => boolean;
}

const children = stemsOf('kid kids child children toddler toddlers');
const freeOfCharge = stemsOf('free');
const what = stemsOf('what which anything something things sights');
const times = stemsOf('time day days evening evenings morning afternoon hours');
const things = stemsOf('thing things sight sights entry entrance attractions activities stuff');
const asking = stemsOf(
  'many number enough any anything something do see visit go is are which what included pass',
);
const MOST_NAMED = 8;

/** The kind of thing that is asked about: museums, what is free, what is for children, any sight. */
function kindAsked({ asked }: PlanView): Kind | null {
  const word = fold(asked.ask.text)
    .split(' ')
    .find((one) => one.length > 3 && isKindWord(one) && asked.stems.has([...stemsOf(one)][0]!));
  if (word !== undefined) {
    const one = word.replace(/ies$/, 'y').replace(/(?<=ch)es$|(?<!s)s$/, '');
    return { one, fits: ({ sight }) => sight !== null && isOfKind(sight, one) };
  }
  if (says(asked, children))
    return {
      one: 'sight that is good for children',
      fits: ({ sight }) => sight?.goodFor.includes('children') === true,
    };
  if (says(asked, freeOfCharge) && says(asked, what) && !says(asked, times))
    return { one: 'sight that is free to enter', fits: ({ sight }) => sight?.price === 0 };
  return says(asked, things) ? { one: 'sight', fits: ({ sight }) => sight !== null } : null;
}

const manyOf = (one: string): string =>
  one.startsWith('sight that is')
    ? one.replace('sight that is', 'sights that are')
    : /(?:ch|s)$/.test(one)
      ? `${one}es`
      : plural(one);

/** Which things of a kind the plan has, how many and when. */
export function tellKinds(view: PlanView): string | null {
  const { asked, visits } = view;
  const kind = kindAsked(view);
  if (kind === null || asked.hits.length > 0) return null;
  const own = stemsOf(`${kind.one} ${manyOf(kind.one)}`);
  if (!asksOnly(asked, own, asking, things, children, freeOfCharge)) return null;
  const found = within(view, visits).filter(kind.fits);
  const where = view.chosen.length > 0 ? 'then' : 'in the plan';
  if (found.length === 0) return `No ${kind.one} is planned ${where === 'then' ? 'then' : 'so far'}.`;
  const named = found.slice(0, MOST_NAMED).map(({ item, index }) => `${item.title} (day ${index + 1})`);
  const more = found.length > MOST_NAMED ? [`${found.length - MOST_NAMED} more`] : [];
  return `${counted(found.length, kind.one, manyOf(kind.one))} ${where}: ${joinWords([...named, ...more])}.`;
}
