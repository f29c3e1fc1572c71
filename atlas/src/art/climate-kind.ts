import type { ClimateKind } from './cover-scene.ts';

/** What tells a climate: mean daily highs and lows (°C) and rain days by month, January first. */
export interface ClimateFigures {
  high: readonly number[];
  low: readonly number[];
  rainDays: readonly number[];
  latitude: number;
  elevationMeters: number;
}

/** Names the kind of a climate for the cover art; plain rules in the spirit of Köppen's. */
export function climateKind({ high, low, rainDays, latitude, elevationMeters }: ClimateFigures): ClimateKind {
  const months = high.map((warm, i) => (warm + (low[i] ?? warm)) / 2);
  const coldest = Math.min(...months);
  const warmest = Math.max(...months);
  const rainy = rainDays.reduce((sum, days) => sum + days, 0);
  const summer = latitude >= 0 ? [5, 6, 7] : [11, 0, 1];
  const summerRain = summer.reduce((sum, month) => sum + (rainDays[month] ?? 0), 0);
  if (elevationMeters > 1400 && warmest < 24) return 'highland';
  if (rainy < 45 && warmest > 19) return 'arid';
  if (coldest > 17) return rainy < 95 ? 'savanna' : 'tropical';
  if (coldest > 14 && Math.abs(latitude) < 24) return 'savanna';
  if (warmest < 15) return 'cold';
  if (coldest > 3 && warmest > 20 && summerRain < 16 && summerRain / Math.max(1, rainy) < 0.2)
    return 'mediterranean';
  return coldest < 1.5 ? 'continental' : 'temperate';
}

/** A guess of the kind from the place alone, for towns whose climate is not known. */
export function guessClimateKind(latitude: number, elevationMeters: number): ClimateKind {
  const away = Math.abs(latitude);
  if (elevationMeters > 1600 && away < 50) return 'highland';
  if (away < 18) return 'tropical';
  if (away < 31) return 'arid';
  if (away < 41) return 'mediterranean';
  if (away < 52) return 'temperate';
  return away < 62 ? 'continental' : 'cold';
}
