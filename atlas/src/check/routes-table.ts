/* Prints the classic routes of eighty countries, to be looked over: `node atlas/src/check/routes-table.ts > docs/classic-routes.md`. */
import { classicRoutes } from '../facts/classic-routes.ts';
import type { ClassicRoute } from '../facts/classic-routes.ts';
import { openAtlas } from '../open-atlas.ts';

const lengths = [7, 10, 14];
/** Eighty of the most visited countries. */
const codes =
  'fr es us it tr mx gb de gr at jp th pt nl cn my pl hu hr ae ' +
  'in ma vn ca eg sa kr id sg ch cz dk ie se be no ro bg za al ' +
  'tn jo kh lk ph br ar pe cl co ec bo cr cu do pa gt uy au nz ' +
  'is fi ee lv lt si sk rs me ba cy mt ge am uz np la om ke na';

const nightsOf = ({ stops }: ClassicRoute) => stops.reduce((sum, { nights }) => sum + nights, 0);

/** What is proposed for these nights to somebody who wishes for nothing in particular. */
const routeFor = (code: string, nights: number): ClassicRoute | undefined =>
  classicRoutes(`country:${code}`).find(
    (route) => route.by === undefined && route.for === undefined && nightsOf(route) === nights,
  );

const atlas = openAtlas();

const stopsOf = ({ stops }: ClassicRoute): string =>
  stops.map(({ city, nights }) => `${atlas.city(city)?.name ?? city} ${nights}`).join(' · ');

const lines = [
  '# Classic routes',
  '',
  'This table shows the route that Wayfare starts from when a trip names a country and a length but no season or ' +
    'interest: its stops in order, each with its nights. `atlas/src/check/routes-table.ts` prints it from ' +
    '`atlas/data/tables/routes.json`, which also holds routes for other lengths, seasons, ways of travel and interests.',
  '',
  '| Country | Nights | Stops with nights |',
  '| --- | --- | --- |',
];
for (const code of codes.split(' ')) {
  for (const nights of lengths) {
    const route = routeFor(code, nights);
    const country = nights === lengths[0] ? (atlas.country(code)?.name ?? code) : '';
    lines.push(`| ${country} | ${nights} | ${route ? stopsOf(route) : '–'} |`);
  }
}
process.stdout.write(`${lines.join('\n')}\n`);
