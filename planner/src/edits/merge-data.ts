import { sameData } from './same-data.ts';

interface Named {
  id: string;
}
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNamedList = (value: unknown): value is Named[] =>
  Array.isArray(value) && value.every((entry) => isFields(entry) && typeof entry['id'] === 'string');

/** How a text was changed: which stretch of the old one was replaced, and by what. */
function splice(was: string, now: string) {
  const most = Math.min(was.length, now.length);
  let start = 0;
  while (start < most && was[start] === now[start]) start++;
  let tail = 0;
  while (tail < most - start && was.at(-1 - tail) === now.at(-1 - tail)) tail++;
  return { start, end: was.length - tail, put: now.slice(start, now.length - tail) };
}

/** Both changes of one text; where they touch the same stretch, both wordings stand, theirs first. */
export function mergeText(was: string, mine: string, theirs: string): string {
  if (mine === was || mine === theirs) return theirs;
  if (theirs === was) return mine;
  const own = splice(was, mine);
  const other = splice(was, theirs);
  if (own.end <= other.start)
    return `${was.slice(0, own.start)}${own.put}${was.slice(own.end, other.start)}${other.put}${was.slice(other.end)}`;
  if (other.end <= own.start)
    return `${was.slice(0, other.start)}${other.put}${was.slice(other.end, own.start)}${own.put}${was.slice(own.end)}`;
  return theirs.includes(own.put) ? theirs : `${theirs}\n${own.put}`;
}

/** Puts `entry` behind the entry it follows in `order`, or first. */
function insertLike(list: Named[], entry: Named, order: readonly Named[]) {
  const before = order.slice(
    0,
    order.findIndex(({ id }) => id === entry.id),
  );
  const anchor = before.findLast(({ id }) => list.some((held) => held.id === id));
  list.splice(anchor ? list.findIndex(({ id }) => id === anchor.id) + 1 : 0, 0, entry);
}

function mergeLists(was: readonly Named[], mine: readonly Named[], theirs: readonly Named[]): Named[] {
  const [old, own, other] = [was, mine, theirs].map(
    (list) => new Map(list.map((entry) => [entry.id, entry])),
  );
  const merged = (id: string): Named | undefined => {
    const [before, left, right] = [old!.get(id), own!.get(id), other!.get(id)];
    if (left && right) return mergeData(before, left, right) as Named;
    // Taken out by one side: it stays out, unless the other changed it in the meantime.
    const rest = left ?? right;
    return before && sameData(before, rest) ? undefined : rest;
  };
  const orderOf = (list: readonly Named[], others: readonly Named[]) => {
    const held = new Set(others.map(({ id }) => id));
    return list.flatMap(({ id }) => (held.has(id) ? [id] : [])).join(' ');
  };
  const moved = orderOf(mine, was) !== orderOf(was, mine);
  const [leading, following] = moved ? [mine, theirs] : [theirs, mine];
  const result = leading.flatMap(({ id }) => merged(id) ?? []);
  for (const { id } of following) {
    const entry = result.some((held) => held.id === id) ? undefined : merged(id);
    if (entry) insertLike(result, entry, following);
  }
  return result;
}

function mergeFields(was: Fields, mine: Fields, theirs: Fields): Fields {
  const result: Fields = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const value = mergeData(was[key], mine[key], theirs[key], key);
    if (value !== undefined) result[key] = value;
  }
  return result;
}

/**
 * Two changes of the same plain data put together: lists of things with an id thing by thing, objects field by
 * field, notes by the stretch of text. Where both changed the same single value, mine stands.
 */
export function mergeData(was: unknown, mine: unknown, theirs: unknown, key = ''): unknown {
  if (sameData(mine, was)) return theirs;
  if (sameData(theirs, was)) return mine;
  if (isNamedList(mine) && isNamedList(theirs)) return mergeLists(isNamedList(was) ? was : [], mine, theirs);
  if (isFields(mine) && isFields(theirs)) return mergeFields(isFields(was) ? was : {}, mine, theirs);
  const isNote = key === 'note' || key === 'notes';
  if (isNote && typeof mine === 'string' && typeof theirs === 'string')
    return mergeText(typeof was === 'string' ? was : '', mine, theirs);
  return mine;
}
