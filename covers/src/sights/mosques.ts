import { arcade, bulb, disc, domed, spike } from '../landmark.ts';
import { bigDome } from './grand-buildings.ts';
import { type Stage, fill, wall } from './stage.ts';

/** A pointed arch on `bottom`. */
export const pointed = (x: number, bottom: number, width: number, height: number): string =>
  `M${x} ${bottom}v${-Math.round(height * 0.55)}q0-${Math.round(height * 0.3)} ${Math.round(width / 2)}-${Math.round(height * 0.45)}q${Math.round(width / 2)} ${Math.round(height * 0.15)} ${Math.round(width / 2)} ${Math.round(height * 0.45)}v${Math.round(height * 0.55)}z`;

/** Domes and minarets, an arcade round the court; in the west of Islam a square tower over green tiles. */
export function mosque(stage: Stage): string {
  const { middle, foot, random, inks, kit } = stage;
  if (kit.houses.some(([name, weight]) => name === 'minaret' && weight >= 1)) return squareMinaret(stage);
  const tall = random.whole(330, 380);
  const half = random.whole(108, 128);
  const minaret = (x: number, height: number) =>
    fill(inks.wall, wall(x - 13, foot, 26, height)) +
    fill(inks.shade, wall(x + 3, foot, 10, height), 0.5) +
    fill(inks.trim, wall(x - 22, foot - height * 0.68, 44, 10) + wall(x - 19, foot - height + 10, 38, 9)) +
    fill(inks.roof, spike(x, foot - height, 17, 66));
  return (
    minaret(middle - 300, tall) +
    minaret(middle + 300, tall) +
    (random.chance(0.5) ? minaret(middle - 190, tall - 60) + minaret(middle + 190, tall - 60) : '') +
    bigDome(stage, middle, foot - 168, half, 0.95) +
    fill(
      inks.roof,
      domed(middle - half - 36, foot - 150, 62, 50) + domed(middle + half + 36, foot - 150, 62, 50),
    ) +
    fill(inks.wall2, wall(middle - 220, foot, 440, 156)) +
    fill(inks.trim, wall(middle - 226, foot - 150, 452, 9)) +
    fill(inks.glow, arcade(middle - 196, foot - 92, 8, 52, 26, 40)) +
    fill(inks.wall, wall(middle - 330, foot, 660, 74)) +
    fill(
      inks.roof,
      Array.from({ length: 9 }, (_, i) => domed(middle - 288 + i * 72, foot - 72, 28, 20)).join(''),
    ) +
    fill(inks.dark, arcade(middle - 312, foot, 9, 72, 48, 62), 0.75) +
    fill(inks.light, wall(middle - 56, foot, 112, 128)) +
    fill(inks.dark, pointed(middle - 34, foot, 68, 106))
  );
}

function squareMinaret(stage: Stage): string {
  const { middle, foot, random, inks } = stage;
  const x = middle + (random.chance(0.5) ? 190 : -190);
  const tall = random.whole(350, 390);
  const gate = middle - (x - middle) * 0.4;
  return (
    fill(inks.wall, wall(x - 56, foot, 112, tall)) +
    fill(inks.shade, wall(x + 22, foot, 34, tall), 0.4) +
    fill(inks.roof, wall(x - 56, foot - tall + 44, 112, 26)) +
    fill(inks.shade, arcade(x - 40, foot - tall + 190, 2, 44, 36, 96), 0.7) +
    fill(inks.dark, arcade(x - 12, foot - tall + 180, 1, 1, 24, 60)) +
    fill(
      inks.trim,
      Array.from({ length: 6 }, (_, i) => spike(x - 50 + i * 20, foot - tall + 2, 9, 20)).join(''),
    ) +
    fill(inks.wall2, wall(x - 26, foot - tall, 52, 62)) +
    fill(inks.roof, domed(x, foot - tall - 60, 26, 28)) +
    fill(inks.bright[1]!, disc(x, foot - tall - 96, 7) + disc(x, foot - tall - 110, 5)) +
    fill(inks.wall2, wall(middle - 330, foot, 660, 130)) +
    fill(inks.roof, `M${middle - 344} ${foot - 128}h688l-16-28h-656z`) +
    fill(
      inks.trim,
      Array.from({ length: 16 }, (_, i) => spike(middle - 310 + i * 41, foot - 156, 10, 16)).join(''),
    ) +
    fill(inks.wall, wall(gate - 92, foot, 184, 200)) +
    fill(inks.roof, wall(gate - 100, foot - 194, 200, 20)) +
    fill(inks.shade, arcade(gate - 66, foot, 1, 1, 132, 158)) +
    fill(inks.bright[2]!, arcade(gate - 54, foot, 1, 1, 108, 142), 0.8) +
    fill(inks.dark, arcade(gate - 38, foot, 1, 1, 76, 118))
  );
}

/** A hall under a dome, with round arches. */
export function synagogue(stage: Stage): string {
  const { middle, foot, random, inks } = stage;
  const turret = (x: number) =>
    fill(inks.wall, wall(x - 36, foot, 72, 270)) +
    fill(inks.shade, wall(x + 12, foot, 24, 270), 0.4) +
    fill(inks.roof, bulb(x, foot - 268, 34, 74)) +
    fill(inks.trim, wall(x - 42, foot - 262, 84, 9));
  return (
    bigDome(stage, middle, foot - 190, random.whole(84, 100)) +
    turret(middle - 210) +
    turret(middle + 210) +
    fill(inks.wall2, wall(middle - 176, foot, 352, 210)) +
    fill(
      inks.shade,
      Array.from({ length: 5 }, (_, i) => wall(middle - 176, foot - 20 - i * 40, 352, 12)).join(''),
      0.35,
    ) +
    fill(inks.trim, wall(middle - 182, foot - 204, 364, 10)) +
    fill(
      inks.glow,
      disc(middle, foot - 150, 30) +
        arcade(middle - 146, foot - 40, 2, 62, 40, 88) +
        arcade(middle + 44, foot - 40, 2, 62, 40, 88),
    ) +
    fill(inks.dark, arcade(middle - 36, foot, 1, 1, 72, 104))
  );
}
