import { endsWithAny } from '../any-of.ts';
import type { PlacesRead } from './place-mentions.ts';

const begins = endsWithAny('start*, begin*, commenc*, set* off, set* out, tak* off', 'in, from, at');

/** "Starts in Boise and visits three cities in Utah": a town outside of the areas that one goes to is home. */
export function withHomeOutside(places: PlacesRead, text: string): PlacesRead {
  const { named } = places;
  if (named.some(({ mention }) => mention.role === 'origin')) return places;
  const areas = named.flatMap(({ mention: { hit, role } }) =>
    role === 'destination' && (hit?.kind === 'country' || hit?.kind === 'region') ? [hit] : [],
  );
  const towns = named.filter(({ mention }) => mention.hit?.kind === 'city' && mention.role === 'destination');
  const [home] = towns;
  if (towns.length !== 1 || home?.mention.hit == null || areas.length === 0) return places;
  const { hit } = home.mention;
  const isIn = areas.some((area) =>
    area.kind === 'country' ? area.countryCode === hit.countryCode : hit.context.includes(area.name),
  );
  if (isIn || !begins.test(text.slice(0, home.span.start))) return places;
  const asHome = { span: home.span, mention: { ...home.mention, role: 'origin' as const } };
  return { ...places, named: named.map((one) => (one === home ? asHome : one)) };
}
