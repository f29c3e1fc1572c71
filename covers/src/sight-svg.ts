import { coverPalette, isSnowy } from './cover-palette.ts';
import { drawFrame, drawGround } from './draw-ground.ts';
import { drawRidges } from './draw-ridges.ts';
import { drawSky } from './draw-sky.ts';
import { drawSkyline, townSize, windowPatterns } from './draw-skyline.ts';
import { finishPicture, snowfall } from './finish-picture.ts';
import { hashOf, type Random, seededRandom } from './seeded-random.ts';
import type { Landmark } from './landmark.ts';
import { silhouetteOf } from './landmark-of.ts';
import { type Drawing, sightDrawings } from './sights/sight-drawings.ts';
import { silhouette } from './sights/silhouette.ts';
import { inksOf, type Stage } from './sights/stage.ts';
import type { SightScene } from './sight-scene.ts';
import { townKitOf } from './town-kits.ts';

const horizon = 556;

const ofLandmark = (landmark: Landmark): Drawing => ({
  draw: (stage) => silhouette(stage, landmark),
  town: landmark.place === 'mountain' ? 0 : 1,
  ground: landmark.place !== 'water',
  hours: ['day', 'day', 'dawn', 'dusk'],
  frame: true,
});

/** The drawing of a sight's own kind as an SVG picture, 1200 × 750: always the same for the same scene. */
export function sightSvg(scene: SightScene): string {
  const landmark = silhouetteOf(scene.id);
  const drawing: Drawing = landmark ? ofLandmark(landmark) : sightDrawings[scene.kind];
  const { draw, town = 0, ground = true, night = false, indoors = false, frame = false, hours } = drawing;
  const seen = { ...scene, night: scene.night || night };
  const countryCode = (scene.countryCode ?? scene.id.slice(0, 2)).toLowerCase();
  const kit = townKitOf(countryCode, scene.id.split('/', 1)[0]);
  const seeded = (name: string): Random => seededRandom(`${scene.id} ${name}`);
  const palette = coverPalette(seen, kit.masonry, seeded('sky'), hours);
  const key = hashOf(scene.id + String(seen.night) + seen.season + scene.kind).toString(36);
  const random = seeded('sight');
  const middle = 600 + random.whole(-50, 50);
  const stage: Stage = {
    scene: seen,
    kit,
    countryCode,
    palette,
    inks: inksOf(palette),
    random,
    key,
    lit: palette.hour === 'night' || palette.hour === 'dusk',
    middle,
    foot: 600,
  };
  const sky = drawSky(palette, horizon, random.chance(0.5) ? 250 : 950, key, seeded('clouds'));
  const skyline = () =>
    drawSkyline(
      { bottom: horizon + 6, depth: 0.42, size: townSize(scene.population), from: 0, to: 1 },
      kit,
      palette,
      key,
      seeded('far'),
    );
  const parts = indoors
    ? [draw(stage)]
    : [
        sky.shapes,
        drawRidges(seen, countryCode, palette, horizon, seeded('ridges')),
        town > 0 ? skyline() : '',
        ground ? drawGround(seen, palette, horizon + 4, seeded('ground')) : '',
        draw(stage),
        seen.season === 'winter' && isSnowy(seen) ? snowfall(seeded('snow')) : '',
        frame ? drawFrame(seen, countryCode, palette, random.chance(0.5), seeded('frame')) : '',
      ];
  const definitions = indoors ? [] : [sky.definitions, windowPatterns(palette, key, seeded('windows'))];
  return finishPicture({ title: scene.title, key, definitions, parts });
}
