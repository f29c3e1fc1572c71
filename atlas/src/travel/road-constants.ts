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
  /** Water that a road finds a way over or round within one land mass, and between two. */
  sameLandWaterMeters: number;
  straitMeters: number;
  /** From a place to the first town: circuity, speed, minutes to get under way at both ends together. */
  accessCircuity: number;
  accessKmh: number;
  startMinutes: number;
}

export const roadConstants: RoadConstants = {
  circuity: [1.172, 1.115, 1.099],
  kmh: [111, 114, 115],
  crowding: 0.042,
  perClimb: 4.9,
  steepest: 0.25,
  sameLandWaterMeters: 5000,
  straitMeters: 1500,
  accessCircuity: 1.12,
  accessKmh: 72,
  startMinutes: 10,
};
