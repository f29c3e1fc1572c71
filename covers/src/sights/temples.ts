import { bars, box, bulb } from '../landmark.ts';
import { portico } from './grand-buildings.ts';
import { pointed } from './mosques.ts';
import { type Stage, fill, wall } from './stage.ts';

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
