import { disc } from '../landmark.ts';
import { mixColours, shadeColour } from '../mix-colours.ts';
import { type Stage, fill, line } from './stage.ts';
import { treeRow, trees } from './trees.ts';

/** Peaks with a lit and a shaded side; snow on them where it is high or cold. */
function peaks(
  stage: Stage,
  places: readonly (readonly [x: number, top: number, half: number])[],
  foot: number,
  depth: number,
  snowy: boolean,
): string {
  const { palette, random } = stage;
  const stone = mixColours(palette.haze, shadeColour(palette.ridge, -0.02), depth);
  const dark = mixColours(stone, palette.skyTop, 0.3);
  const snow = mixColours(palette.haze, palette.snow, 0.5 + depth * 0.5);
  return places
    .map(([x, top, half]) => {
      const height = foot - top;
      const jut = Math.round(half * random.between(0.06, 0.2));
      const at = (dx: number, share: number) =>
        `${Math.round(x + dx * half)} ${Math.round(top + share * height)}`;
      const shape = `M${at(-1, 1)}L${at(-0.62, 0.6)} ${at(-0.5, 0.56)} ${at(-0.26, 0.22)} ${at(-0.16, 0.2)} ${at(0, 0)} ${at(0.14, 0.13)} ${at(0.2, 0.24)} ${at(0.36, 0.33)} ${at(0.5, 0.54)} ${at(0.64, 0.6)} ${at(1, 1)}z`;
      const shaded = `M${at(0, 0)}L${at(0.14, 0.13)} ${at(0.2, 0.24)} ${at(0.36, 0.33)} ${at(0.5, 0.54)} ${at(0.64, 0.6)} ${at(1, 1)}H${Math.round(x + jut)}L${at(0.16, 0.7)} ${at(-0.04, 0.46)} ${at(0.07, 0.28)}z`;
      const cap = `M${at(0, 0)}L${at(0.14, 0.13)} ${at(0.2, 0.24)} ${at(0.28, 0.29)} ${at(0.16, 0.27)} ${at(0.1, 0.37)} ${at(0.02, 0.26)} ${at(-0.07, 0.36)} ${at(-0.14, 0.25)} ${at(-0.22, 0.29)} ${at(-0.16, 0.2)}z`;
      return fill(stone, shape) + fill(dark, shaded, 0.5) + (snowy ? fill(snow, cap) : '');
    })
    .join('');
}

const isSnowy = ({ scene }: Stage) =>
  ['highland', 'cold', 'continental', 'temperate'].includes(scene.climate);

/** High peaks over a meadow with firs. */
export function mountain(stage: Stage): string {
  const { foot, random, inks, middle } = stage;
  const x = middle + random.whole(-60, 60);
  return (
    peaks(
      stage,
      [
        [x - 370, random.whole(250, 310), 330],
        [x + 360, random.whole(230, 300), 340],
      ],
      foot,
      0.45,
      isSnowy(stage),
    ) +
    peaks(stage, [[x, random.whole(140, 180), 420]], foot + 10, 0.72, isSnowy(stage)) +
    peaks(
      stage,
      [
        [x - 250, 400, 260],
        [x + 270, 420, 250],
      ],
      foot + 20,
      0.88,
      false,
    ) +
    treeRow(stage, foot - 10, 90, 16, 0.75) +
    fill(inks.ground, `M0 ${foot - 22}q300-40 620 4t580-24v300H0z`) +
    treeRow(stage, foot + 24, 130, 9, 0.95) +
    fill(
      inks.rock,
      `M${x - 260} ${foot + 120}q10-50 60-44t70 44zM${x + 150} ${foot + 96}q20-44 70-34t50 34z`,
    ) +
    fill(inks.leafDark, `M0 750v-70q200-46 420-10t400 10 380-16v86z`)
  );
}

/** Trunks one behind the other, light between them. */
export function forest(stage: Stage): string {
  const { foot, inks, palette, random } = stage;
  const glade = random.whole(430, 760);
  const trunkRow = (count: number, wide: number, colour: string) =>
    fill(
      colour,
      Array.from({ length: count }, (_, i) => {
        const x = Math.round(((i + random.between(0.15, 0.85)) / count) * 1200);
        return Math.abs(x - glade) < 70
          ? ''
          : `M${x} 0h${wide}l${Math.round(wide * 0.3)} 750h-${Math.round(wide * 1.7)}z`;
      }).join(''),
    );
  const bark = mixColours(inks.leafDark, '#3b2a26', 0.5);
  return (
    fill(mixColours(inks.leaf, palette.haze, 0.6), 'M0 0h1200v750H0z') +
    fill(palette.haze, disc(glade, 330, 250), 0.5) +
    fill(palette.haze, disc(glade, 330, 140), 0.6) +
    trunkRow(17, 15, mixColours(bark, palette.haze, 0.66)) +
    fill(
      mixColours(inks.leaf, palette.haze, 0.42),
      `M0 0v150q90 60 170 10 90 70 190 0 90 46 170-20 80 60 180 10 110 60 200 0 100 50 180-4 60 40 110 8V0z`,
    ) +
    treeRow(stage, foot - 10, 130, 9, 0.5) +
    fill(mixColours(inks.ground, palette.haze, 0.25), `M0 ${foot - 20}q600-46 1200 0v300H0z`) +
    trunkRow(9, 30, mixColours(bark, palette.haze, 0.34)) +
    fill(
      palette.sun,
      `M${glade - 20} 90l-190 560h110l110-560zM${glade + 50} 110l110 540h90l-160-540z`,
      0.16,
    ) +
    fill(
      inks.paving,
      `M${glade} ${foot - 30}c60 40-150 60-90 110s160 40 60 180h240c60-90-30-120-110-170s50-80-20-120z`,
      0.75,
    ) +
    fill(
      inks.leaf,
      Array.from(
        { length: 12 },
        (_, i) => `M${i * 105 - 30} ${foot + 60}q10-46 26-8 8-56 26 0 14-40 26 8l-20 30h-50z`,
      ).join(''),
    ) +
    trunkRow(5, 58, mixColours(bark, palette.haze, 0.08)) +
    fill(
      inks.leafDark,
      `M0 0v110q100 50 210 4 70 50 160-10 110 46 220-30 90 60 200 12 100 44 190-14 90 50 220 6V0zM0 750v-60q200-50 420-14t400 10 380-24v88z`,
    )
  );
}

/** A wild valley with a river. */
export function valley(stage: Stage): string {
  const { foot, random, inks, palette, middle } = stage;
  const bend = random.whole(-70, 70);
  return (
    peaks(
      stage,
      [
        [150, random.whole(190, 250), 400],
        [1050, random.whole(180, 240), 420],
      ],
      foot,
      0.6,
      isSnowy(stage),
    ) +
    peaks(stage, [[middle + bend, random.whole(300, 350), 280]], foot, 0.42, isSnowy(stage)) +
    treeRow(stage, foot - 20, 80, 18, 0.7) +
    fill(inks.ground, `M0 ${foot - 60}q320 60 600 30t600-40v380H0z`) +
    fill(
      palette.waterTop,
      `M${middle + bend} ${foot - 30}c110 30-230 60-90 104s250 40 20 190h390c140-130-90-170-210-210s100-60 10-84z`,
    ) +
    fill(
      palette.waterBottom,
      `M${middle + bend + 14} ${foot - 22}c90 30-160 60-50 104s200 60 30 180h200c90-110-90-150-160-196s80-66 30-84z`,
      0.55,
    ) +
    line(
      inks.foam,
      4,
      `M${middle + bend - 20} ${foot + 40}h60M${middle + bend + 30} ${foot + 76}h80M${middle + bend + 20} ${foot + 116}h110`,
      0.7,
    ) +
    treeRow(stage, foot + 34, 140, 6, 0.9) +
    trees(stage, [
      [70, foot + 130, 300],
      [150, foot + 140, 200],
      [1130, foot + 130, 280],
    ])
  );
}
