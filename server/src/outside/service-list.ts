import type { OutsideId } from '@wayfare/contracts/vocabulary';

/** What is known of a service before anybody asks it. */
export interface OutsideService {
  name: string;
  /** What it does for travellers, and what its server gets to know, as sentences for the admin and the privacy page. */
  does: string;
  sends: string;
  credit: { text: string; url: string } | null;
  /** The setting that holds its address, and the public server that stands in where it is empty. */
  setting: string;
  usual: string | null;
  /** The setting that holds its key, where it wants one: without it, it is not asked. */
  keySetting?: string;
  /** Other servers to which its server may hand a question on. */
  hosts: readonly string[];
  timeoutMs: number;
  mostBytes: number;
  callsADay: number;
  /** The least time from one call to the next. */
  spacingMs: number;
  /** What is kept of its answers, the longest unused thrown away first. */
  keptBytes: number;
}

const mega = 1_000_000;
const osm = { text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' };

/** Every service outside. Those with a usual server need no key and allow this use. */
export const outsideServices: Record<OutsideId, OutsideService> = {
  streets: {
    name: 'Streets',
    does: 'Draws streets, paths and buildings on the maps.',
    sends: 'Which pieces of the map are looked at, not by whom.',
    credit: { text: '© OpenMapTiles, © OpenStreetMap contributors', url: 'https://openfreemap.org' },
    setting: 'STREETS',
    usual: 'https://tiles.openfreemap.org/planet',
    hosts: [],
    timeoutMs: 8000,
    mostBytes: 3 * mega,
    callsADay: 50_000,
    spacingMs: 0,
    keptBytes: 400 * mega,
  },
  places: {
    name: 'Place search',
    does: 'Finds hotels, restaurants, streets and small towns that the atlas does not have.',
    sends:
      'The words of a search, or the name of a place in a message that the atlas does not know, and the middle of the trip.',
    credit: osm,
    setting: 'PLACES_URL',
    usual: 'https://photon.komoot.io',
    hosts: [],
    timeoutMs: 4000,
    mostBytes: mega,
    callsADay: 5000,
    spacingMs: 120,
    keptBytes: 40 * mega,
  },
  nearby: {
    name: 'What is near',
    does: 'Finds what is asked for by kind, such as a vegan restaurant near a hotel.',
    sends: 'The kind of place, and the point around which it is looked for.',
    credit: osm,
    setting: 'NEARBY_URL',
    usual: 'https://overpass-api.de',
    hosts: [],
    timeoutMs: 9000,
    mostBytes: 3 * mega,
    callsADay: 2000,
    spacingMs: 1000,
    keptBytes: 40 * mega,
  },
  facts: {
    name: 'Wikidata',
    does: 'Tells which picture shows a place.',
    sends: 'The names of cities and sights of the atlas.',
    credit: { text: 'Wikidata (CC0)', url: 'https://www.wikidata.org' },
    setting: 'FACTS_URL',
    usual: 'https://www.wikidata.org',
    hosts: [],
    timeoutMs: 6000,
    mostBytes: 8 * mega,
    callsADay: 5000,
    spacingMs: 200,
    keptBytes: 100 * mega,
  },
  pictures: {
    name: 'Wikimedia Commons',
    does: 'Has photographs of cities and sights.',
    sends: 'The names of pictures.',
    credit: { text: 'Wikimedia Commons', url: 'https://commons.wikimedia.org' },
    setting: 'PICTURES_URL',
    usual: 'https://commons.wikimedia.org',
    hosts: ['upload.wikimedia.org', 'thumb.wikimedia.org'],
    timeoutMs: 10_000,
    mostBytes: 12 * mega,
    callsADay: 5000,
    spacingMs: 200,
    keptBytes: 600 * mega,
  },
  weather: {
    name: 'Weather',
    does: 'Has the forecast of the next two weeks.',
    sends: 'Where a trip goes, to about ten kilometres.',
    credit: { text: 'Weather data by Open-Meteo.com (CC BY 4.0)', url: 'https://open-meteo.com' },
    setting: 'WEATHER_URL',
    usual: 'https://api.open-meteo.com',
    hosts: [],
    timeoutMs: 5000,
    mostBytes: mega,
    callsADay: 5000,
    spacingMs: 100,
    keptBytes: 20 * mega,
  },
  rates: {
    name: 'Exchange rates',
    does: 'Has the reference rates of the day.',
    sends: 'Nothing but the question.',
    credit: { text: 'European Central Bank', url: 'https://www.ecb.europa.eu' },
    setting: 'RATES_URL',
    usual: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
    hosts: [],
    timeoutMs: 5000,
    mostBytes: mega,
    callsADay: 100,
    spacingMs: 0,
    keptBytes: mega,
  },
  roads: {
    name: 'Roads',
    does: 'Knows how long a drive or a walk takes along the roads, and where it leads.',
    sends: 'The two ends of a way.',
    credit: osm,
    setting: 'ROAD_SERVER_URL',
    usual: null,
    hosts: [],
    timeoutMs: 2500,
    mostBytes: 4 * mega,
    callsADay: 50_000,
    spacingMs: 0,
    keptBytes: 60 * mega,
  },
  timetables: {
    name: 'Timetables',
    does: 'Knows when trains and buses go.',
    sends: 'The two ends of a way.',
    credit: { text: 'Transitous', url: 'https://transitous.org' },
    setting: 'TRANSIT_SERVER_URL',
    usual: null,
    hosts: [],
    timeoutMs: 2500,
    mostBytes: 4 * mega,
    callsADay: 20_000,
    spacingMs: 0,
    keptBytes: 60 * mega,
  },
  activities: {
    name: 'Activities',
    does: 'Offers tours and tickets to book.',
    sends: 'The name of a city.',
    credit: { text: 'GetYourGuide', url: 'https://www.getyourguide.com' },
    setting: 'ACTIVITIES_API_URL',
    usual: 'https://api.getyourguide.com',
    keySetting: 'ACTIVITIES_API_KEY',
    hosts: [],
    timeoutMs: 5000,
    mostBytes: 2 * mega,
    callsADay: 5000,
    spacingMs: 0,
    keptBytes: 20 * mega,
  },
};
