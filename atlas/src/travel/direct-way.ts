import { borderIsOpen, borderMinutes } from './borders.ts';
import { countryRoads } from './country-roads.ts';
import { dryWay } from './dry-way.ts';
import { greatCircle } from './great-circle.ts';
import type { Point } from './great-circle.ts';
import type { LandMasses } from './land-masses.ts';
import { overRiver } from './over-river.ts';
import type { RiverCrossing } from './rivers.ts';
import type { RoadConstants } from './road-constants.ts';
import type { Crossing, RoadNetwork } from './road-network.ts';
import type { RoadEnd, RoadWay } from './road-way.ts';
import { ruggedOn } from './rugged-country.ts';

const crowdReachMeters = 40_000;
const directMeters = 60_000;
const directStepMeters = 700;
const straightestWinding = 1.08;
const hillsFeltMeters = 10_000;

/**
 * Two places close by, joined straight where no water or closed border lies between. The coastline is too coarse to
 * measure by: a pier that it puts into the sea is as far off as it is, though its way is sought from the shore.
 */
export function directWay(
  start: RoadEnd,
  goal: RoadEnd,
  onFoot: boolean,
  network: RoadNetwork,
  land: LandMasses,
  constants: RoadConstants,
): RoadWay | null {
  const straight = greatCircle(start, goal);
  const from = land.ashore(start);
  const to = land.ashore(goal);
  if (straight > directMeters || !borderIsOpen(from.countryCode, to.countryCode)) return null;
  if (land.areParted(land.massAt(from), land.massAt(to))) return null;
  if (straight > 800 && land.massAt(from) !== land.massAt(to)) {
    if (from.countryCode !== to.countryCode || land.widestWaterMeters(from, to, 150) > 600) return null;
  }
  const over = overRiver(start, goal, onFoot ? 'foot' : 'car');
  const dry =
    over ??
    (straight > 3000
      ? dryWay(from, to, constants.straitMeters, true, land, directStepMeters)
      : { meters: straight });
  if (!dry) return null;
  const roads = countryRoads(from.countryCode);
  // Streets of a town do not wind with the hills round about.
  const open = 1 - Math.exp(-straight / hillsFeltMeters);
  const hills = ruggedOn(network.rugged, from, to) * open;
  const winding = (1.22 + 0.15 * Math.exp(-straight / 5000)) * roads.winding;
  const meters = roadMeters(straight, dry.meters, winding * (1 + hills * constants.ruggedWinding));
  const pace = 24 + constants.openKmh * (1 - Math.exp(-meters / constants.openMeters));
  const hilly = 1 - hills * constants.ruggedSlowing;
  const kmh = pace * (0.4 + 0.6 * roads.speed) * townPace(crowdAt(from, network)) * hilly;
  return {
    meters,
    minutes:
      (meters / 1000 / kmh) * 60 +
      constants.directStartMinutes +
      borderMinutes(from.countryCode, to.countryCode),
    ...(over ? crossed(over.crossing) : onLand),
  };
}

/** The bends round a bay are among those that every road has. */
export const roadMeters = (straight: number, dry: number, winding: number): number =>
  Math.max(straight * winding, dry * straightestWinding);

const onLand = { crossings: [], afloatMeters: 0, afloatMinutes: 0 };
const boatMeters = 300;
const boatMinutes = 10;

/** A river's crossing as part of a way. */
function crossed({ kind, name }: RiverCrossing): Pick<RoadWay, keyof typeof onLand> {
  const isBoat = kind === 'boat';
  const crossing: Crossing = {
    kind: isBoat ? 'ferry' : 'bridge',
    name,
    carEuro: 0,
    footEuro: isBoat ? 0.5 : 0,
    takesCars: !isBoat,
    ...(kind === 'road' && { wheelsOnly: true }),
  };
  const afloat = isBoat ? { afloatMeters: boatMeters, afloatMinutes: boatMinutes } : onLand;
  return { ...afloat, crossings: [crossing] };
}

/** People in the towns round about. */
function crowdAt(point: Point, network: RoadNetwork): number {
  let people = 0;
  let nearest = crowdReachMeters;
  network.places.forEach((place, node) => {
    if (Math.abs(place.lat - point.lat) > 0.4) return;
    const meters = greatCircle(place, point);
    if (meters >= nearest) return;
    nearest = meters;
    people = network.crowds[node]!;
  });
  return people;
}

/** Traffic in a metropolis moves at little more than half the pace of a small town's. */
export const townPace = (people: number): number =>
  Math.min(1, Math.max(0.55, 1 - 0.18 * Math.log10(Math.max(1, people / 300_000))));
