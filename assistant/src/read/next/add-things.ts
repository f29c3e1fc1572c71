import { anyOf } from '../any-of.ts';
import { readInterests } from '../read-interest.ts';
import { readLength } from '../read-length.ts';
import { numberIn, ordinalAt } from '../read-number.ts';
import { tokensOf } from '../words-in.ts';
import { addStops, hasStop } from './change-stops.ts';
import type { ClauseView, Wanted } from './clause.ts';
import { ahead, atStop, has, onOwnDays, placeOf, stopNamed, take, takeWhen, withWhen } from './clause.ts';
import { mealIn } from './meal-in.ts';

/** A kind of thing in its own words, with its interest where these are of one only. */
export const told = (text: string) => {
  // "Churches" are of several interests, and none of these is meant as a whole.
  const [interest, other] = readInterests(text);
  return { words: text.slice(0, 200), ...(interest !== undefined && other === undefined && { interest }) };
};

/** "Add a fourth day", "one more day": the trip is longer. */
export function anotherDay(view: ClauseView): Wanted[] | null {
  const [span, other] = view.clause.spans.filter(({ label }) => label !== 'count' && label !== 'pos');
  if (other !== undefined || (span !== undefined && span.label !== 'day' && span.label !== 'length'))
    return null;
  if (!/\bdays?\b/.test(view.words)) return null;
  const words = tokensOf(view.words);
  const nth = words.flatMap((_, at) => ordinalAt(words, at)?.value ?? [])[0];
  const days = view.talk.trip?.days ?? null;
  if (nth !== undefined && (days === null || nth <= days)) return null;
  take(view, 'day', 'length', 'count', 'pos');
  if (nth !== undefined) return [{ kind: 'setLength', days: nth }];
  return [{ kind: 'setLength', change: numberIn(words.filter((word) => word !== 'a')) ?? 1 }];
}

const thereAndBack =
  anyOf(`day trip, day trips, daytrip, daytrips, day out, excursion, excursions, for the day, there and back,
  still sleep*, still stay*`);

/** "Put MoMA on day 2 and the Met on day 3". */
function sightsOnOwnDays(view: ClauseView): Wanted[] | null {
  const apart = has(view, 'event') ? null : onOwnDays(view, ['see']);
  if (apart === null) return null;
  view.memory.item = apart.at(-1)!.item.text;
  return apart.map(({ item, when }): Wanted => ({
    kind: 'addSight',
    sight: placeOf(item.text),
    ...withWhen(when),
  }));
}

/** "Day trips from Kyoto?" asks which there are. */
function outingsFrom(view: ClauseView): Wanted[] | null {
  const outings = view.clause.spans.filter(({ label }) => label === 'outing');
  const isFrom = (span: (typeof outings)[number]) => /\bfrom\W*$/.test(ahead(view, span));
  if (outings.length === 0 || !outings.every(isFrom)) return null;
  take(view, 'outing', 'count', 'like');
  const places = outings.map(({ text }) => placeOf(text));
  return [{ kind: 'ask', topic: 'sights', text: view.clause.text.trim(), places }];
}

/** "Soba for lunch": what is had for a meal is no town to go to, whatever it is called. */
function mealBehind(view: ClauseView, text: string) {
  const at = view.words.toLowerCase().indexOf(text.toLowerCase());
  const behind = at < 0 ? '' : view.words.slice(at + text.length);
  return /^\W*for (?:\w+ )?(?:breakfast|brunch|lunch|dinner)\b/i.test(behind) ? mealIn(behind) : null;
}

const notAtTheMeal = /\b(?:before|after|until) (?:\w+ )?(?:brunch|lunch|dinner)\b/i;

/** "Ramen for lunch": the meal at which one wants what one likes, where that is food. */
function mealOfLike(view: ClauseView, text: string) {
  const [interest = 'food'] = readInterests(text);
  return interest === 'food' && !notAtTheMeal.test(view.words) ? mealIn(view.words) : null;
}

/** A stop, a sight, a kind of sight, a meal or a day trip more. */
export function add(view: ClauseView): Wanted[] {
  const special = anotherDay(view) ?? sightsOnOwnDays(view) ?? outingsFrom(view);
  if (special !== null) return special;
  const intents: Wanted[] = [];
  const isThing = has(view, 'see', 'like', 'outing', 'event', 'item');
  // "Why is there no stop in Toronto? Put one night there."
  if (!isThing && !hasStop(view) && has(view, 'nights') && view.memory.stop !== undefined) {
    const [nights] = take(view, 'nights');
    const length = readLength(nights!.text, 'nights');
    const count = length?.nights ?? length?.days;
    const known = stopNamed(view, view.memory.stop);
    if (known !== undefined)
      return [{ kind: 'setNights', place: { name: known }, ...(count !== undefined && { change: count }) }];
    return [
      { kind: 'addStop', place: placeOf(view.memory.stop), ...(count !== undefined && { nights: count }) },
    ];
  }
  if (!isThing && hasStop(view)) {
    if (thereAndBack.test(view.words)) {
      const at = takeWhen(view);
      take(view, 'count', 'length', 'nights');
      return take(view, 'stop', 'maybe').flatMap(({ text }): Wanted[] =>
        stopNamed(view, text) === undefined
          ? [{ kind: 'addDayTrip', place: placeOf(text), ...withWhen(at) }]
          : [],
      );
    }
    // "Put Schönbrunn on day 2" is not a place to sleep.
    const isForDay = has(view, 'day') && !has(view, 'nights', 'pos');
    if (!isForDay) return addStops(view);
    const places = take(view, 'stop', 'maybe');
    const at = takeWhen(view);
    return places.map(({ text }): Wanted => ({ kind: 'addSight', sight: placeOf(text), ...withWhen(at) }));
  }
  const base = take(view, 'base', 'about')[0]?.text;
  const stop = isThing ? (take(view, 'stop')[0]?.text ?? base) : undefined;
  const when = takeWhen(view);
  const place = atStop(when, stop);
  for (const { text } of take(view, 'outing')) {
    const meal = mealIn(text) ?? mealBehind(view, text);
    if (meal !== null) intents.push({ kind: 'addMeal', meal, words: text.slice(0, 200), ...withWhen(place) });
    else intents.push({ kind: 'addDayTrip', place: placeOf(text), ...withWhen(atStop(when, base)) });
  }
  take(view, 'pos', 'count');
  const events = take(view, 'event');
  const sights = take(view, 'see');
  for (const { text } of events.length > 0 ? [] : sights) {
    view.memory.item = text;
    intents.push({ kind: 'addSight', sight: placeOf(text), ...withWhen(place) });
  }
  for (const { text } of take(view, 'like')) {
    const meal = mealIn(text) ?? mealOfLike(view, text);
    view.memory.item = text;
    if (meal !== null) intents.push({ kind: 'addMeal', meal, words: text.slice(0, 200), ...withWhen(place) });
    else intents.push({ kind: 'addSight', ...told(text), ...withWhen(place) });
  }
  const [where] = sights;
  for (const { text } of events)
    intents.push({
      kind: 'addEvent',
      title: text.slice(0, 200),
      ...(where !== undefined && { where: placeOf(where.text) }),
      ...withWhen(place),
    });
  const items = take(view, 'item');
  for (const { text } of intents.length === 0 ? items : []) {
    const meal = mealIn(text);
    if (meal !== null)
      intents.push({
        kind: 'addMeal',
        meal,
        words: view.clause.text.trim().slice(0, 200),
        ...withWhen(place),
      });
    else intents.push({ kind: 'addSight', sight: placeOf(text), ...withWhen(place) });
  }
  const meal = intents.length === 0 ? mealIn(view.words) : null;
  if (meal !== null) intents.push({ kind: 'addMeal', meal, ...withWhen(place) });
  return intents;
}
