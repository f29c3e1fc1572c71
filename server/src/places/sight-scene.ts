import type { Attraction } from '@wayfare/atlas';
import { type CoverScene, sightKinds, type SightScene } from '@wayfare/covers';
import { sightKind } from './sight-kind.ts';

/** What the drawing of a sight is called: what it shows, not the sight itself. */
export const drawingOf = (sight: Attraction) => `Drawing: ${sightKinds[sightKind(sight)]}`;

/** What the drawing of a sight is made from; light and colours are those of its city. */
export const sightScene = (sight: Attraction, { landmark: _landmark, ...city }: CoverScene): SightScene => ({
  ...city,
  id: sight.id,
  title: drawingOf(sight),
  kind: sightKind(sight),
});
