import table from '../../data/tables/routes.json' with { type: 'json' };

/** A route that people who know a country or region take through it. */
export interface ClassicRoute {
  area: string;
  name: string;
  /** The lengths that it suits, in nights. */
  nights: readonly number[];
  stops: readonly { city: string; nights: number }[];
  months?: readonly number[];
  by?: readonly string[];
  for?: readonly string[];
}

const routes: readonly ClassicRoute[] = table.routes;

/** The classic routes of a country or region, by its id, in the order in which they are written. */
export const classicRoutes = (area: string): readonly ClassicRoute[] =>
  routes.filter((route) => route.area === area);
