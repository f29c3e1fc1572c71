import type { TripDocument } from '@wayfare/contracts/trip-document';
import { counted, joinWords } from '@wayfare/wording/words';
import { sentence } from './change-words.ts';

type Stops = TripDocument['trip']['stops'];

const nightsOf = (nights: number) => (nights === 0 ? 'on the way' : `for ${counted(nights, 'night')}`);
const nameOf = ({ place }: Stops[number]) => place.name;
const only = (stops: Stops, others: Stops) =>
  stops.filter(({ id }) => !others.some((other) => other.id === id));

/** What came into the route, left it, takes longer, and in which order it is now. */
export function describeStops(before: Stops, after: Stops): string[] {
  const [came, left] = [only(after, before), only(before, after)];
  const long = came.map((stop) => `${nameOf(stop)} ${nightsOf(stop.nights)}`);
  if (before.length === 0) return long.length > 0 ? [sentence(joinWords(long))] : [];
  const lines: string[] = [];
  if (came.length === 1 && left.length === 1)
    lines.push(`${nameOf(came[0]!)} takes the place of ${nameOf(left[0]!)}, ${nightsOf(came[0]!.nights)}.`);
  else {
    if (long.length > 0) lines.push(`New: ${joinWords(long)}.`);
    if (left.length > 0) lines.push(`${joinWords(left.map(nameOf))} ${left.length > 1 ? 'are' : 'is'} out.`);
  }
  const stayed = after.flatMap((stop) => {
    const old = before.find(({ id }) => id === stop.id);
    return old ? [{ old, stop }] : [];
  });
  for (const { old, stop } of stayed) {
    if (nameOf(old) !== nameOf(stop)) lines.push(`${nameOf(stop)} takes the place of ${nameOf(old)}.`);
    else if (old.nights !== stop.nights)
      lines.push(`${nameOf(stop)} now has ${counted(stop.nights, 'night')} instead of ${old.nights}.`);
  }
  const order = before.filter(({ id }) => stayed.some(({ stop }) => stop.id === id));
  if (stayed.some(({ stop }, index) => stop.id !== order[index]!.id))
    lines.push(`The order is now ${joinWords(after.map(nameOf))}.`);
  return lines;
}
