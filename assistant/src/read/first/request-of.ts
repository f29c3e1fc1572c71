import type { TripRequest } from '@wayfare/contracts/request';
import type { DayWish, RoledMention, Stay, TripEnd } from '../reading.ts';
import type { Placed } from '../spans.ts';

const LATEST_START = 1080;
const EARLIEST_END = 720;

/** A name as it was written; the atlas's own where it was written small, or is another name of what is meant. */
function nameOf({ hit, surface }: RoledMention): string {
  const isOther = hit?.kind === 'attraction' && hit.match !== 'exact';
  const name = hit !== null && (isOther || surface === surface.toLowerCase()) ? hit.name : null;
  return (name ?? surface.replace(/^the |'s$| [Ss]tate$/i, '')).slice(0, 200);
}

function namesOf(mentions: readonly RoledMention[]): string[] {
  const names = new Map<string, string>();
  for (const mention of mentions) {
    const key = mention.hit?.id ?? mention.surface.toLowerCase();
    if (!names.has(key)) names.set(key, nameOf(mention));
  }
  return [...names.values()].slice(0, 60);
}

/** Where one goes, comes from and what is to be seen. */
export function placesOf(mentions: readonly RoledMention[]): TripRequest {
  const origin = mentions.find(({ role }) => role === 'origin');
  const going = mentions.filter(({ role }) => role === 'destination' || role === 'end');
  const destinations = namesOf(going.filter(({ hit }) => hit === null || hit.id !== origin?.hit?.id));
  const mustSee = namesOf(mentions.filter(({ role }) => role === 'must_see' || role === 'day_trip'));
  return {
    ...(destinations.length > 0 && { destinations }),
    ...(origin !== undefined && { origin: nameOf(origin) }),
    ...(mustSee.length > 0 && { mustSee }),
  };
}

/** The nights of all stops make up the trip only where every one of them has its own. */
export function totalOf(
  stays: readonly Stay[],
  mentions: readonly RoledMention[],
  rest: readonly Placed[],
): TripRequest {
  const origin = mentions.find(({ role }) => role === 'origin')?.hit?.id;
  const going = mentions.filter(
    ({ role, hit }) =>
      (role === 'destination' || role === 'end') &&
      hit !== null &&
      hit.kind !== 'country' &&
      hit.id !== origin,
  );
  const isEach = going.every((mention) =>
    stays.some((stay) => stay.mention === mention || stay.mention.hit?.id === mention.hit?.id),
  );
  if (stays.length === 0 || !isEach || rest.length > 0) return {};
  const nights = stays.every((stay) => stay.nights !== undefined);
  const sum = stays.reduce((all, stay) => all + (nights ? stay.nights! : (stay.days ?? stay.nights ?? 0)), 0);
  return nights ? { nights: sum, days: sum + 1 } : { days: sum };
}

/** Where one flies out of is where the trip ends, if that is not where it began. */
export function roundOf(
  mentions: readonly RoledMention[],
  arrival: TripEnd,
  departure: TripEnd,
): TripRequest {
  const isOpen =
    arrival.hit !== undefined && departure.hit !== undefined && arrival.hit.id !== departure.hit.id;
  if (isOpen && !mentions.some(({ role }) => role === 'origin')) return { roundTrip: false };
  const origin = mentions.find(({ role }) => role === 'origin');
  const end = mentions.find(({ role }) => role === 'end');
  const first = mentions.find(({ role }) => role === 'destination');
  const isLoop =
    end?.hit != null && origin === undefined && first !== undefined && first.hit?.id === end.hit.id;
  if (isLoop) return { roundTrip: true };
  return end !== undefined && origin !== undefined && end.hit?.id !== origin.hit?.id
    ? { roundTrip: false }
    : {};
}

/** The hours of all days, where they were said of no single one. */
export function hoursOf(wishes: readonly DayWish[]): TripRequest {
  const all = wishes.filter(({ kind, day, on }) => kind === 'hours' && day === undefined && on === undefined);
  const from = all.find(
    ({ startMinute }) => startMinute !== undefined && startMinute < LATEST_START,
  )?.startMinute;
  const until = all.find(({ endMinute }) => endMinute !== undefined && endMinute > EARLIEST_END)?.endMinute;
  return {
    ...(from !== undefined && { dayFromMinute: from }),
    ...(until !== undefined && { dayUntilMinute: Math.min(1439, until) }),
  };
}
