/** What a way is called as a heading or a label: `Train`. */
export const travelModeNames = {
  walk: 'Walk',
  transit: 'Public transport',
  drive: 'Drive',
  rail: 'Train',
  bus: 'Bus',
  ferry: 'Ferry',
  flight: 'Flight',
  bike: 'Bike',
} as const;
type TravelMode = keyof typeof travelModeNames;

/** How one gets there: `2 h by train`. */
export const byTravelMode: Readonly<Record<TravelMode, string>> = {
  walk: 'on foot',
  transit: 'by public transport',
  drive: 'by car',
  rail: 'by train',
  bus: 'by bus',
  ferry: 'by ferry',
  flight: 'by plane',
  bike: 'by bike',
};

const titleOf = (mode: TravelMode) =>
  mode === 'transit' || mode === 'bike' ? 'Ride' : travelModeNames[mode];

/** A way as the title of a thing to do: `Train to Kyoto`, `Train from Osaka to Kyoto`. */
export const travelTitle = (mode: TravelMode, to: string, from?: string): string =>
  `${titleOf(mode)}${from ? ` from ${from}` : ''} to ${to}`;

/** The last way of a trip: `Flight home to Munich`. */
export const homeTitle = (mode: TravelMode, to: string): string => `${titleOf(mode)} home to ${to}`;
