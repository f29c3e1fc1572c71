import type { FerryLine } from './ferries.ts';
import type { FixedLink } from './fixed-links.ts';
import { greatCircle, wrapDegrees } from './great-circle.ts';
import type { Crossing, Edge, RoadPlace } from './road-network.ts';

/** Makes nodes of the two ends of every bridge, shuttle and ferry, and an edge of the crossing; they follow `towns`. */
export function crossingEnds(
  towns: readonly RoadPlace[],
  allTowns: readonly RoadPlace[],
  links: readonly FixedLink[],
  ferries: readonly FerryLine[],
) {
  const places: RoadPlace[] = [];
  const edges: Edge[] = [];
  const crossings: Crossing[] = [];
  const end = (lat: number, lon: number): number => {
    places.push({
      lat,
      lon,
      countryCode: nearestCountry(allTowns, lat, lon),
      population: 0,
      elevationMeters: 5,
    });
    return towns.length + places.length - 1;
  };
  for (const link of links) {
    const from = end(...link.from);
    const to = end(...link.to);
    const meters = greatCircle(places.at(-2)!, places.at(-1)!) * 1.1;
    edges.push({ from, to, meters, minutes: link.minutes, crossing: crossings.length });
    const kind = link.shuttle ? 'shuttle' : 'bridge';
    crossings.push({ kind, name: link.name, carEuro: link.tollEuro ?? 0, footEuro: 0, takesCars: true });
  }
  for (const ferry of ferries) {
    const sail = ferry.minutes;
    const from = end(ferry.from.lat, ferry.from.lon);
    const to = end(ferry.to.lat, ferry.to.lon);
    const meters = greatCircle(places.at(-2)!, places.at(-1)!);
    const minutes = sail + ferryWaitMinutes(ferry.sailingsPerDay) + boardingMinutes(ferry);
    edges.push({ from, to, meters, minutes, crossing: crossings.length });
    const name = `${ferry.from.name}–${ferry.to.name}`;
    const { footEuro, footOnly } = ferry;
    crossings.push({ kind: 'ferry', name, carEuro: footEuro * 3, footEuro, takesCars: !footOnly });
  }
  return { places, edges, crossings };
}

/** What waiting for a sailing costs on average when the trip is planned around it. */
export const ferryWaitMinutes = (sailingsPerDay: number): number =>
  Math.min(150, (16 * 60) / sailingsPerDay / 10 + 6);

/** Checking in and driving off takes long on a big ship, hardly any time on a boat without cars or across a strait. */
const boardingMinutes = ({ minutes, footOnly }: FerryLine): number =>
  minutes > 300 ? 60 : minutes > 120 ? 35 : minutes > 40 && !footOnly ? 15 : 8;

function nearestCountry(towns: readonly RoadPlace[], lat: number, lon: number): string {
  let best = Infinity;
  let code = '';
  for (const town of towns) {
    const dy = town.lat - lat;
    if (Math.abs(dy) > 2) continue;
    const dx = wrapDegrees(town.lon - lon) * Math.cos((lat * Math.PI) / 180);
    const square = dx * dx + dy * dy;
    if (square < best) {
      best = square;
      code = town.countryCode.toUpperCase();
    }
  }
  return code;
}
