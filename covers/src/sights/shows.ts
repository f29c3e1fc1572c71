import { arcade, bars, box, disc } from '../landmark.ts';
import { mixColours } from '../mix-colours.ts';
import { people, person, setts } from './town-houses.ts';
import { fill, line, type Stage, wall, windowGrid } from './stage.ts';
import { treeRow, trees } from './trees.ts';

/** A curtain drawn aside, light on a stage, heads before it. */
export function theatre(stage: Stage): string {
  const { random, inks } = stage;
  const red = random.pick(['#a8323a', '#8d2f4c', '#7a2f2f']);
  const fold = (from: number, to: number) =>
    Array.from({ length: 8 }, (_, i) => {
      const x = from + ((to - from) * i) / 8;
      return `M${Math.round(x)} 60h${Math.round((to - from) / 18)}v560h-${Math.round((to - from) / 18)}z`;
    }).join('');
  const heads = (y: number, r: number, count: number, shift: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = Math.round(((i + shift) / count) * 1200);
      return (
        disc(x, y, r) +
        `M${x - r * 2} ${y + r * 4}q0-${Math.round(r * 2.6)} ${r * 2}-${Math.round(r * 2.6)}t${r * 2} ${Math.round(r * 2.6)}z`
      );
    }).join('');
  const scene = random.pick([
    fill('#3a2a4e', person(540, 590, 210) + person(670, 590, 190)),
    fill(
      '#3a2a4e',
      person(480, 590, 170) +
        `M600 590v-120q0-30 60-34l150-20q30 40 26 70l-20 14v90h-14v-86h-180v86z` +
        person(560, 590, 160),
    ),
    fill('#3a2a4e', [380, 470, 560, 650, 740, 820].map((x) => person(x, 590, 150)).join('')),
  ]);
  return (
    fill('#2a1626', 'M0 0h1200v750H0z') +
    fill('#5a3a6a', 'M150 70h900v470H150z') +
    fill('#f2b36b', 'M150 330q450-180 900 0v210H150z', 0.55) +
    fill('#8d4f6a', 'M150 540l120-190 120 130 150-210 160 190 130-120 220 200z', 0.7) +
    fill('#ffe9b8', 'M520 60L360 600h180zM690 60l-60 540h190z', 0.2) +
    fill('#b9794a', 'M110 540h980l60 70H50z') +
    fill('#8a5434', 'M50 610h1100v30H50z') +
    line(
      '#8a5434',
      3,
      Array.from({ length: 11 }, (_, i) => `M${250 + i * 70} 540L${120 + i * 96} 610`).join(''),
      0.5,
    ) +
    scene +
    fill(red, 'M0 40h330q-20 190-80 300T150 620H0zM1200 40H870q20 190 80 300t100 280h150z') +
    fill('#000000', fold(0, 200) + fold(1010, 1200), 0.16) +
    fill('#e0b45c', 'M238 350q-40 30-100 20l-6-20q60 8 92-26zM962 350q40 30 100 20l6-20q-60 8-92-26z') +
    fill(
      red,
      'M0 0h1200v70q-60 60-120 6-70 60-150 0-70 60-160 0-80 60-170 0-80 60-170 0-80 60-160 0-70 60-150 0-60 54-120-6z',
    ) +
    fill('#e0b45c', 'M0 0h1200v22H0z') +
    fill('#160b18', heads(690, 20, 19, 0.5)) +
    fill('#0d0611', heads(738, 26, 15, 0.2)) +
    fill(inks.bright[1]!, Array.from({ length: 13 }, (_, i) => disc(90 + i * 85, 634, 7)).join(''), 0.9)
  );
}

/** A big wheel, a tent, a merry-go-round. */
export function funfair(stage: Stage): string {
  const { foot, random, inks, middle } = stage;
  const x = middle + (random.chance(0.5) ? 170 : -170);
  const away = x > middle ? -1 : 1;
  const hub = foot - 230;
  const r = 200;
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * 2 * Math.PI;
    return [Math.round(x + r * Math.cos(a)), Math.round(hub + r * Math.sin(a))] as const;
  });
  const tent = x + away * 400;
  const round = x + away * 210;
  const slope = Array.from(
    { length: 9 },
    (_, i) => `M${x - away * (120 + i * 40) - 3} ${foot}v-${Math.round(90 + 70 * Math.sin(i * 1.1))}`,
  ).join('');
  return (
    line(inks.wall3, 5, slope, 0.8) +
    line(
      inks.bright[0]!,
      8,
      `M${x - away * 100} ${foot - 60}q${-away * 60}-190 ${-away * 140}-60t${-away * 130}-20 ${-away * 160} 90`,
    ) +
    line(inks.dark, 12, `M${x - 96} ${foot + 10}L${x} ${hub}L${x + 96} ${foot + 10}`) +
    line(inks.light, 3, spokes.map(([sx, sy]) => `M${x} ${hub}L${sx} ${sy}`).join(''), 0.9) +
    `<circle cx="${x}" cy="${hub}" r="${r}" fill="none" stroke="${inks.light}" stroke-width="9"/><circle cx="${x}" cy="${hub}" r="${r - 26}" fill="none" stroke="${inks.light}" stroke-width="3"/>` +
    spokes
      .map(
        ([sx, sy], i) =>
          fill(inks.bright[i % 5]!, `M${sx - 20} ${sy}h40l-5 26q-15 8-30 0z`) +
          fill(inks.light, `M${sx - 20} ${sy}q20-22 40 0z`),
      )
      .join('') +
    fill(inks.bright[1]!, disc(x, hub, 22)) +
    (stage.lit ? fill('#fff1c0', spokes.map(([sx, sy]) => disc(sx, sy - 8, 5)).join('')) : '') +
    fill(inks.bright[0]!, `M${tent - 150} ${foot - 110}q110-30 150-150 40 120 150 150z`) +
    fill(
      inks.light,
      `M${tent - 76} ${foot - 120}q60-60 76-140 16 80 76 140l-40 4q-20-70-36-100-16 30-36 100z`,
      0.85,
    ) +
    fill(inks.light, wall(tent - 140, foot + 10, 280, 122)) +
    fill(inks.bright[0]!, bars(tent - 140, foot - 112, 5, 60, 30, 122)) +
    fill(inks.dark, arcade(tent - 30, foot + 10, 1, 1, 60, 90)) +
    fill(inks.bright[1]!, `M${tent} ${foot - 260}v-34l34 12-34 12z`) +
    fill(inks.bright[2]!, `M${round - 110} ${foot - 110}q70-20 110-70 40 50 110 70z`) +
    fill(inks.light, bars(round - 90, foot - 110, 5, 42, 7, 110)) +
    fill(inks.bright[4]!, wall(round - 104, foot + 10, 208, 24)) +
    fill(
      inks.dark,
      [-60, 0, 60]
        .map(
          (dx) =>
            `M${round + dx - 22} ${foot - 30}q4-24 22-24l10-20 12 8-6 20q6 10 2 20l-6 14h-6l-4-12h-12l-6 12h-6z`,
        )
        .join(''),
    ) +
    setts(stage, foot + 10) +
    people(stage, 120, 1080, foot + 50, 100, 11)
  );
}

/** Animals at a water hole: which ones goes by the place. */
export function zoo(stage: Stage): string {
  const { foot, random, inks, palette, middle } = stage;
  const dark = mixColours(inks.dark, palette.haze, 0.06);
  const elephant = (x: number, y: number) =>
    fill(
      mixColours('#7b7f8c', dark, 0.35),
      `M${x} ${y}v-70q-10-80 70-92 70-16 130 4 40-26 70 6 30 40 12 90l6 62h-16l-12-60q-16 10-34 0l4 60h-32l-6-56q-50 14-92 0l-4 56h-34l-4-40z`,
    ) +
    fill(mixColours('#6a6e7c', dark, 0.4), `M${x + 182} ${y - 150}q48-6 44 52-10 40-46 20z`) +
    fill('#f2ead8', `M${x + 262} ${y - 62}q24 20 40 6-12-2-28-20z`) +
    fill('#14151f', disc(x + 246, y - 108, 4));
  const giraffe = (x: number, y: number) =>
    fill(
      '#d9a552',
      `M${x} ${y}l6-120q-8-40 30-50l66-10 26-190-6-14 20 4 30-22 26 6-2 14-34 10-30 210q14 30 6 60l8 102h-14l-16-96-60 4-12 92h-14l-6-92-12 92z`,
    ) +
    fill(
      '#9a6630',
      [
        [30, -140],
        [62, -150],
        [92, -140],
        [50, -116],
        [84, -112],
        [112, -196],
        [118, -240],
        [122, -284],
      ]
        .map(([dx, dy]) => disc(x + dx!, y + dy!, 10))
        .join(''),
    ) +
    fill('#14151f', disc(x + 164, y - 372, 3));
  const flamingo = (x: number, y: number) =>
    line('#e98a9a', 4, `M${x} ${y}v-60M${x + 8} ${y}v-30l10-14`) +
    fill('#f2a0b0', `M${x - 28} ${y - 66}q10-34 50-26 20 4 22 20-30 22-72 6z`) +
    line('#f2a0b0', 8, `M${x + 36} ${y - 76}q22-30 4-50t14-34`) +
    fill('#f2a0b0', disc(x + 54, y - 160, 9)) +
    fill('#2a2230', `M${x + 60} ${y - 162}l16 10-14 4z`);
  return (
    treeRow(stage, foot - 50, 150, 11, 0.6) +
    fill(mixColours(inks.ground, palette.haze, 0.2), `M0 ${foot - 64}q400-34 760 0t440-16v300H0z`) +
    treeRow(stage, foot - 20, 160, 4, 0.85) +
    fill(inks.ground, `M0 ${foot}q500-30 1200 6v200H0z`) +
    giraffe(middle + 190, foot + 20) +
    (random.chance(0.5) ? giraffe(middle + 10, foot) : '') +
    elephant(middle - 340, foot + 40) +
    fill(palette.waterTop, `M${middle - 420} ${foot + 96}q180-40 430-34t430 40q-180 50-430 46t-430-52z`) +
    line(inks.foam, 3, `M${middle - 200} ${foot + 96}h120M${middle + 60} ${foot + 110}h160`, 0.7) +
    [0, 70, 150].map((dx) => flamingo(middle + 330 + dx, foot + 110 - dx * 0.08)).join('') +
    trees(stage, [
      [60, 744, 320],
      [1150, 744, 260],
    ])
  );
}

/** A bowl of seats under masts of light. */
export function stadium(stage: Stage): string {
  const { foot, inks, middle } = stage;
  const mast = (x: number) =>
    fill(inks.dark, wall(x - 5, foot, 10, 330)) +
    fill(stage.lit ? '#fff6d6' : inks.light, windowGrid(x - 34, foot - 356, 4, 2, 18, 18, 14, 14)) +
    (stage.lit ? fill('#fff6d6', `M${x - 40} ${foot - 330}l-120 300h260l-60-300z`, 0.1) : '');
  return (
    mast(middle - 420) +
    mast(middle + 420) +
    fill(inks.wall2, `M${middle - 470} ${foot}q-40-120 20-170 450-110 900 0 60 50 20 170z`) +
    fill(inks.shade, `M${middle - 450} ${foot - 160}q450-110 900 0-450 90-900 0z`) +
    fill(inks.leafLight, `M${middle - 330} ${foot - 170}q330-50 660 0-330 44-660 0z`) +
    fill(inks.light, `M${middle - 480} ${foot - 158}q480-140 960 0l-20 16q-460-120-920 0z`) +
    fill(inks.dark, arcade(Math.round(middle - 440), foot, 14, 64, 40, 78), 0.7) +
    fill(inks.trim, `M${middle - 486} ${foot - 92}q486 20 972 0v14q-486 20-972 0z`) +
    fill(
      inks.bright[0]!,
      Array.from({ length: 9 }, (_, i) => {
        const x = middle - 400 + i * 100;
        const y = foot - 216 - Math.round(40 * (1 - ((x - middle) / 400) ** 2));
        return `M${x} ${y}v-50l40 12-37 14v24z`;
      }).join(''),
    ) +
    setts(stage, foot) +
    people(stage, 100, 1100, foot + 46, 92, 12)
  );
}

/** A train on its way through the country. */
export function train(stage: Stage): string {
  const { foot, random, inks, middle } = stage;
  const colour = inks.bright[random.whole(0, 4)]!;
  const y = foot + 10;
  const car = (x: number) =>
    fill(colour, `M${x} ${y}v-104q0-12 12-12h256q12 0 12 12V${y}z`) +
    fill(inks.light, box(x, y - 88, 280, 50)) +
    fill(inks.glow, windowGrid(x + 18, y - 84, 5, 1, 51, 1, 38, 40)) +
    fill(
      inks.dark,
      disc(x + 60, y + 6, 18) +
        disc(x + 104, y + 6, 18) +
        disc(x + 180, y + 6, 18) +
        disc(x + 224, y + 6, 18) +
        box(x + 276, y - 30, 16, 8),
    );
  const front = middle + 250;
  return (
    treeRow(stage, foot - 70, 120, 12, 0.65) +
    fill(inks.ground, `M0 ${foot - 80}q600-40 1200 0v300H0z`) +
    treeRow(stage, foot - 50, 130, 5, 0.85) +
    fill(inks.rock, `M0 ${y + 24}h1200v26H0z`) +
    fill(inks.dark, bars(0, y + 26, 40, 30, 16, 10) + box(0, y + 20, 1200, 6)) +
    car(front - 290) +
    car(front - 580) +
    car(front - 870) +
    fill(colour, `M${front} ${y}v-116h130q70 10 110 70l20 46z`) +
    fill(inks.glow, `M${front + 130} ${y - 98}q50 12 78 48h-78zM${front + 20} ${y - 84}h84v40h-84z`) +
    fill(inks.light, `M${front} ${y - 30}h246l6 12h-252z`) +
    fill(
      inks.dark,
      disc(front + 50, y + 6, 18) + disc(front + 100, y + 6, 18) + disc(front + 190, y + 6, 18),
    ) +
    (stage.lit ? fill('#fff3c4', `M${front + 250} ${y - 30}l200-40v110z`, 0.4) : '') +
    fill(inks.ground, `M0 ${y + 50}q400-16 1200 0v200H0z`) +
    trees(stage, [
      [80, 744, 240],
      [1120, 744, 200],
    ])
  );
}

/** Houses on a slope round a tower. */
export function village(stage: Stage): string {
  const { foot, inks, middle, random } = stage;
  const house = (x: number, y: number, s: number, colour: string) =>
    fill(colour, wall(x, y, 110 * s, 84 * s)) +
    fill(inks.shade, wall(x + 78 * s, y, 32 * s, 84 * s), 0.4) +
    fill(
      inks.roof,
      stage.kit.houses[0]![0] === 'cube'
        ? `M${x - 4} ${y - 84 * s}h${110 * s + 8}v-10h-${110 * s + 8}z`
        : `M${x - 10 * s} ${y - 82 * s}l${65 * s}-${54 * s} ${65 * s} ${54 * s}z`,
    ) +
    fill(
      inks.glow,
      windowGrid(x + 20 * s, y - 58 * s, 2, 1, 46 * s, 1, Math.round(20 * s), Math.round(26 * s)),
    );
  const rows = [
    [foot - 110, 0.62, 6, 300],
    [foot - 58, 0.8, 7, 380],
    [foot + 10, 1.05, 7, 470],
  ] as const;
  const walls = [inks.wall, inks.wall2, inks.wall3];
  const tower = middle + random.whole(-40, 40);
  return (
    fill(
      inks.ground,
      `M0 ${foot - 30}q200-30 ${middle - 320}-100t320-50 ${1180 - middle - 300} 70 300 60v300H0z`,
    ) +
    rows
      .map(
        ([y, s, count, half], row) =>
          Array.from({ length: count }, (_, i) =>
            house(
              Math.round(middle - half + ((i + random.between(0, 0.25)) / count) * half * 2),
              y + random.whole(-8, 12),
              s,
              walls[(i + row) % 3]!,
            ),
          ).join('') +
          (row === 0
            ? fill(inks.wall, wall(tower - 26, foot - 60, 52, 230)) +
              fill(inks.shade, wall(tower + 8, foot - 60, 18, 230), 0.45) +
              fill(inks.glow, arcade(tower - 12, foot - 230, 1, 1, 24, 40)) +
              fill(inks.roof, `M${tower - 34} ${foot - 288}l34-86 34 86z`)
            : ''),
      )
      .join('') +
    treeRow(stage, foot + 30, 110, 8, 0.95) +
    fill(inks.ground, `M0 ${foot + 26}q600-20 1200 0v200H0z`) +
    fill(
      inks.paving,
      `M${middle} ${foot + 20}c60 30-150 40-90 70s180 30 60 140h170c80-80-30-110-110-140s60-50 20-70z`,
      0.9,
    ) +
    trees(stage, [
      [90, 744, 260],
      [1110, 744, 230],
    ])
  );
}
