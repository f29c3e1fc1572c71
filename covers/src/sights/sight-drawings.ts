import type { Hour } from '../cover-palette.ts';
import type { SightKind } from '../sight-scene.ts';
import { aquarium, boat } from './boats.ts';
import { castle, gate } from './castles.ts';
import { church } from './churches.ts';
import { train, village, zoo } from './countryside.ts';
import { garden } from './gardens.ts';
import { gallery, grand, museum, palace } from './grand-buildings.ts';
import { mosque, synagogue } from './mosques.ts';
import { forest, mountain, valley } from './mountains.ts';
import { monument, ruin } from './old-stones.ts';
import { cemetery, park, path, vineyard } from './parks.ts';
import { bridge, spring, waterfall } from './running-waters.ts';
import { bar, market, restaurant, shops } from './shop-streets.ts';
import { beach, island, lake, sheet } from './shores.ts';
import { funfair, stadium, theatre } from './shows.ts';
import { fountain, square, street } from './squares.ts';
import { temple } from './temples.ts';
import { lighthouse, tower } from './towers.ts';
import { cave, dunes, stars, viewpoint } from './wild-places.ts';
import type { Stage } from './stage.ts';

/** What stands in the picture, and what is drawn behind and before it. */
export interface Drawing {
  draw: (stage: Stage) => string;
  /** How much of the town is seen far behind, 0–1. */
  town?: number;
  /** False where the drawing brings its own ground or water. */
  ground?: boolean;
  /** True where it is always night. */
  night?: boolean;
  /** True where no sky is seen. */
  indoors?: boolean;
  /** The hours it may be drawn at; any where left out. What is green is dull at dusk. */
  hours?: readonly Hour[];
  /** Whether a tree or a bush stands before it. */
  frame?: boolean;
}

const inTown = { town: 1, frame: true };
const ownGround = { ground: false };
const inField = { ground: false, hours: ['day', 'day', 'dawn'] } as const;

/** How each kind of sight is drawn. */
export const sightDrawings: Readonly<Record<SightKind, Drawing>> = {
  museum: { draw: museum, ...inTown },
  gallery: { draw: gallery, ...inTown },
  grand: { draw: grand, ...inTown },
  palace: { draw: palace, frame: true, hours: ['day', 'dawn', 'dusk'] },
  church: { draw: church, ...inTown },
  mosque: { draw: mosque, ...inTown },
  temple: { draw: temple, frame: true },
  synagogue: { draw: synagogue, ...inTown },
  castle: { draw: castle, ground: false, frame: true },
  tower: { draw: tower, ...inTown },
  gate: { draw: gate, ...inTown },
  fountain: { draw: fountain, ...ownGround },
  monument: { draw: monument, ...inTown },
  lighthouse: { draw: (stage) => sheet(stage, 540) + lighthouse(stage), ...ownGround },
  ruin: { draw: ruin, frame: true },
  bridge: { draw: bridge, town: 1, ground: false },
  square: { draw: square, ...ownGround },
  street: { draw: street, ...ownGround },
  market: { draw: market, ...ownGround },
  restaurant: { draw: restaurant, ...ownGround },
  shops: { draw: shops, ...ownGround },
  bar: { draw: bar, ground: false, night: true },
  village: { draw: village, ...inField },
  park: { draw: park, town: 1, ...inField },
  garden: { draw: garden, ...inField },
  cemetery: { draw: cemetery, ...inField },
  viewpoint: { draw: viewpoint, town: 1 },
  mountain: { draw: mountain, ...inField },
  forest: { draw: forest, indoors: true, hours: inField.hours },
  valley: { draw: valley, ...inField },
  dunes: { draw: dunes, ...ownGround },
  cave: { draw: cave, ...ownGround },
  waterfall: { draw: waterfall, ...inField },
  lake: { draw: lake, ...inField },
  beach: { draw: beach, ...ownGround },
  island: { draw: island, ...ownGround },
  spring: { draw: spring, ...inField },
  zoo: { draw: zoo, ...inField },
  aquarium: { draw: aquarium, indoors: true },
  theatre: { draw: theatre, indoors: true },
  funfair: { draw: funfair, ...inTown },
  stadium: { draw: stadium, ...inTown },
  boat: { draw: boat, town: 1, ground: false },
  train: { draw: train, ...inField },
  vineyard: { draw: vineyard, ...inField },
  stars: { draw: stars, ground: false, night: true },
  path: { draw: path, ...inField },
};
