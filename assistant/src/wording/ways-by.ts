import type { TravelMode } from '@wayfare/contracts/trip';

const words: Readonly<Record<TravelMode, string>> = {
  rail: 'by train',
  flight: 'by plane',
  drive: 'by car',
  bus: 'by bus',
  ferry: 'by ferry',
  transit: 'by local transport',
  walk: 'on foot',
  bike: 'by bike',
};

/** How one goes, after a verb: "by train", "on foot". */
export const byMode = (mode: TravelMode): string => words[mode];
