import type { MarkedSpan } from '@wayfare/reader';
import { anyOf } from '../any-of.ts';
import { readLength } from '../read-length.ts';
import type { ClauseView, Wanted } from './clause.ts';
import { ahead, has, placeOf, stopNamed, take } from './clause.ts';

/** Where in an order: the words of a position, and the stop it is beside. */
export function positionOf(
  words: string,
  beside: string | undefined,
): Extract<Wanted, { kind: 'moveStop' }>['position'] | undefined {
  const stop = beside === undefined ? {} : { stop: placeOf(beside) };
  if (beside !== undefined && /before|ahead/.test(words)) return { side: 'before', ...stop };
  if (beside !== undefined && /after|between|follow|from/.test(words)) return { side: 'after', ...stop };
  if (/first|start|begin/.test(words)) return { side: 'start' };
  if (/last|end|finish|final/.test(words)) return { side: 'end' };
  return undefined;
}

const nightsIn = (span: MarkedSpan | undefined): number | undefined => {
  const length = span === undefined ? null : readLength(span.text, 'nights');
  return length?.nights ?? length?.days;
};

/** Adds places to stay at, or gives one that is a stop already its nights. */
export function addStops(view: ClauseView): Wanted[] {
  const positions = take(view, 'pos');
  const beside = take(view, 'about').filter(({ text }) => stopNamed(view, text) !== undefined);
  const places = [...take(view, 'stop', 'maybe', 'base', 'end', 'via'), ...beside];
  const nights = take(view, 'nights', 'count');
  const [pos] = positions;
  // What stands behind "between" or "after" is where the new one goes.
  const anchors =
    pos === undefined
      ? []
      : places.filter(({ start, text }) => start > pos.start && stopNamed(view, text) !== undefined);
  const added = places.filter((place) => !anchors.includes(place) && !beside.includes(place));
  const edge = /\bat the (?:very )?(end|start|beginning)\b/.exec(view.words)?.[1];
  const said = pos?.text.toLowerCase() ?? edge;
  const position = said === undefined ? undefined : positionOf(said, anchors[0]?.text);
  return added.map((place, index): Wanted => {
    const known = stopNamed(view, place.text);
    const count = nightsIn(nights[Math.min(index, nights.length - 1)]);
    view.memory.stop = known ?? place.text;
    if (known === undefined) view.memory.spare = count ?? 1;
    if (known !== undefined && count !== undefined)
      return { kind: 'setNights', place: { name: known }, nights: count };
    return {
      kind: 'addStop',
      place: placeOf(place.text),
      ...(count !== undefined && { nights: count }),
      ...(position !== undefined && { position }),
    };
  });
}

const backwards =
  anyOf(`revers*, backwards, backward, other way, other direction, back to front, flip*, opposite,
  turn it round, turn it all round, turn the route round, anticlockwise, anti-clockwise`);
const startWords = /\b(?:start|begin|first|from|kick off|commence)\w*\b(?:\W+\w+){0,3}\W*$/;
const endWords = /\b(?:end|finish|last|final|conclude|close|wind up)\w*\b(?:\W+\w+){0,3}\W*$/;

const instead = anyOf('instead, rather than, in place of');

/** "Finish in Naples instead of Rome": a stop in the place of another. */
function insteadOf(view: ClauseView): Wanted[] | null {
  if (!instead.test(view.words)) return null;
  const places = view.clause.spans.filter(({ label }) =>
    ['stop', 'about', 'end', 'maybe', 'not'].includes(label),
  );
  const old = places.find(({ text }) => stopNamed(view, text) !== undefined);
  const fresh = places.find(({ text }) => stopNamed(view, text) === undefined);
  if (old === undefined || fresh === undefined) return null;
  for (const span of [old, fresh]) view.used.add(span);
  return [{ kind: 'replaceStop', place: { name: stopNamed(view, old.text)! }, by: placeOf(fresh.text) }];
}

/** Turns the route round, sorts its stops, says where it begins and ends. */
export function orderStops(view: ClauseView): Wanted[] {
  const exchange = insteadOf(view);
  if (exchange !== null) return exchange;
  const named = view.clause.spans.filter(({ label }) => label === 'stop');
  const isSwap = /\b(?:swap|switch|exchange)\b/.test(view.words);
  if (isSwap && named.length === 2 && named.every(({ text }) => stopNamed(view, text) !== undefined))
    return swapStops(view);
  const positions = take(view, 'pos');
  const places = take(view, 'stop', 'base', 'maybe', 'via');
  const ends = take(view, 'end');
  const intents: Wanted[] = [];
  for (const { text } of take(view, 'origin', 'airport'))
    intents.push({ kind: 'setOrigin', place: placeOf(text) });
  const isReversed = backwards.test(view.words);
  // "The other way round, Florence first and then Rome": the order is said too.
  if (isReversed && places.length < 2) intents.push({ kind: 'orderStops', order: 'reversed' });
  const beside = positions.find(({ text }) => /before|after|between/i.test(text));
  if (beside !== undefined && places.length > 1) {
    const moved = places.findLast(({ start }) => start < beside.start) ?? places.at(-1)!;
    const anchor = places.find(({ start }) => start > beside.start) ?? places.find((one) => one !== moved)!;
    const position = positionOf(beside.text.toLowerCase(), anchor.text);
    if (position !== undefined) intents.push({ kind: 'moveStop', place: placeOf(moved.text), position });
  } else if (places.length > 2 || ((isReversed || /\bthen\b/.test(view.words)) && places.length > 1))
    intents.push({ kind: 'orderStops', order: 'said', places: places.map(({ text }) => placeOf(text)) });
  else
    for (const [index, place] of places.entries()) {
      const words = `${ahead(view, place).slice(-30)} `;
      const said = positions[index]?.text.toLowerCase() ?? '';
      const isEnd = endWords.test(words) || /last|end|finish/.test(said);
      const isStart =
        startWords.test(words) || /first|start|begin/.test(said) || /\bfirst\b/.test(view.words);
      const position = { side: isEnd ? ('end' as const) : ('start' as const) };
      const { spare } = view.memory;
      if (!isEnd && !isStart) continue;
      // "Two nights less in Cusco, and Puno at the end".
      if (stopNamed(view, place.text) === undefined && spare !== undefined)
        intents.push({ kind: 'addStop', place: placeOf(place.text), nights: spare, position });
      else intents.push({ kind: 'moveStop', place: placeOf(place.text), position });
    }
  for (const { text } of ends)
    intents.push(
      stopNamed(view, text.replace(/^(?:finish|end) in /i, '')) === undefined
        ? { kind: 'setEnd', place: placeOf(text.replace(/^(?:finish|end) in /i, '')) }
        : {
            kind: 'moveStop',
            place: placeOf(text.replace(/^(?:finish|end) in /i, '')),
            position: { side: 'end' },
          },
    );
  if (intents.length > 0) return intents;
  return [
    {
      kind: 'orderStops',
      order: places.length > 0 ? 'said' : 'best',
      ...(places.length > 0 && { places: places.map(({ text }) => placeOf(text)) }),
    },
  ];
}

/** Two stops change places: the order that comes of it. */
export function swapStops(view: ClauseView): Wanted[] {
  const [one, other] = take(view, 'stop').map(({ text }) => stopNamed(view, text) ?? text);
  if (one === undefined || other === undefined) return [];
  const stops = view.talk.trip?.stops ?? [];
  const order = stops.map((stop) => (stop === one ? other : stop === other ? one : stop));
  const places = (order.length > 1 ? order : [other, one]).map((name) => ({ name }));
  return [{ kind: 'orderStops', order: 'said', places }];
}

const exchanged = /\b(?:replace|swap|exchange|switch|trade)\s*$/i;

/** A stop in the place of another one. */
export function replaceStop(view: ClauseView): Wanted[] {
  const isOldNamed = view.clause.spans.some((span) => exchanged.test(ahead(view, span)));
  const places = take(view, 'stop', 'maybe', 'end', 'base', 'outing').map(({ text }) => text);
  const old = places.find((text) => stopNamed(view, text) !== undefined);
  const fresh = places.find((text) => text !== old);
  if (old !== undefined && fresh !== undefined)
    return [{ kind: 'replaceStop', place: placeOf(old), by: placeOf(fresh) }];
  if (places.length > 1)
    return [{ kind: 'replaceStop', place: placeOf(places[0]!), by: placeOf(places[1]!) }];
  const [only] = places;
  if (only === undefined) return [];
  // Where only what goes was caught, nothing comes in its place unasked.
  if (old !== undefined || isOldNamed) return [{ kind: 'removeStop', place: placeOf(old ?? only) }];
  const last = view.memory.stop;
  return last === undefined
    ? [{ kind: 'addStop', place: placeOf(only) }]
    : [{ kind: 'replaceStop', place: placeOf(last), by: placeOf(only) }];
}

export const hasStop = (view: ClauseView): boolean => has(view, 'stop', 'maybe');
