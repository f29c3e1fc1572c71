import { bars, box, disc } from '../landmark.ts';
import { mixColours, shadeColour } from '../mix-colours.ts';
import { person } from './town-houses.ts';
import { fill, line, type Stage, wall } from './stage.ts';
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

/** Dunes with sharp crests; now and then a few camels. */
export function dunes(stage: Stage): string {
  const { foot, random, inks, palette } = stage;
  const sand = mixColours('#e0a566', palette.ground, 0.35);
  const inHour = mixColours(
    sand,
    { day: sand, dawn: '#e9b3ad', dusk: '#8a4a68', night: '#16204a' }[palette.hour],
    palette.hour === 'night' ? 0.66 : 0.36,
  );
  const dune = (x: number, top: number, half: number, depth: number) => {
    const light = mixColours(palette.haze, shadeColour(inHour, 0.03), depth);
    const dark = mixColours(palette.haze, shadeColour(inHour, -0.13), depth);
    return (
      fill(
        light,
        `M${x - half} 750Q${x - half * 0.4} ${top + 90} ${x} ${top}Q${x + half * 0.5} ${top + 130} ${x + half} 750z`,
      ) +
      fill(
        dark,
        `M${x} ${top}Q${x + half * 0.5} ${top + 130} ${x + half} 750H${x + half * 0.1}Q${x + half * 0.26} ${top + 190} ${x + 26} ${top + 110}T${x} ${top}z`,
        0.8,
      )
    );
  };
  const camel = (x: number, y: number) =>
    `M${x} ${y}v-34q-10-2-12-16l-2-24-14 2 2-10 22-6q8 4 8 22l2 14q8-30 20-8 10-26 24 0 10 2 10 24v36h-6v-30h-8v30h-6v-32h-20l-6 32h-6v-32z`;
  const caravan = random.chance(0.55)
    ? fill(
        inks.dark,
        [0, 92, 184, 272].map((dx) => camel(430 + dx, foot + 30 + Math.round(dx * 0.05))).join(''),
      )
    : '';
  return (
    dune(260, foot - 130, 560, 0.6) +
    dune(980, foot - 170, 620, 0.7) +
    dune(560, foot - 70, 640, 0.85) +
    caravan +
    dune(1120, foot + 20, 700, 1) +
    dune(60, foot + 40, 620, 1)
  );
}

/** Seen out of the dark: stone from above and below, light at the end. */
export function cave(stage: Stage): string {
  const { inks, palette, random } = stage;
  const rock = mixColours(shadeColour(palette.ridge, -0.18), '#1c1a2c', 0.4);
  const ring = (inset: number, colour: string) =>
    fill(
      colour,
      `M0 0h1200v750H0zM${600 - inset * 1.25} ${560}q-${Math.round(inset * 0.14)}-${inset} ${Math.round(inset * 0.4)}-${Math.round(inset * 1.02)} ${Math.round(inset * 0.4)}-${Math.round(inset * 0.26)} ${Math.round(inset * 0.86)}-${Math.round(inset * 0.22)} ${Math.round(inset * 0.66)} ${Math.round(inset * 0.06)} ${Math.round(inset * 0.96)} ${Math.round(inset * 0.36)} ${Math.round(inset * 0.3)} ${Math.round(inset * 0.3)} ${Math.round(inset * 0.2)} ${Math.round(inset * 0.92)}z`,
    ).replace('/>', ' fill-rule="evenodd"/>');
  const hang = (count: number, deep: number, y: number, colour: string) =>
    fill(
      colour,
      Array.from({ length: count }, (_, i) => {
        const x = Math.round(((i + random.between(0.1, 0.9)) / count) * 1200);
        const w = random.whole(16, 44);
        return `M${x - w} ${y}h${w * 2}l-${w} ${Math.round(deep * random.between(0.5, 1.1))}z`;
      }).join(''),
    );
  const grow = (count: number, tall: number, colour: string) =>
    fill(
      colour,
      Array.from({ length: count }, (_, i) => {
        const x = Math.round(((i + random.between(0.1, 0.9)) / count) * 1200);
        const w = random.whole(18, 46);
        return `M${x - w} 750l${w}-${Math.round(tall * random.between(0.5, 1.1))} ${w} ${Math.round(tall * random.between(0.5, 1.1))}V750z`;
      }).join(''),
    );
  return (
    fill(palette.waterTop, 'M0 520h1200v230H0z') +
    fill(palette.sun, `M520 530h160l90 220H430z`, 0.3) +
    line(inks.foam, 4, 'M520 560h120M600 590h150M440 620h110M640 650h170', 0.5) +
    ring(330, mixColours(rock, palette.haze, 0.34)) +
    hang(12, 120, 150, mixColours(rock, palette.haze, 0.34)) +
    ring(420, mixColours(rock, palette.haze, 0.16)) +
    hang(9, 200, 60, mixColours(rock, palette.haze, 0.16)) +
    grow(9, 190, mixColours(rock, palette.haze, 0.14)) +
    ring(520, rock) +
    hang(8, 230, -10, rock) +
    grow(6, 150, rock) +
    fill('#ffe0a0', disc(330, 660, 4) + disc(860, 640, 4) + disc(905, 672, 3), 0.9) +
    fill('#10121f', person(600, 640, 96))
  );
}

/** A railing and a spyglass over wide country. */
export function viewpoint(stage: Stage): string {
  const { foot, random, inks, middle } = stage;
  const top = foot + 10;
  const x = middle + (random.chance(0.5) ? 210 : -210);
  return (
    fill(inks.wall3, `M0 ${top + 96}h1200v60H0z`) +
    fill(inks.paving, `M0 ${top + 96}h1200v160H0z`) +
    fill(inks.light, `M0 ${top - 12}h1200v16H0zM0 ${top + 84}h1200v18H0z`) +
    fill(inks.wall2, bars(10, top + 4, 30, 41, 14, 80)) +
    fill(inks.shade, bars(20, top + 4, 30, 41, 5, 80), 0.4) +
    fill(inks.wall, box(-10, top - 40, 74, 150) + box(1136, top - 40, 74, 150)) +
    fill(inks.trim, box(-16, top - 52, 88, 16) + box(1128, top - 52, 88, 16)) +
    fill(
      inks.dark,
      wall(x - 7, top + 130, 14, 150) +
        wall(x - 30, top + 136, 60, 12) +
        disc(x - 20, top - 26, 27) +
        disc(x + 20, top - 26, 27) +
        box(x - 20, top - 53, 40, 54) +
        box(x - 36, top - 62, 26, 14) +
        box(x + 10, top - 62, 26, 14),
    ) +
    fill(inks.glow, disc(x - 20, top - 26, 15) + disc(x + 20, top - 26, 15)) +
    fill(
      '#1c2036',
      person(x - 330 > 60 ? x - 330 : x + 300, top + 128, 176) +
        person(x - 270 > 60 ? x - 270 : x + 366, top + 128, 164),
      0.92,
    )
  );
}

/** A sky full of stars over dark hills, a tent with a lamp. */
export function stars(stage: Stage): string {
  const { foot, random, inks, middle } = stage;
  const dots = (count: number, size: number, opacity: number) =>
    line(
      '#fff',
      size,
      Array.from({ length: count }, () => `M${random.whole(0, 1200)} ${random.whole(20, 520)}h0`).join(''),
      opacity,
    );
  const way = Array.from({ length: 130 }, () => {
    const t = random.next();
    return `M${Math.round(250 + t * 700 + random.between(-90, 90))} ${Math.round(20 + t * 470 + random.between(-70, 70))}h0`;
  }).join('');
  const x = middle + (random.chance(0.5) ? 150 : -150);
  return (
    fill('#cfd8ff', 'M180 0q360 160 640 540h190Q700 130 440 0z', 0.1) +
    line('#fff', 2, way, 0.75) +
    dots(90, 2, 0.8) +
    dots(24, 4, 0.95) +
    line('#fff', 2, 'M860 130l120 46', 0.8) +
    fill(inks.leafDark, `M0 ${foot - 40}q300-70 600-10t600-40v300H0z`) +
    treeRow(stage, foot - 20, 110, 12, 0.9) +
    fill(shadeColour(inks.leafDark, -0.05), `M0 ${foot + 40}q500-60 1200-10v200H0z`) +
    fill('#ffd98a', disc(x, foot + 50, 150), 0.16) +
    fill('#f0a95a', `M${x - 130} ${foot + 76}l130-140 130 140z`) +
    fill('#ffe3a0', `M${x - 36} ${foot + 76}l36-104 36 104z`) +
    fill('#0c1024', person(x - 210, foot + 84, 96) + person(x - 170, foot + 86, 88))
  );
}
