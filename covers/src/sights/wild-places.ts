import { bars, box, disc } from '../landmark.ts';
import { mixColours, shadeColour } from '../mix-colours.ts';
import { type Stage, fill, line, wall } from './stage.ts';
import { person } from './town-houses.ts';
import { treeRow } from './trees.ts';

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
