import { coverPalette, isSnowy } from './cover-palette.ts';
import type { CoverPalette } from './cover-palette.ts';
import { coverHeight, coverWidth } from './cover-scene.ts';
import type { CoverScene } from './cover-scene.ts';
import { drawFrame, drawGround, drawGrove } from './draw-ground.ts';
import { drawLandmark } from './draw-landmark.ts';
import { drawRidges } from './draw-ridges.ts';
import { drawSky } from './draw-sky.ts';
import { drawSkyline, townSize, windowPatterns } from './draw-skyline.ts';
import { drawWater } from './draw-water.ts';
import { finishPicture, snowfall } from './finish-picture.ts';
import type { Landmark } from './landmark.ts';
import { landmarkOf } from './landmark-of.ts';
import { hashOf, seededRandom } from './seeded-random.ts';
import type { Random } from './seeded-random.ts';
import { townKitOf } from './town-kits.ts';
import type { TownKit } from './town-kits.ts';

const largestBytes = 15_000;
const details = [1, 0.7, 0.4, 0] as const;

/** The cover of a city or trip as an SVG picture, 1200 × 750, under 15 kB: always the same for the same scene. */
export function coverSvg(scene: CoverScene): string {
  let svg = '';
  for (const detail of details) {
    svg = drawCover(scene, detail);
    if (Buffer.byteLength(svg) < largestBytes) break;
  }
  return svg;
}

/** What all layers of one picture share. */
interface Stage {
  scene: CoverScene;
  countryCode: string;
  kit: TownKit;
  palette: CoverPalette;
  key: string;
  horizon: number;
  watery: boolean;
  sunX: number;
  landmark: Landmark | undefined;
  landmarkX: number;
  random: Random;
  /** 1 everything, 0 without the trees of the middle distance. */
  detail: number;
}

function drawCover(scene: CoverScene, detail: number): string {
  const stage = setStage(scene, detail);
  const { palette, key, horizon, watery, sunX, kit, countryCode, landmark, landmarkX, random } = stage;
  const seeded = (name: string): Random => seededRandom(`${scene.id} ${name}`);
  const sky = drawSky(palette, horizon, sunX, key, seeded('clouds'));
  const water = watery ? drawWater(horizon + 14, palette, kit, sunX, key, seeded('water')) : null;
  const parts = [
    sky.shapes,
    drawRidges(scene, countryCode, palette, horizon, seeded('ridges')),
    ...drawTown(stage),
    water ? water.shapes : drawGround(scene, palette, horizon + 6, seeded('ground')),
    landmark?.place === 'water'
      ? drawLandmark(landmark, palette, landmark.width > 900 ? coverWidth / 2 : landmarkX, horizon + 44)
      : '',
    water ? '' : grove(stage, { bottom: horizon + 84, size: 96, count: 6, depth: 1, jitter: 46 }),
    scene.season === 'winter' && isSnowy(scene) && detail > 0.5 ? snowfall(seeded('snow')) : '',
    drawFrame(scene, countryCode, palette, landmarkX > coverWidth / 2, random),
  ];
  const definitions = [
    sky.definitions,
    windowPatterns(palette, key, seeded('windows')),
    water?.definitions ?? '',
  ];
  return finishPicture({ title: scene.title, key, definitions, parts });
}

function setStage(scene: CoverScene, detail: number): Stage {
  // The seed leaves out season and night, so that the same town keeps its shape in all its variants.
  const random = seededRandom(scene.id);
  const countryCode = scene.countryCode ?? (/^[a-z]{2}-/.test(scene.id) ? scene.id.slice(0, 2) : '');
  const kit = townKitOf(countryCode, scene.id);
  const landmark = landmarkOf(scene.id, scene.landmark);
  const watery = scene.coastal || scene.river === true || (landmark?.width ?? 0) > 1400;
  const landmarkX = coverWidth * (random.chance(0.5) ? random.between(0.3, 0.4) : random.between(0.6, 0.7));
  return {
    scene,
    countryCode,
    kit,
    palette: coverPalette(scene, kit.masonry, seededRandom(`${scene.id} sky`)),
    key: hashOf(scene.id + String(scene.night) + scene.season).toString(36),
    horizon: scene.coastal ? 530 : watery ? 556 : 566,
    watery,
    sunX: sunBeside(landmarkX, random),
    landmark,
    landmarkX,
    random,
    detail,
  };
}

/** The town from back to front: a mountain that is its landmark, far roofs, trees, the landmark, near roofs. */
function drawTown(stage: Stage): string[] {
  const { scene, kit, palette, key, horizon, landmark, landmarkX } = stage;
  const size = townSize(scene.population);
  const half = landmark ? (landmark.width * landmark.tall * coverHeight) / landmark.height / 2 : 0;
  const clear = { town: 0.9, mountain: 0.6, water: 0 }[landmark?.place ?? 'water'] * half;
  const low = clear > 0 ? { low: [landmarkX - clear, landmarkX + clear] as const } : {};
  const spread = Math.min(0.5, 0.22 + size * 0.42);
  const row = (name: string, bottom: number, depth: number, inset: number, kept: typeof low): string =>
    drawSkyline(
      { bottom, depth, size, ...kept, from: 0.5 - spread + inset, to: 0.5 + spread - inset },
      kit,
      palette,
      key,
      seededRandom(`${scene.id} ${name}`),
    );
  const built = (place: Landmark['place'], bottom: number): string =>
    landmark?.place === place ? drawLandmark(landmark, palette, landmarkX, bottom) : '';
  return [
    built('mountain', horizon + 24),
    size > 0.3 ? row('far', horizon + 2, 0.42, 0, landmark?.place === 'mountain' ? low : {}) : '',
    grove(stage, {
      bottom: horizon + 4,
      size: 60,
      count: Math.round(11 * stage.detail),
      depth: 0.6,
      jitter: 4,
    }),
    built('town', horizon - 2),
    row('near', horizon + 10, 0.92, 0.03, low),
    grove(stage, {
      bottom: horizon + 14,
      size: 56,
      count: Math.round(14 * stage.detail),
      depth: 0.88,
      jitter: 5,
    }),
  ];
}

const grove = (stage: Stage, line: Parameters<typeof drawGrove>[3]): string =>
  drawGrove(stage.scene, stage.countryCode, stage.palette, line, stage.random);

/** The sun stands a little beside the landmark, so that its light plays round it. */
function sunBeside(landmarkX: number, random: Random): number {
  const away = random.between(110, 330) * (landmarkX > coverWidth / 2 ? -1 : 1);
  return Math.min(coverWidth - 130, Math.max(130, landmarkX + away));
}
