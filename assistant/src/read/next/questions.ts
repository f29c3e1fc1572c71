import type { IntentOf } from '@wayfare/contracts/intent';
import { questionTopics } from '@wayfare/contracts/vocabulary';
import { readDatesSaid } from '../dates/read-dates-said.ts';
import type { ClauseView, Wanted } from './clause.ts';
import { itemOf, placeOf, stopNamed, take, takeWhen, withWhen } from './clause.ts';

type Topic = IntentOf<'ask'>['topic'];
const MOST_PLACES = 6;
const LONGEST = 4000;

const isTopic = (word: string): word is Topic => (questionTopics as readonly string[]).includes(word);

/** What is asked, about which places, days and things. */
export function ask(view: ClauseView): Wanted[] {
  const topic = view.clause.act.replace(/^ask\./, '');
  const places = take(
    view,
    'about',
    'stop',
    'origin',
    'end',
    'see',
    'airport',
    'outing',
    'maybe',
    'base',
    'via',
    'hotel',
    'seen',
  );
  const when = takeWhen(view);
  const [thing] = take(view, 'item');
  const dates = take(view, 'dates', 'start', 'finish').map(({ text }) => readDatesSaid(text, view.talk))[0];
  const month =
    dates?.month ?? (dates?.startOn === undefined ? undefined : Number(dates.startOn.slice(5, 7)));
  take(view, 'length', 'nights', 'kids', 'ages', 'adults', 'people', 'access', 'diet', 'by', 'notby');
  take(
    view,
    'like',
    'dislike',
    'money',
    'per',
    'flight',
    'event',
    'bed',
    'extra',
    'count',
    'pos',
    'shift',
    'pace',
    'not',
  );
  // "Add the Taj Mahal; do we have to book it?"
  const about = thing?.text ?? (places.length === 0 ? view.memory.item : undefined);
  const last = places.at(-1)?.text;
  if (last !== undefined) view.memory.stop = stopNamed(view, last) ?? last;
  const said = places.map(({ text }) => placeOf(text));
  // "Which money in Laos, and are there ATMs?"
  if (said.length > 0) view.memory.asked = said;
  const meant = said.length > 0 || about !== undefined ? said : (view.memory.asked ?? []);
  return [
    {
      kind: 'ask',
      topic: isTopic(topic) ? topic : 'other',
      text: view.clause.text.trim().slice(0, LONGEST),
      ...(meant.length > 0 && { places: meant.slice(0, MOST_PLACES) }),
      ...withWhen(when),
      ...(month !== undefined && { month }),
      ...(dates?.startOn !== undefined && dates.rough !== true && { on: dates.startOn }),
      ...(about !== undefined && { item: itemOf(view, about) }),
    },
  ];
}
