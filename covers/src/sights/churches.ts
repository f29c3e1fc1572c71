import { arcade, bars, bulb, disc, domed, spike } from '../landmark.ts';
import { bigDome } from './grand-buildings.ts';
import { pointed } from './mosques.ts';
import { type Stage, fill, wall } from './stage.ts';

function gothic(stage: Stage): string {
  const { middle, foot, random, inks } = stage;
  const tall = random.whole(300, 340);
  const twin = random.chance(0.55);
  const tower = (x: number, height: number) =>
    fill(inks.wall, wall(x - 46, foot, 92, height)) +
    fill(inks.shade, wall(x + 18, foot, 28, height), 0.5) +
    fill(
      inks.glow,
      pointed(x - 26, foot - height + 92, 20, 66) + pointed(x + 4, foot - height + 92, 20, 66),
    ) +
    fill(inks.trim, wall(x - 52, foot - height + 8, 104, 9) + wall(x - 50, foot - height + 116, 100, 6)) +
    fill(inks.roof, spike(x, foot - height, 50, random.whole(84, 128))) +
    fill(inks.trim, spike(x - 44, foot - height, 7, 30) + spike(x + 44, foot - height, 7, 30));
  const nave = (width: number, height: number) =>
    fill(
      inks.wall2,
      wall(middle - width / 2, foot, width, height) +
        spike(middle, foot - height, width / 2 + 6, Math.round(width * 0.42)),
    );
  const rose = foot - 190;
  const front =
    fill(inks.dark, disc(middle, rose, 38)) +
    fill(inks.bright[2]!, disc(middle, rose, 33)) +
    fill(
      inks.trim,
      [0, 45, 90, 135]
        .map((turn) => {
          const a = (turn * Math.PI) / 180;
          const [dx, dy] = [Math.round(32 * Math.cos(a)), Math.round(32 * Math.sin(a))];
          return `M${middle - dx - 1} ${rose - dy}L${middle + dx - 1} ${rose + dy}h4L${middle - dx + 3} ${rose - dy}z`;
        })
        .join(''),
    ) +
    fill(inks.shade, pointed(middle - 46, foot, 92, 120)) +
    fill(inks.dark, pointed(middle - 30, foot, 60, 96));
  const nearby = (side: number) => {
    const x = side < 0 ? middle - 330 : middle + 90;
    return (
      fill(inks.wall3, wall(x, foot, 240, 130)) +
      fill(inks.roof, `M${x - 6} ${foot - 126}l30-58h190l32 58z`) +
      fill(inks.glow, [0, 1, 2, 3].map((i) => pointed(x + 26 + i * 52, foot - 34, 26, 76)).join(''))
    );
  };
  return twin
    ? nave(190, 230) + tower(middle - 118, tall) + tower(middle + 118, tall) + front
    : nearby(1) + nave(200, 190) + tower(middle - 146, tall + 20) + front;
}

function basilica(stage: Stage): string {
  const { middle, foot, random, inks } = stage;
  const side = random.chance(0.5) ? 1 : -1;
  const bell = middle + side * 250;
  const tall = random.whole(330, 380);
  const lower = 150;
  return (
    bigDome(stage, middle, foot - 190, random.whole(92, 112), 1.25) +
    fill(inks.wall, wall(bell - 36, foot, 72, tall)) +
    fill(inks.shade, wall(bell + 10, foot, 26, tall), 0.45) +
    fill(inks.glow, arcade(bell - 26, foot - tall + 88, 2, 28, 22, 56)) +
    fill(inks.trim, wall(bell - 42, foot - tall + 6, 84, 9) + wall(bell - 40, foot - tall + 104, 80, 7)) +
    fill(inks.roof, spike(bell, foot - tall, 40, 58)) +
    fill(inks.wall2, wall(middle - 210, foot, 420, lower)) +
    fill(inks.trim, wall(middle - 216, foot - lower + 6, 432, 10)) +
    fill(inks.wall, wall(middle - 118, foot, 236, 206)) +
    fill(inks.trim, wall(middle - 124, foot - 200, 248, 10)) +
    fill(inks.wall, spike(middle, foot - 208, 124, 54)) +
    fill(inks.shade, disc(middle, foot - 228, 13)) +
    fill(inks.light, bars(middle - 106, foot - 190, 4, 62, 22, 190)) +
    fill(
      inks.dark,
      arcade(middle - 30, foot, 1, 1, 60, 112) +
        arcade(middle - 176, foot, 1, 1, 38, 80) +
        arcade(middle + 138, foot, 1, 1, 38, 80),
    ) +
    fill(inks.glow, disc(middle, foot - 152, 20))
  );
}

function onionDomes(stage: Stage): string {
  const { middle, foot, random, inks } = stage;
  const drums = [
    [-150, 200, 34],
    [150, 200, 34],
    [-78, 250, 40],
    [78, 250, 40],
    [0, 290, 56],
  ] as const;
  const gold = random.chance(0.5) ? inks.bright[1]! : inks.roof;
  return (
    drums
      .map(
        ([dx, height, half]) =>
          fill(inks.wall, wall(middle + dx - half * 0.62, foot, half * 1.24, height)) +
          fill(inks.shade, wall(middle + dx + half * 0.2, foot, half * 0.42, height), 0.4) +
          fill(inks.glow, arcade(middle + dx - 8, foot - height + 52, 1, 1, 16, 40)) +
          fill(dx === 0 ? gold : inks.roof, bulb(middle + dx, foot - height, half, half * 2.5)),
      )
      .join('') +
    fill(inks.wall2, wall(middle - 200, foot, 400, 150)) +
    fill(
      inks.trim,
      Array.from({ length: 5 }, (_, i) => domed(middle - 160 + i * 80, foot - 148, 40, 36)).join(''),
    ) +
    fill(inks.dark, arcade(middle - 28, foot, 1, 1, 56, 92)) +
    fill(
      inks.glow,
      arcade(middle - 170, foot - 40, 2, 66, 26, 66) + arcade(middle + 78, foot - 40, 2, 66, 26, 66),
    )
  );
}

function whiteChapel(stage: Stage): string {
  const { middle, foot, random, inks } = stage;
  const blue = stage.kit.masonry.roof;
  const arch = (x: number) =>
    fill(inks.wall, wall(x - 34, foot, 68, 250) + spike(x, foot - 250, 34, 30)) +
    fill(inks.dark, arcade(x - 16, foot - 176, 1, 1, 32, 56), 0.85);
  return (
    arch(middle + (random.chance(0.5) ? 190 : -190)) +
    fill(inks.wall2, wall(middle - 190, foot, 380, 140)) +
    fill(inks.shade, wall(middle + 60, foot, 130, 140), 0.35) +
    fill(inks.wall, wall(middle - 90, foot - 130, 180, 46)) +
    fill(blue, domed(middle, foot - 172, 96, 100)) +
    fill(inks.trim, wall(middle - 4, foot - 300, 8, 32) + wall(middle - 14, foot - 286, 28, 7)) +
    fill(inks.bright[2]!, arcade(middle - 30, foot, 1, 1, 60, 96)) +
    fill(
      inks.glow,
      arcade(middle - 148, foot - 44, 1, 1, 30, 54) + arcade(middle + 118, foot - 44, 1, 1, 30, 54),
    )
  );
}

function twinTowers(stage: Stage): string {
  const { middle, foot, random, inks } = stage;
  const tall = random.whole(290, 330);
  const tower = (x: number) =>
    fill(inks.wall, wall(x - 52, foot, 104, tall)) +
    fill(inks.shade, wall(x + 18, foot, 34, tall), 0.4) +
    fill(
      inks.trim,
      wall(x - 58, foot - tall + 8, 116, 10) +
        wall(x - 58, foot - tall + 112, 116, 10) +
        wall(x - 58, foot - 150, 116, 8),
    ) +
    fill(inks.dark, arcade(x - 20, foot - tall + 92, 1, 1, 40, 64)) +
    fill(inks.roof, domed(x, foot - tall, 44, 50)) +
    fill(inks.trim, wall(x - 5, foot - tall - 46, 10, 26));
  return (
    (random.chance(0.5) ? bigDome(stage, middle, foot - 236, 70) : '') +
    fill(
      inks.wall2,
      wall(middle - 110, foot, 220, 230) +
        `M${middle - 110} ${foot - 228}q40-12 60-50q50-30 100 0q20 38 60 50z`,
    ) +
    tower(middle - 150) +
    tower(middle + 150) +
    fill(inks.light, bars(middle - 92, foot - 140, 4, 54, 16, 140)) +
    fill(inks.dark, arcade(middle - 34, foot, 1, 1, 68, 112)) +
    fill(inks.bright[2]!, disc(middle, foot - 196, 24)) +
    fill(inks.trim, wall(middle - 112, foot - 142, 224, 9))
  );
}

/** A church in the manner of the country. */
export function church(stage: Stage): string {
  const houses = stage.kit.houses.map(([name]) => name);
  if (houses.includes('onion')) return onionDomes(stage);
  if (houses.includes('blueDome')) return whiteChapel(stage);
  if (houses.includes('twinBell')) return twinTowers(stage);
  return houses.includes('campanile') ? basilica(stage) : gothic(stage);
}
