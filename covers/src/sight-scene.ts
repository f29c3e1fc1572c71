import type { CoverScene } from './cover-scene.ts';

/** What a drawing of a sight can show, and what a reader who cannot see it is told. */
export const sightKinds = {
  museum: 'a museum',
  gallery: 'a gallery',
  grand: 'a grand building',
  palace: 'a palace',
  church: 'a church',
  mosque: 'a mosque',
  temple: 'a temple',
  synagogue: 'a domed hall',
  castle: 'a castle',
  tower: 'a tower',
  gate: 'a gate',
  fountain: 'a fountain',
  monument: 'a monument',
  lighthouse: 'a lighthouse',
  ruin: 'ruins',
  bridge: 'a bridge',
  square: 'a square',
  street: 'a street',
  market: 'a market',
  restaurant: 'a restaurant',
  shops: 'shops',
  bar: 'a bar by night',
  village: 'a village',
  park: 'a park',
  garden: 'a garden',
  cemetery: 'a cemetery',
  viewpoint: 'a wide view',
  mountain: 'mountains',
  forest: 'a forest',
  valley: 'a wild valley',
  dunes: 'dunes',
  cave: 'a cave',
  waterfall: 'a waterfall',
  lake: 'a lake',
  beach: 'a beach',
  island: 'an island',
  spring: 'a hot spring',
  zoo: 'animals',
  aquarium: 'fish under water',
  theatre: 'a stage',
  funfair: 'a big wheel',
  stadium: 'a stadium',
  boat: 'a boat',
  train: 'a train',
  vineyard: 'a vineyard',
  stars: 'a starry night',
  path: 'a path',
} as const;
export type SightKind = keyof typeof sightKinds;

/** What the drawing of a sight is made from: its kind, and the place and season that give it light and colour. */
export interface SightScene extends Omit<CoverScene, 'landmark'> {
  kind: SightKind;
}
