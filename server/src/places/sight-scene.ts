import type { Attraction } from '@wayfare/atlas';
import { type CoverScene, sightKinds, type SightScene, silhouetteOf } from '@wayfare/covers';
import { sightKind } from './sight-kind.ts';

/** What the drawing of a sight is called: the sight where it is a landmark that we draw, else what a thing of its kind is. */
export const drawingOf = (sight: Attraction) =>
  silhouetteOf(sight.id) ? `Drawing of ${sight.name}` : `Drawing: ${sightKinds[sightKind(sight)]}`;

/** What the drawing of a sight is made from; light and colours are those of its city. */
export const sightScene = (sight: Attraction, { landmark: _landmark, ...city }: CoverScene): SightScene => ({
  ...city,
  id: sight.id,
  title: drawingOf(sight),
  kind: sightKind(sight),
});
