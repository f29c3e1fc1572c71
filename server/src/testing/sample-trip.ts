import type { Trip } from '@wayfare/contracts/trip';
import { emptyTrip } from '@wayfare/contracts/empty-trip';

const city = (placeId: string, name: string, latitude: number, longitude: number, countryCode: string) => ({
  placeId,
  name,
  kind: 'city' as const,
  latitude,
  longitude,
  countryCode,
  status: 'atlas' as const,
});

/** A trip of three cities, with what a traveller writes into one. */
export const sampleTrip = (changes: Partial<Trip> = {}): Trip => ({
  ...emptyTrip(),
  request: { adults: 2, interests: ['food', 'history'] },
  startOn: '2026-10-03',
  stops: [
    {
      id: 's1',
      place: city('jp-tokyo', 'Tokyo', 35.6762, 139.6503, 'jp'),
      nights: 4,
      note: 'near the station',
    },
    { id: 's2', place: city('jp-kyoto', 'Kyoto', 35.0116, 135.7681, 'jp'), nights: 3 },
    { id: 's3', place: city('jp-osaka', 'Osaka', 34.6937, 135.5023, 'jp'), nights: 2 },
  ],
  notes: 'Bring the rail pass.',
  ...changes,
});

/** What the browser sends to save a trip. */
export const savePayload = (changes: Record<string, unknown> = {}) => ({
  tripName: 'Autumn in Japan',
  trip: sampleTrip(),
  plan: null,
  ...changes,
});
