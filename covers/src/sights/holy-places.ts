import { arcade, bars, box, bulb, disc, domed, spike } from '../landmark.ts';
import { bigDome, portico } from './grand-buildings.ts';
import { fill, type Stage, wall } from './stage.ts';

/** A pointed arch on `bottom`. */
const pointed = (x: number, bottom: number, width: number, height: number): string =>
  `M${x} ${bottom}v${-Math.round(height * 0.55)}q0-${Math.round(height * 0.3)} ${Math.round(width / 2)}-${Math.round(height * 0.45)}q${Math.round(width / 2)} ${Math.round(height * 0.15)} ${Math.round(width / 2)} ${Math.round(height * 0.45)}v${Math.round(height * 0.55)}z`;

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

/** A roof that curves up at its ends, and the wall under it. */
function tier(stage: Stage, x: number, y: number, half: number, rise: number, height: number): string {
  const { inks } = stage;
  const over = Math.round(half * 0.74);
  return (
    fill(inks.wall2, wall(x - over, y + height, over * 2, height + 4)) +
    fill(inks.shade, wall(x - over, y + 10, over * 2, 12), 0.7) +
    fill(
      inks.glow,
      bars(
        x - over + 14,
        y + 20,
        Math.max(2, Math.floor((over * 2 - 20) / 34)),
        34,
        18,
        Math.max(8, height - 26),
      ),
    ) +
    fill(
      inks.roof,
      `M${x - half - 14} ${y - 8}q${half * 0.34} 22 ${half * 0.62}-${rise}h${(half + 14) * 2 - half * 1.24}q${half * 0.28} ${rise + 22} ${half * 0.62} ${rise}l-6 16q-${half}-8-${(half + 8) * 2} 0z`,
    ) +
    fill(inks.trim, wall(x - half * 0.4, y - rise - 6, half * 0.8, 6))
  );
}

function pagoda(stage: Stage): string {
  const { middle, foot, random, inks } = stage;
  const storeys = random.whole(3, 5);
  const step = Math.round(300 / storeys);
  const x = middle + (random.chance(0.5) ? 190 : -190);
  const hall = middle - (x - middle) * 0.75;
  return (
    fill(inks.trim, wall(x - 3, foot - storeys * step - 10, 6, 60)) +
    Array.from({ length: storeys }, (_, i) =>
      tier(stage, x, foot - (storeys - i) * step + step * 0.36, 70 + i * 12, 26, step * 0.64),
    ).join('') +
    fill(inks.wall3, wall(hall - 230, foot, 460, 20)) +
    tier(stage, hall, foot - 120, 224, 88, 104) +
    fill(inks.bright[0]!, bars(hall - 156, foot - 104, 7, 50, 10, 86)) +
    fill(inks.light, wall(hall - 70, foot + 10, 140, 12) + wall(hall - 90, foot + 22, 180, 12))
  );
}

function spires(stage: Stage): string {
  const { middle, foot, random, inks } = stage;
  const gold = inks.bright[1]!;
  const chedi = (x: number, height: number) =>
    fill(
      gold,
      `M${x - 66} ${foot}h132l-12-34h-108zM${x - 50} ${foot - 34}q4-${height * 0.3} 38-${height * 0.42}l12-${height * 0.5} 12 ${height * 0.5}q34 ${height * 0.12} 38 ${height * 0.42}z`,
    ) +
    fill(
      inks.shade,
      `M${x} ${foot - 34 - height * 0.92}l12 ${height * 0.5}q34 ${height * 0.12} 38 ${height * 0.42}h-34q0-${height * 0.3} -16-${height * 0.5}z`,
      0.4,
    );
  const roof = (half: number, y: number, rise: number) =>
    fill(
      inks.roof,
      `M${middle - half} ${y}q${half * 0.5}-8 ${half}-${rise}q${half * 0.5} ${rise - 8} ${half} ${rise}z`,
    ) +
    fill(
      gold,
      `M${middle - half - 14} ${y - 16}l8 18q${half * 0.5}-10 ${half + 6}-${rise + 12}q${half * 0.5} ${rise + 2} ${half + 6} ${rise + 12}l8-18-6 24h-22q-${half * 0.5}-6-${half - 14}-${rise - 4}q-${half * 0.5} ${rise - 10}-${half - 14} ${rise - 4}h-22z`,
    );
  return (
    chedi(middle - 300, random.whole(260, 320)) +
    chedi(middle + 300, random.whole(260, 320)) +
    roof(120, foot - 236, 118) +
    roof(168, foot - 178, 120) +
    roof(216, foot - 118, 116) +
    fill(inks.wall, wall(middle - 176, foot, 352, 122)) +
    fill(inks.light, bars(middle - 168, foot - 118, 6, 64, 16, 118)) +
    fill(inks.dark, pointed(middle - 30, foot, 60, 104)) +
    fill(inks.light, wall(middle - 200, foot + 12, 400, 14))
  );
}

function shikhara(stage: Stage): string {
  const { middle, foot, random, inks } = stage;
  const tower = (x: number, half: number, height: number) =>
    fill(
      inks.wall,
      `M${x - half} ${foot}q0-${height * 0.7} ${half * 0.7}-${height}h${half * 0.6}q${half * 0.7} ${height * 0.3} ${half * 0.7} ${height}z`,
    ) +
    fill(
      inks.shade,
      `M${x + half * 0.2} ${foot}q${half * 0.1}-${height * 0.7} ${half * 0.1}-${height}q${half * 0.7} ${height * 0.3} ${half * 0.7} ${height}z`,
      0.45,
    ) +
    fill(
      inks.shade,
      Array.from({ length: 8 }, (_, i) =>
        wall(x - half * (0.94 - i * 0.075), foot - height * (0.14 + i * 0.1), half * (1.88 - i * 0.15), 5),
      ).join(''),
      0.5,
    ) +
    fill(
      inks.trim,
      `M${x - half * 0.42} ${foot - height - 2}h${half * 0.84}l-8-16h-${half * 0.84 - 16}z` +
        bulb(x, foot - height - 16, half * 0.22, 34),
    );
  const flag = `M${middle} ${foot - 380}h3v-56h-3zM${middle + 3} ${foot - 436}l44 14-44 16z`;
  return (
    tower(middle - 170, 80, random.whole(220, 260)) +
    tower(middle + 170, 80, random.whole(220, 260)) +
    tower(middle, 112, 350) +
    fill(inks.bright[0]!, flag) +
    fill(inks.wall2, wall(middle - 260, foot, 520, 96)) +
    fill(inks.trim, wall(middle - 272, foot - 90, 544, 12)) +
    fill(inks.light, bars(middle - 236, foot - 80, 9, 56, 18, 80)) +
    fill(inks.dark, pointed(middle - 32, foot, 64, 84)) +
    fill(inks.light, wall(middle - 290, foot + 14, 580, 16))
  );
}

function splitGate(stage: Stage): string {
  const { middle, foot, inks, random } = stage;
  const half = (side: number) => {
    const at = (x: number, y: number) => `${Math.round(middle + side * x)} ${Math.round(foot - y)}`;
    const edges = [
      [44, 0],
      [44, 330],
      [66, 318],
      [66, 270],
      [92, 262],
      [92, 206],
      [120, 198],
      [120, 140],
      [152, 132],
      [152, 70],
      [182, 62],
      [182, 0],
    ];
    return `M${edges.map(([x, y]) => at(x!, y!)).join('L')}z`;
  };
  const meru = middle + (random.chance(0.5) ? 390 : -390);
  return (
    Array.from(
      { length: 6 },
      (_, i) =>
        fill(
          inks.roof,
          `M${meru - 40 - i * 12} ${foot - 70 - (5 - i) * 42}q${40 + i * 12}-14 ${40 + i * 12}-40q0 26 ${40 + i * 12} 40z`,
        ) + fill(inks.wall3, wall(meru - 16 - i * 3, foot - 34 - (5 - i) * 42, 32 + i * 6, 36)),
    ).join('') +
    fill(inks.wall, half(-1)) +
    fill(inks.wall2, half(1)) +
    fill(
      inks.shade,
      [60, 130, 200, 262]
        .map(
          (y) =>
            wall(middle - 190 + y * 0.4, foot - y, 150 - y * 0.44, 8) +
            wall(middle + 44, foot - y, 150 - y * 0.44, 8),
        )
        .join(''),
      0.7,
    ) +
    fill(inks.wall3, wall(middle - 330, foot, 150, 76) + wall(middle + 180, foot, 150, 76)) +
    fill(
      inks.light,
      wall(middle - 60, foot + 12, 120, 12) +
        wall(middle - 80, foot + 24, 160, 12) +
        wall(middle - 100, foot + 36, 200, 12),
    )
  );
}

/** A temple in the manner of the country. */
export function temple(stage: Stage): string {
  const houses = stage.kit.houses.map(([name]) => name);
  if (houses.includes('hut') && houses.includes('pagoda')) return splitGate(stage);
  if (houses.includes('spireTemple')) return spires(stage);
  if (houses.includes('shikhara')) return shikhara(stage);
  if (houses.includes('pagoda')) return pagoda(stage);
  const { middle, foot, inks } = stage;
  return (
    portico(stage, middle, foot - 30, 460, 190, 8) +
    fill(
      inks.light,
      box(middle - 260, foot - 30, 520, 12) +
        box(middle - 280, foot - 18, 560, 12) +
        box(middle - 300, foot - 6, 600, 14),
    )
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
