import { monthName } from '@wayfare/wording/month-name';
import { clock } from '@wayfare/wording/words';
import { localTime } from '@wayfare/atlas';
import type { Reply } from '../conversation/reply.ts';
import { typicalDateOf } from '../planning/trip-month.ts';
import { dateWords } from '../wording/dates-and-money.ts';
import type { Asked } from './asked.ts';
import { says } from './asked.ts';
import { stemsOf } from './content-words.ts';

const named = stemsOf('sunset sunrise daylight dusk dawn');
const sun = stemsOf('sun dark light');
const moves = stemsOf('set sets rise rises go goes down up get gets late early long');

/** When the sun rises and sets, where that is asked. */
export function answerSun(asked: Asked): Reply | null {
  const [city] = asked.cities;
  if (city === undefined || !(says(asked, named) || (says(asked, sun) && says(asked, moves)))) return null;
  const { turn, month, on, days } = asked;
  const ofPlan = turn.document.plan?.days[(days[0] ?? 1) - 1]?.on ?? turn.document.trip.startOn;
  const date = on ?? (month === null ? ofPlan : null) ?? typicalDateOf(asked.monthOrNow, turn.today);
  const times = turn.atlas.sunTimes(city.lat, city.lon, date);
  const when =
    on === null && month !== null ? `in the middle of ${monthName(month)}` : `on ${dateWords(date)}`;
  if (times.alwaysUp) return { text: `In ${city.name} the sun does not set at all ${when}.` };
  if (times.alwaysDown || times.sunriseAt === null || times.sunsetAt === null)
    return { text: `In ${city.name} the sun does not rise at all ${when}.` };
  const [rise, set] = [times.sunriseAt, times.sunsetAt].map((at) =>
    clock(localTime(at, city.timeZone).minute),
  );
  return { text: `In ${city.name} the sun sets at about ${set} and rises at about ${rise} ${when}.` };
}
