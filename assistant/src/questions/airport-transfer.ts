import { distanceKm } from '@wayfare/almanac/distance';
import type { City } from '@wayfare/atlas';
import type { Turn } from '../conversation/context.ts';
import type { Reply } from '../conversation/reply.ts';

const AIRPORT_KM = 80;
const MOST_WORDS = 7;

/** The way from an airport into the city that it serves, as the city's guide tells it; null where none was named. */
export function wayFromAirport({ reading, atlas }: Turn): Reply | null {
  const airport = reading.mentions.find(({ hit }) => hit?.kind === 'airport')?.hit;
  if (airport == null) return null;
  const isServed = ({ lat, lon }: City) => distanceKm(lat, lon, airport.lat, airport.lon) < AIRPORT_KM;
  const city = reading.mentions
    .flatMap(({ hit }) => (hit?.kind === 'city' ? (atlas.city(hit.id) ?? []) : []))
    .find(isServed);
  const info = city === undefined ? null : atlas.cityInfo(city.id);
  return info === null ? null : { text: info.guide.fromAirport, suggestions: [] };
}

/** "Heathrow to central London", and nothing else: nobody wants to stay at an airport. */
export function airportTransfer(turn: Turn): Reply | null {
  const { text, mentions, request } = turn.reading;
  const isBare =
    mentions[0]?.hit?.kind === 'airport' &&
    request.days === undefined &&
    request.startOn === undefined &&
    text.split(' ').length <= MOST_WORDS &&
    / to /i.test(text);
  return isBare ? wayFromAirport(turn) : null;
}
