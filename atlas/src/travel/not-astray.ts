import { countryRoads } from './country-roads.ts';
import { greatCircle } from './great-circle.ts';
import type { LandMasses } from './land-masses.ts';
import { overCrest } from './over-crest.ts';
import type { RoadConstants } from './road-constants.ts';
import type { RoadEnd, RoadWay } from './road-way.ts';

const nearbyMeters = 150_000;
const longestDetour = 3.4;
const usualDetour = 1.9;
const roundGulf = 6;
const gulfMeters = 30_000;

/**
 * A way without a ferry that is many times as long as the straight line goes astray: the towns by which it would go
 * lie beyond a lake or lagoon, as between El Calafate and its glacier. There is a road; it winds round the water.
 */
export function notAstray(
  way: RoadWay,
  from: RoadEnd,
  to: RoadEnd,
  land: LandMasses,
  constants: RoadConstants,
): RoadWay {
  const straight = greatCircle(from, to);
  const isAstray = straight < nearbyMeters && way.meters > straight * longestDetour && way.afloatMeters === 0;
  if (!isAstray || isFarRound(from, to, way.meters, land)) return way;
  const meters = straight * usualDetour;
  const kmh = constants.accessKmh * countryRoads(from.countryCode).speed;
  return { ...way, meters, minutes: (meters / 1000 / kmh) * 60 + constants.startMinutes };
}

/** Whether mountains lie between or a whole gulf, which roads do go far round. */
function isFarRound(from: RoadEnd, to: RoadEnd, meters: number, land: LandMasses): boolean {
  const straight = greatCircle(from, to);
  const isRoundGulf = meters > straight * roundGulf;
  return (
    overCrest(from, to) || (isRoundGulf && land.widestWaterMeters(from, to, 1000, gulfMeters) > gulfMeters)
  );
}
