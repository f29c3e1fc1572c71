import { fold } from '@wayfare/atlas';
import type { Intent } from '@wayfare/contracts/intent';
import type { Stop } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Turn } from './context.ts';
import type { Losses } from './losses.ts';
import { lossesOf } from './losses.ts';
import { mayDo } from './may-lose.ts';
import { wantedOf } from './wanted-of.ts';

/** Wishes that name no stop and may cost any. */
const ofWhole = new Set(['planTrip', 'startOver', 'setLength', 'removeDays']);

/** Our last words were a question. */
const asked = ({ history }: Turn): boolean =>
  history
    .findLast(({ role }) => role === 'assistant')
    ?.text.trim()
    .endsWith('?') === true;

/** What a changed trip would lose without the message clearly asking for it; null where there is no such thing. */
export function unaskedLosses(turn: Turn, after: TripDocument): Losses | null {
  const losses = lossesOf(turn.document, after);
  if (losses.stops.length === 0 && losses.days === 0 && losses.emptied.length === 0) return null;
  const { intents, doubted } = wantedOf(turn);
  // Asked before, and agreed to.
  if (intents.some(({ kind }) => kind === 'agree') && asked(turn)) return null;
  const said = ` ${fold(turn.question)} `;
  const isNamed = ({ place }: Stop) =>
    said.includes(` ${fold(place.name)} `) ||
    turn.reading.mentions.some(({ hit }) => hit !== null && hit.id === place.placeId);
  const stops = new Set(turn.document.trip.stops.map(({ place }) => fold(place.name)));
  // Who speaks of another place asks for nothing here.
  const isHere = (intent: Intent) =>
    !('place' in intent) || intent.place === undefined || stops.has(fold(intent.place.name));
  const isAsked = intents.some(
    (intent) =>
      isHere(intent) &&
      mayDo(intent, losses, !doubted.has(intent)) &&
      (ofWhole.has(intent.kind) || losses.stops.every(isNamed)),
  );
  return isAsked ? null : losses;
}
