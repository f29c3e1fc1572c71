/** What travelling costs in a country, and how fast its trains are. */
export interface CountryCosts {
  /** Prices of everyday services against Germany's. */
  priceLevel: number;
  /** Door-to-door pace of an ordinary long-distance train on track length, km/h; 0 where visitors have no trains. */
  railKmh: number;
  /** Motorway tolls of a car, euro cents per kilometre of a long drive. */
  tollCentsPerKm: number;
}

/** `CC price rail toll`: our own judgement. */
const table = `
DE 1 85 0|FR 1 88 8|IT .95 82 7|ES .85 80 3|PT .75 75 7|GB 1.15 85 0|IE 1.1 75 1|NL 1.1 75 0|BE 1.05 75 0|LU 1.1 75 0|CH 1.6 75 1|AT 1.05 80 1|DK 1.3 78 2|SE 1.1 82 0
NO 1.4 68 2|FI 1.1 82 0|IS 1.4 0 0|PL .6 75 3|CZ .65 70 1|SK .65 65 1|HU .6 65 1|SI .75 55 1|HR .7 45 6|RS .5 50 4|BA .45 35 2|ME .5 40 1|AL .45 0 1|MK .45 40 2
XK .45 0 0|GR .75 65 5|BG .5 50 1|RO .5 50 1|MD .4 35 0|UA .35 55 0|BY .4 55 0|RU .5 60 1|LT .65 70 0|LV .65 60 0|EE .75 70 0|MT .8 0 0|CY .85 0 0|TR .4 60 2
GE .4 50 0|AM .4 45 0|AZ .4 55 0|IL 1.1 70 1|PS .6 0 0|JO .6 0 0|LB .5 0 0|SY .3 0 0|AE .9 0 0|SA .7 75 0|OM .7 0 0|QA .9 0 0|KW .8 0 0|BH .7 0 0|IR .25 60 0|IQ .4 40 0|YE .3 0 0
EG .25 60 1|MA .4 70 4|TN .35 55 2|DZ .35 55 0|LY .3 0 0|ZA .5 40 3|NA .5 30 0|BW .5 0 0|ZW .5 25 1|ZM .4 25 1|MZ .4 25 1|MW .3 0 0|TZ .35 40 0|KE .4 60 0|UG .3 0 0|RW .35 0 0
ET .3 40 0|GH .35 0 0|NG .3 45 0|SN .4 0 0|CI .45 0 0|MG .25 20 0|MU .6 0 0|SC 1.1 0 0|RE 1 0 0|US 1.15 62 1|CA 1 62 0|MX .6 0 7|GT .5 0 0|BZ .6 0 0|SV .5 0 0|HN .45 0 0
NI .4 0 0|CR .7 0 1|PA .6 0 0|CU .5 30 0|DO .5 0 1|JM .7 0 1|HT .5 0 0|PR 1 0 2|BS 1.2 0 0|TT .7 0 0|BB 1.1 0 0|AR .5 50 1|CL .6 60 4|UY .8 0 2|BR .5 0 3|PY .4 0 1|BO .35 25 1
PE .45 30 1|EC .5 0 1|CO .45 0 4|VE .4 0 0|GY .6 0 0|SR .5 0 0|GF 1.1 0 0|CN .5 110 6|HK .9 70 2|MO .9 0 0|TW .6 85 3|JP .8 85 18|KR .75 95 4|KP .4 0 0|MN .35 45 0|TH .4 52 1
MY .4 75 3|SG 1 60 0|VN .3 52 3|KH .35 28 0|LA .35 85 0|MM .3 30 0|PH .4 0 3|ID .35 65 3|BN .6 0 0|TL .5 0 0|IN .25 55 3|NP .25 0 0|BT .4 0 0|BD .25 45 1|LK .3 35 1|PK .25 55 1
MV .9 0 0|KZ .4 60 0|UZ .3 75 0|KG .3 30 0|TJ .3 0 0|TM .4 40 0|AU 1.1 65 1|NZ 1 50 0|FJ .6 0 0|PG .8 0 0|NC 1.2 0 0|PF 1.4 0 0|WS .6 0 0|VU .8 0 0`;

const costs = new Map<string, CountryCosts>(
  table
    .trim()
    .split(/[|\n]/)
    .map((row) => {
      const [code = '', price, rail, toll] = row.split(' ');
      return [code, { priceLevel: Number(price), railKmh: Number(rail), tollCentsPerKm: Number(toll) }];
    }),
);

const unknown: CountryCosts = { priceLevel: 0.6, railKmh: 0, tollCentsPerKm: 0 };

/** The costs of a country (ISO code, upper case); a cautious middle without trains for those we know little of. */
export const countryCosts = (countryCode: string): CountryCosts => costs.get(countryCode) ?? unknown;

/**
 * Islands and far regions without passenger trains, though their country has some:
 * latitude, longitude, radius in kilometres.
 */
const raillessRegions: readonly (readonly [lat: number, lon: number, radiusKm: number])[] = [
  [35.2, 24.9, 140], [36.2, 27.9, 95], [37.1, 25.2, 75], [37.75, 26.8, 45], [39.1, 26.3, 50], [38.35, 26.05, 30], [39.6, 19.85, 35],
  [38.2, 20.6, 40], [37.78, 20.8, 25], [39.15, 23.6, 30], [40.7, 24.65, 18], [36.35, 25.4, 60], [28.3, -15.8, 300], [38.3, -28, 420],
  [32.75, -16.9, 90], [38.95, 1.4, 45], [39.95, 4.1, 40], [43.2, 16.55, 24], [20.6, -157, 480], [-42.1, 146.6, 220],
  [48.5, -56, 380], [49.5, -125.5, 170], [46.35, -63.3, 95], [33.4, 126.55, 50], [26.5, 127.9, 120], [24.4, 124, 150], [30.4, 130.6, 60],
  [-8.45, 115.2, 75], [-8.7, 117.5, 260], [-8.6, 121.5, 330], [-1.5, 121, 420], [0, 113.8, 560], [-4, 137, 620], [10.5, 123.5, 260],
  [9.8, 118.6, 220], [7.7, 125, 230], [13, 121, 75], [7.95, 98.35, 28], [9.55, 100, 32], [10.1, 99.84, 10], [12.05, 102.35, 25],
  [6.35, 99.75, 28], [5.0, 117, 330], [2.5, 113.5, 300], [57.5, 18.5, 65], [55.12, 14.95, 28], [60.3, -1.2, 70], [59, -3, 42],
  [57.9, -6.9, 75], [57.35, -6.35, 30], [54.2, -4.55, 30], [49.4, -2.4, 40], [62, -6.9, 75], [78.5, 16, 400], [68.2, 14, 70],
  [10.2, 103.98, 35], [20.75, 106.98, 14], [12.5, 92.8, 260], [-45.3, 168.3, 160], [18.2, -66.4, 110], [60, -160, 800], [58, -134.5, 280],
  [64.2, -111, 900], [51.3, -128, 180], [19.6, -155.5, 100], [38.5, 14.9, 22], [42.8, 10.3, 18], [40.73, 13.9, 12],
  [40.55, 14.24, 4], [40.634, 14.6, 9], [-0.7, -90.5, 160], [41.4, -70.4, 30], [30.3, -9, 160], [35.17, -5.27, 40],
  [24.7, -81.3, 95], [38.57, -109.55, 75], [37.3, -112.9, 130], [34.85, -111.8, 35], [-25.25, 131, 250], [20, 99.9, 80], [-49.5, -71.5, 640],
]; // prettier-ignore

/** Countries whose railways reach nearly every town; elsewhere trains call at the stations of the table. */
const denseRailways = new Set(
  'AT BE CH CZ DE DK ES FR GB HU IL IT JP KR LU NL PL PT RO SE SI SK TW'.split(' '),
);

/** Whether trains call nearly everywhere in a country (ISO code, upper case). */
export const hasDenseRailways = (countryCode: string): boolean => denseRailways.has(countryCode);

/** Whether visitors find passenger trains near a place. */
export function hasTrains(countryCode: string, lat: number, lon: number): boolean {
  if (countryCosts(countryCode).railKmh === 0) return false;
  const shrink = Math.cos((lat * Math.PI) / 180);
  return !raillessRegions.some(([regionLat, regionLon, radiusKm]) => {
    const km = Math.hypot(lat - regionLat, (lon - regionLon) * shrink) * 111.2;
    return km < radiusKm;
  });
}
