import { box } from '../landmark.ts';
import { mixColours, shadeColour } from '../mix-colours.ts';
import { type Stage, fill, line, wall } from './stage.ts';
import { person } from './town-houses.ts';
import { treeRow, trees } from './trees.ts';

/** A sheet of water with the light of the sky on it. */
export function sheet(stage: Stage, top: number, bottom = 750): string {
  const { palette, inks, random } = stage;
  const glints = Array.from({ length: 24 }, () => {
    const near = random.next();
    const y = Math.round(top + 10 + near * (bottom - top - 14));
    return `M${random.whole(-20, 1180)} ${y}h${Math.round(20 + near * 80)}`;
  }).join('');
  return (
    fill(palette.waterTop, `M0 ${top}h1200v${bottom - top}H0z`) +
    fill(palette.waterBottom, `M0 ${top + (bottom - top) * 0.4}q300-20 600 0t600-6V${bottom}H0z`, 0.6) +
    line(inks.foam, 3, glints, 0.5)
  );
}

const sandOf = ({ palette }: Stage) =>
  mixColours(
    '#efd9a8',
    { day: '#f4e3bd', dawn: '#f0c3a8', dusk: '#b06a72', night: '#1c2750' }[palette.hour],
    palette.hour === 'night' ? 0.66 : 0.34,
  );

/** Sand, surf, parasols, a palm or a pine. */
export function beach(stage: Stage): string {
  const { foot, random, inks } = stage;
  const top = foot - 90;
  const sand = sandOf(stage);
  const parasol = (x: number, y: number, s: number, colour: string) =>
    line(inks.dark, 6, `M${x} ${y}l${Math.round(26 * s)}-${Math.round(150 * s)}`) +
    fill(
      colour,
      `M${x - Math.round(80 * s)} ${y - Math.round(118 * s)}q${Math.round(88 * s)}-${Math.round(112 * s)} ${Math.round(208 * s)}-${Math.round(10 * s)}z`,
    ) +
    fill(
      inks.light,
      `M${x - Math.round(14 * s)} ${y - Math.round(124 * s)}q${Math.round(14 * s)}-${Math.round(50 * s)} ${Math.round(40 * s)}-${Math.round(56 * s)}q${Math.round(34 * s)} ${Math.round(10 * s)} ${Math.round(40 * s)} ${Math.round(50 * s)}z`,
      0.8,
    ) +
    fill(
      colour,
      `M${x + Math.round(40 * s)} ${y + 4}l${Math.round(90 * s)}-4 30 14-${Math.round(104 * s)} 4z`,
      0.9,
    );
  const first = random.whole(0, 4);
  const left = random.chance(0.5);
  const sail = random.whole(300, 900);
  return (
    fill(
      mixColours(stage.palette.ridge, stage.palette.haze, 0.45),
      left
        ? `M1200 ${top}h-520q60-40 150-44t160-56 210-30z`
        : `M0 ${top}h520q-60-40-150-44T210 ${top - 100} 0 ${top - 130}z`,
    ) +
    sheet(stage, top) +
    fill(inks.light, `M${sail} ${top + 20}l-4-86 50 86zM${sail - 8} ${top + 20}l-2-70-34 70z`) +
    fill(inks.dark, `M${sail - 44} ${top + 24}h100l-16 14h-70z`) +
    fill(inks.foam, `M0 ${foot + 44}q120-34 260-8t300-14 300 4 340-26v80H0z`, 0.9) +
    fill(
      mixColours(sand, stage.palette.waterTop, 0.25),
      `M0 ${foot + 54}q120-34 260-8t300-14 300 4 340-26v80H0z`,
    ) +
    fill(sand, `M0 ${foot + 76}q160-30 300-6t300-14 280 4 320-22v220H0z`) +
    parasol(left ? 560 : 300, foot + 100, 0.8, inks.bright[first]!) +
    parasol(left ? 820 : 560, foot + 116, 1, inks.bright[(first + 2) % 5]!) +
    parasol(left ? 1060 : 800, foot + 92, 0.75, inks.bright[(first + 3) % 5]!) +
    fill(inks.dark, person(left ? 380 : 930, foot + 66, 84) + person(left ? 420 : 970, foot + 68, 76)) +
    trees(
      stage,
      left
        ? [
            [110, 740, 420],
            [210, 746, 300],
          ]
        : [
            [1090, 740, 420],
            [990, 746, 300],
          ],
    )
  );
}

/** Still water between hills, a jetty with a boat. */
export function lake(stage: Stage): string {
  const { foot, random, inks, palette, middle } = stage;
  const top = foot - 60;
  const left = random.chance(0.5);
  const at = (x: number) => (left ? x : 1200 - x);
  const box4 = (x: number, y: number, w: number, h: number) => box(left ? x : 1200 - x - w, y, w, h);
  return (
    treeRow(stage, top, 90, 18, 0.7) +
    sheet(stage, top - 6) +
    fill(
      mixColours(palette.ridge, palette.waterBottom, 0.4),
      `M0 ${top - 6}h1200v14q-300 26-600 14T0 ${top + 20}z`,
      0.5,
    ) +
    fill(inks.dark, [150, 250, 350, 450].map((x) => box4(x, foot + 64, 10, 70)).join('')) +
    fill(inks.wall3, `M${at(0)} ${foot + 40}L${at(540)} ${foot + 50}v14L${at(0)} ${foot + 74}z`) +
    fill(inks.shade, `M${at(0)} ${foot + 62}L${at(540)} ${foot + 60}v8L${at(0)} ${foot + 82}z`, 0.7) +
    fill(
      inks.bright[random.whole(0, 4)]!,
      `M${middle + 40} ${foot + 76}q20 34 60 34h110q50 0 66-40-120 22-236 6z`,
    ) +
    fill(inks.dark, `M${middle + 60} ${foot + 84}q100 16 200-4l8-6q-110 20-220 4z`) +
    fill(inks.dark, person(at(430), foot + 48, 96)) +
    fill(
      inks.leafDark,
      Array.from(
        { length: 14 },
        (_, i) => `M${at(760 + i * 34)} 750q-6-60-2-${90 + (i % 4) * 22}q6 50 10 ${90 + (i % 4) * 22}z`,
      ).join(''),
    ) +
    trees(stage, [[at(90), 746, 300]])
  );
}

/** A green island in the sea. */
export function island(stage: Stage): string {
  const { foot, random, inks, palette, middle } = stage;
  const top = foot - 70;
  const x = middle + random.whole(-70, 70);
  const green = mixColours(palette.trees, palette.haze, 0.16);
  const boat = x + (random.chance(0.5) ? 420 : -440);
  return (
    sheet(stage, top) +
    fill(sandOf(stage), `M${x - 370} ${foot - 18}q60-44 200-48h360q130 6 190 48-180 40-380 34t-370-34z`) +
    fill(inks.foam, `M${x - 400} ${foot - 8}q370 76 780-2-60 50-390 50T${x - 400} ${foot - 8}z`, 0.8) +
    fill(green, `M${x - 300} ${foot - 44}q50-130 150-150 60-70 140-56t150 90q90 10 160 116-300 24-600 0z`) +
    fill(
      shadeColour(green, -0.09),
      `M${x + 20} ${foot - 256}q70 10 110 56t80 54q80 20 110 108l-250 6q60-90-50-224z`,
      0.6,
    ) +
    trees(
      stage,
      Array.from(
        { length: 11 },
        (_, i) => [x - 270 + i * 54, foot - 40 + random.whole(-6, 8), random.whole(70, 130)] as const,
      ),
      0.95,
    ) +
    fill(inks.wall, wall(x - 90, foot - 34, 54, 40) + wall(x - 24, foot - 32, 46, 34)) +
    fill(inks.roof, `M${x - 98} ${foot - 72}l34-26 36 26zM${x - 30} ${foot - 64}l29-22 30 22z`) +
    fill(inks.light, `M${boat} ${foot + 50}l-6-112 66 112zM${boat - 10} ${foot + 50}v-92l-44 92z`) +
    fill(inks.dark, `M${boat - 60} ${foot + 56}h136l-20 22h-96z`)
  );
}
