/** The figures of the road model, fitted on four sevenths of the measured pairs; `bench/travel` shows the rest apart. */
export interface RoadConstants {
  /** Road metres per straight metre between neighbours: country roads, trunk roads, motorways. */
  circuity: readonly [number, number, number];
  /** Speed on each, in a country with the roads of the United States. */
  kmh: readonly [number, number, number];
  /** The share of its speed that a road loses for each tenfold of people living round about, above 100,000. */
  crowding: number;
  /** Extra length per metre climbed per metre of way, and the most it may add. */
  perClimb: number;
  steepest: number;
  /** What hills take: extra length and lost speed in the most rugged country; motorways suffer less. */
  ruggedWinding: number;
  ruggedSlowing: number;
  ruggedShare: readonly [number, number, number];
  /** Water that a road finds a way over or round within one land mass, and between two. */
  sameLandWaterMeters: number;
  straitMeters: number;
  /** From a place to the first town: circuity, speed, minutes to get under way at both ends together. */
  accessCircuity: number;
  accessKmh: number;
  /** How much more an access winds that begins far from any town, and the distance at which most of it is reached. */
  remoteWinding: number;
  remoteMeters: number;
  startMinutes: number;
  /** The same where one drives there directly, not by the roads between towns. */
  directStartMinutes: number;
  /** What a direct way gains over town traffic, and the length at which it has gained most of it. */
  openKmh: number;
  openMeters: number;
}

export const roadConstants: RoadConstants = {
  circuity: [1.149, 1.104, 1.099],
  kmh: [111, 116, 118],
  crowding: 0.042,
  perClimb: 4.9,
  steepest: 0.25,
  ruggedWinding: 0.1,
  ruggedSlowing: 0.26,
  ruggedShare: [1, 0.6, 0.35],
  sameLandWaterMeters: 5000,
  straitMeters: 1500,
  accessCircuity: 1.12,
  accessKmh: 72,
  remoteWinding: 0.18,
  remoteMeters: 60_000,
  startMinutes: 14,
  directStartMinutes: 8,
  openKmh: 75,
  openMeters: 30_000,
};
