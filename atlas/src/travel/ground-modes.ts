import { carCosts } from './car-costs.ts';
import { countryCosts } from './country-costs.ts';
import type { RoadWay } from './road-way.ts';
import type { TravelOption } from './travel-option.ts';

/** The two ends of a way as far as its price goes: ISO country codes, upper case. */
export interface Ends {
  from: string;
  to: string;
}

const longestWalkMeters = 15_000;
const metersPerMinuteOnFoot = 80;
/** How long a way on foot is against the way of cars. */
export const walkerShare = 0.92;
const longestRideMeters = 60_000;
const longestTransitMeters = 70_000;
const longestDriveMinutes = 3300;
const longestDriveWithFerryMinutes = 1700;
const carGramsPerKm = 165;
const ferryGramsPerKm = 115;
const ferryCarGramsPerKm = 260;

const walkable = (way: RoadWay): boolean =>
  way.afloatMeters === 0 &&
  way.crossings.every(({ name, wheelsOnly }) => !wheelsOnly && !/tunnel/i.test(name));

const priceLevel = (ends: Ends): number =>
  (countryCosts(ends.from).priceLevel + countryCosts(ends.to).priceLevel) / 2;

const roundMinutes = (minutes: number): number =>
  minutes < 180 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5;

const isFerry = (crossing: RoadWay['crossings'][number]): boolean => crossing.kind === 'ferry';
const namesOf = (way: RoadWay): string[] => way.crossings.map(({ name }) => name);

/** Rounds what a model says to what it can know. */
export function option(
  figures: Omit<TravelOption, 'estimate' | 'via' | 'per'> & Partial<TravelOption>,
): TravelOption {
  return {
    per: 'person',
    via: [],
    estimate: true,
    ...figures,
    minutes: roundMinutes(figures.minutes),
    costCents: Math.round(figures.costCents / 10) * 10,
    co2Grams: Math.round(figures.co2Grams / 10) * 10,
    distanceMeters: Math.round(figures.distanceMeters),
  };
}

/** On foot at 4.8 km/h; who walks cuts the corners of one-way streets and crosses parks. */
export function walkOption(way: RoadWay): TravelOption | null {
  if (way.meters > longestWalkMeters || !walkable(way)) return null;
  const distanceMeters = way.meters * walkerShare;
  const minutes = distanceMeters / metersPerMinuteOnFoot;
  const basis = 'Walking at 4.8 km/h along the usual streets.';
  return option({ mode: 'walk', minutes, costCents: 0, co2Grams: 0, distanceMeters, basis });
}

/** By bicycle at 15 km/h, somewhat faster on long ways. */
export function bikeOption(way: RoadWay): TravelOption | null {
  if (way.meters > longestRideMeters || !walkable(way)) return null;
  const metersPerMinute = way.meters < 15_000 ? 240 : 285;
  const basis = 'Cycling at an easy 15 to 17 km/h, stops not counted.';
  const minutes = 4 + way.meters / metersPerMinute;
  return option({ mode: 'bike', minutes, costCents: 0, co2Grams: 0, distanceMeters: way.meters, basis });
}

/** City and suburban public transport: the walk to the stop, the wait, a ride that is faster the longer it is. */
export function transitOption(way: RoadWay, ends: Ends, byMetro: boolean): TravelOption | null {
  if (way.meters > longestTransitMeters || way.meters < 400 || way.afloatMeters > 0) return null;
  const costCents = (180 + (way.meters / 1000) * 9) * priceLevel(ends);
  const basis = 'Local buses, trams or metro with the walk to the stop and an average wait.';
  const minutes = transitMinutes(way.meters, byMetro);
  return option({
    mode: 'transit',
    minutes,
    costCents,
    co2Grams: way.meters * 0.045,
    distanceMeters: way.meters,
    basis,
  });
}

/** Minutes on public transport over a way of a city: walk and wait, then a ride that is faster the longer it is. */
export const transitMinutes = (meters: number, byMetro: boolean): number => {
  const gained = 40 * (1 - Math.exp(-meters / 40_000));
  // One goes down to a metro and up again, and rides at twice the pace of a bus.
  const [onFootMinutes, kmh] = byMetro ? [14, 18 + gained] : [9, 9 + gained];
  return onFootMinutes + (meters / 1000 / kmh) * 60;
};

/** By car, cost and CO₂ for the whole car: fuel, tolls, bridges and ferries. */
export function driveOption(way: RoadWay, ends: Ends): TravelOption | null {
  const ferries = way.crossings.filter(isFerry);
  if (way.minutes > (ferries.length > 0 ? longestDriveWithFerryMinutes : longestDriveMinutes)) return null;
  const landKm = (way.meters - way.afloatMeters) / 1000;
  const tollCents = (countryCosts(ends.from).tollCentsPerKm + countryCosts(ends.to).tollCentsPerKm) / 2;
  const fuelCents = (carCosts(ends.from).fuelCentsPerKm + carCosts(ends.to).fuelCentsPerKm) / 2;
  const crossingCents = way.crossings.reduce((sum, { carEuro }) => sum + carEuro * 100, 0);
  // Short drives keep off the toll roads.
  const costCents = landKm * (fuelCents + tollCents * Math.min(1, landKm / 80)) + crossingCents;
  const co2Grams = landKm * carGramsPerKm + (way.afloatMeters / 1000) * ferryCarGramsPerKm;
  const rest = way.minutes > 300 ? ', a quarter of an hour of rest every three hours' : '';
  const by = way.crossings.some(({ kind }) => kind !== 'bridge') ? `, by ${offLand(way)}` : '';
  const minutes =
    way.minutes + (way.minutes > 300 ? Math.floor((way.minutes - way.afloatMinutes) / 180) * 15 : 0);
  const basis = `Road distance and speeds modelled by country and terrain${by}${rest}.`;
  const distanceMeters = way.meters;
  return option({
    mode: 'drive',
    minutes,
    costCents,
    co2Grams,
    distanceMeters,
    basis,
    per: 'vehicle',
    via: namesOf(way),
  });
}

/** By long-distance bus along the road, where no ferry is in the way. */
export function busOption(way: RoadWay, ends: Ends): TravelOption | null {
  const km = way.meters / 1000;
  if (km < 25 || km > 1500 || way.crossings.some(isFerry)) return null;
  const minutes = way.minutes * 1.15 + 20 + Math.floor(km / 250) * 20;
  const costCents = (250 + km * 6.2) * priceLevel(ends);
  const basis = 'Road time and a seventh more for stops, with the way to the bus station and breaks.';
  return option({
    mode: 'bus',
    minutes,
    costCents,
    co2Grams: km * 28,
    distanceMeters: way.meters,
    basis,
    via: namesOf(way),
  });
}

const boardMinutes = 5;

/** By ferry without a car, on foot or by buses and trains to and from the harbours. */
export function ferryOption(way: RoadWay, ends: Ends): TravelOption | null {
  const ferries = way.crossings.filter(isFerry);
  if (ferries.length === 0 || way.minutes > longestDriveWithFerryMinutes * 1.5) return null;
  const landKm = (way.meters - way.afloatMeters) / 1000;
  const byBus = (way.minutes - way.afloatMinutes) * 1.3 + 10;
  const onFoot = (landKm * 1000) / metersPerMinuteOnFoot + boardMinutes;
  const minutes = way.afloatMinutes + Math.min(byBus, onFoot);
  const fareCents = ferries.reduce((sum, { footEuro }) => sum + footEuro * 100, 0);
  const costCents = fareCents + landKm * 8 * priceLevel(ends);
  const co2Grams = (way.afloatMeters / 1000) * ferryGramsPerKm + landKm * 30;
  const basis = `Ferry ${offLand(way)} with usual sailing time, an average wait and the way to and from the harbour.`;
  const via = ferries.map(({ name }) => name);
  return option({ mode: 'ferry', minutes, costCents, co2Grams, distanceMeters: way.meters, basis, via });
}

const boatEuro = 8;
const boatCentsPerKm = 70;
const boatWaitMinutes = 28;
const nearBoatKm = 25;
const nearBoatMinutesPerKm = 2.4;
const farBoatMinutesPerKm = 1.5;
const farthestBoatMeters = 150_000;

/** By a boat without a timetable, where nothing else goes: no island that one can see is out of reach. */
export function boatOption(meters: number, ends: Ends): TravelOption | null {
  if (ends.from !== ends.to || meters > farthestBoatMeters) return null;
  const km = meters / 1000;
  const sailing =
    Math.min(km, nearBoatKm) * nearBoatMinutesPerKm + Math.max(0, km - nearBoatKm) * farBoatMinutesPerKm;
  return option({
    mode: 'ferry',
    minutes: boatWaitMinutes + sailing,
    costCents: boatEuro * 100 + km * boatCentsPerKm * priceLevel(ends),
    co2Grams: km * ferryGramsPerKm,
    distanceMeters: meters,
    basis: 'By boat from the nearest harbour, with a boatman or a tour: no regular line is known.',
  });
}

const offLand = (way: RoadWay): string =>
  way.crossings
    .filter(({ kind }) => kind !== 'bridge')
    .map(({ name }) => name)
    .join(' and ');
