import { distanceKm } from '@wayfare/almanac/distance';
import type { QuestionTopic } from '@wayfare/contracts/vocabulary';
import type { Reply } from '../conversation/reply.ts';
import type { Asked } from './asked.ts';

const FARTHEST_KM = 250;
/** Of these a town near by tells something. */
const alikeNearBy = new Set<QuestionTopic>(['weather', 'when', 'pack', 'cost', 'food', 'sights']);

interface Found {
  topic: QuestionTopic;
  reply: Reply;
}

/** What is known of the nearest town that has a guide, told as that, where the place asked about has none. */
export function ofNextTown(asked: Asked, answer: (asked: Asked) => Found | null): Found | null {
  const [city] = asked.cities;
  if (asked.guide !== null || asked.sight !== null || city === undefined) return null;
  const town = asked.turn.atlas.nearestCatalogueCity(city.lat, city.lon, FARTHEST_KM);
  const guide = town === null ? null : asked.turn.atlas.cityInfo(town.id);
  if (town === null || guide === null || town.countryCode !== city.countryCode) return null;
  const found = answer({ ...asked, cities: [town], guide });
  if (found === null || !alikeNearBy.has(found.topic)) return null;
  const km = Math.round(distanceKm(city.lat, city.lon, town.lat, town.lon) / 10) * 10;
  const text = `I have no guide to ${city.name}. The nearest town that I know well is ${town.name}, ${km} km away: ${found.reply.text}`;
  return { ...found, reply: { ...found.reply, text } };
}
