import { arcade, bars, disc } from '../landmark.ts';
import { type Stage, fill, line, wall, windowGrid } from './stage.ts';
import { people, person, setts } from './town-houses.ts';

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
