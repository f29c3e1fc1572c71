import { distanceKm } from '@wayfare/almanac/distance';
import { joinWords } from '@wayfare/wording/words';
import type { Reply } from '../conversation/reply.ts';
import { attractionCard } from '../wording/cards.ts';
import type { Asked } from './asked.ts';
import { says } from './asked.ts';
import { ofCity } from './city.ts';
import { stemsOf } from './content-words.ts';
import { noteOn } from './from-notes.ts';

const outing = stemsOf('trip trips excursion excursions outing outings getaway');
const dayWord = stemsOf('day days half excursion excursions outing');
const MOST = 4;
const AROUND_KM = 60;

/** Day trips from a town, with what the notes say of the ways. */
export const answerOutings = ofCity((info, asked) => {
  if (!says(asked, outing) || !says(asked, dayWord)) return null;
  const trips = asked.turn.atlas
    .dayTripsFrom(info.id)
    .toSorted((one, other) => other.fame - one.fame)
    .slice(0, MOST)
    .map(({ name, distanceMeters }) => `${name} (${Math.round(distanceMeters / 1000)} km)`);
  const note = noteOn('between', asked);
  if (trips.length === 0 && note === null) return null;
  const told = trips.length === 0 ? [] : [`Good day trips from ${info.name}: ${joinWords(trips)}.`];
  return { text: [...told, ...(note === null ? [] : [note])].join(' '), suggestions: [] };
});

/** The sights around a place that has no guide of its own. */
export function answerAround({ cities, guide, turn }: Asked): Reply | null {
  const [city] = cities;
  if (guide !== null || city === undefined) return null;
  const around = turn.atlas
    .attractionsNear(city.lat, city.lon, AROUND_KM)
    .toSorted((one, other) => other.fame - one.fame)
    .slice(0, MOST);
  if (around.length === 0) return null;
  const named = around.map(
    ({ name, lat, lon }) => `${name} (${Math.round(distanceKm(city.lat, city.lon, lat, lon))} km away)`,
  );
  return {
    text: `I have no guide to ${city.name}. Around it I know ${joinWords(named)}.`,
    cards: around.map((one) => attractionCard(one, turn.atlas, turn.today)),
    suggestions: [],
  };
}
