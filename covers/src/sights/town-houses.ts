import { bars, disc } from '../landmark.ts';
import { fill, line, type Stage, wall } from './stage.ts';

type Roof = (x: number, top: number, width: number) => string;

const gable: Roof = (x, top, width) =>
  `M${x - 6} ${top}l${width / 2 + 6}-${Math.round(width * 0.55)} ${width / 2 + 6} ${Math.round(width * 0.55)}z`;
const mansard: Roof = (x, top, width) => `M${x - 4} ${top}l16-54h${width - 24}l16 54z`;
const tiles: Roof = (x, top, width) => `M${x - 12} ${top}l14-34h${width - 4}l14 34z`;
const curved: Roof = (x, top, width) =>
  `M${x - 20} ${top + 6}q${width * 0.2}-8 ${width * 0.3}-48h${width * 0.4 + 40}q${width * 0.1} 40 ${width * 0.3} 48z`;
const flat: Roof = (x, top, width) => `M${x - 5} ${top}v-12h${width + 10}v12z`;
const stepped: Roof = (x, top, width) => {
  const s = Math.round(width / 9);
  return `M${x} ${top}v-${s}h${s}v-${s}h${s}v-${s}h${s}v-${s}h${width - 6 * s}v${s}h${s}v${s}h${s}v${s}h${s}v${s}z`;
};

const roofs: Readonly<Record<string, Roof>> = {
  gable,
  steppedGable: stepped,
  mansard,
  tiled: tiles,
  terrace: tiles,
  curvedHouse: curved,
  hut: curved,
};

/** The front of one house: windows with sills and shutters, a roof of the country. */
function house(stage: Stage, x: number, foot: number, width: number, height: number, colour: string): string {
  const { inks, random, kit } = stage;
  const name = random.pick(kit.houses.filter(([, weight]) => weight >= 1).map(([one]) => one));
  const roof = roofs[name] ?? flat;
  const isStepped = roof === stepped;
  const columns = width > 150 ? 3 : 2;
  const step = width / columns;
  const rows = Math.max(1, Math.floor((height - 90) / 78));
  const shutters = kit.masonry.roof && random.chance(0.5) ? inks.bright[random.whole(2, 3)]! : null;
  let glass = '';
  let sills = '';
  let leaves = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const wx = Math.round(x + column * step + step / 2 - 14);
      const wy = Math.round(foot - height + 24 + row * 78);
      glass += `M${wx} ${wy}h28v44h-28z`;
      sills += `M${wx - 4} ${wy + 44}h36v5h-36zM${wx + 12} ${wy}h4v44h-4z`;
      if (shutters) leaves += `M${wx - 13} ${wy}h12v44h-12zM${wx + 29} ${wy}h12v44h-12z`;
    }
  }
  return (
    fill(isStepped ? colour : inks.roof, roof(x, foot - height, width)) +
    fill(colour, wall(x, foot, width, height)) +
    fill(inks.shade, wall(x + width - 12, foot, 12, height), 0.3) +
    fill(inks.glow, glass) +
    fill(inks.trim, sills + `M${x} ${foot - height}h${width}v7h-${width}z`) +
    (shutters ? fill(shutters, leaves, 0.9) : '')
  );
}

/** Fronts of houses side by side from `from` to `to`, as the country builds them. */
export function houseRow(
  stage: Stage,
  from: number,
  to: number,
  foot: number,
  low: number,
  high: number,
): string {
  const { inks, random } = stage;
  const colours = [inks.wall, inks.wall2, inks.wall3];
  let drawn = '';
  let at = random.whole(0, 2);
  for (let x = from; x < to - 40;) {
    const width = Math.min(to - x, random.whole(112, 184));
    drawn += house(stage, x, foot, width, random.whole(low, high), colours[at++ % 3]!);
    x += width;
  }
  return drawn;
}

/** A cloth in stripes over a shop, its edge scalloped. */
export function awning(
  stage: Stage,
  x: number,
  top: number,
  width: number,
  colour: string,
  depth = 46,
): string {
  const { inks } = stage;
  const count = Math.max(4, Math.round(width / 26));
  const step = width / count;
  const strip = (i: number) => {
    const left = Math.round(x + i * step);
    const w = Math.round(step);
    return `M${left} ${top}h${w}v${depth}a${w / 2} 9 0 0 1-${w} 0z`;
  };
  const of = (odd: number) =>
    Array.from({ length: count }, (_, i) => (i % 2 === odd ? strip(i) : '')).join('');
  return (
    fill(colour, of(0)) +
    fill(inks.light, of(1)) +
    fill(inks.dark, `M${x} ${top}h${width}v5h-${width}z`, 0.35)
  );
}

/** A lamp on a post. */
export function lamp(stage: Stage, x: number, foot: number, height = 170): string {
  const { inks, lit } = stage;
  return (
    (lit ? fill('#ffe6a0', disc(x, foot - height - 16, 46), 0.28) : '') +
    fill(
      inks.dark,
      wall(x - 4, foot, 8, height) +
        wall(x - 11, foot, 22, 12) +
        `M${x - 15} ${foot - height - 34}h30l-6-12h-18z`,
    ) +
    fill(lit ? '#ffedb5' : inks.light, `M${x - 13} ${foot - height - 34}h26l-6 36h-14z`)
  );
}

/** A person who stands or walks, seen from far. */
export const person = (x: number, foot: number, size: number): string =>
  disc(x, Math.round(foot - size * 0.9), Math.round(size * 0.1)) +
  `M${Math.round(x - size * 0.12)} ${foot}l${Math.round(size * 0.02)}-${Math.round(size * 0.5)}q-2-${Math.round(size * 0.28)} ${Math.round(size * 0.1)}-${Math.round(size * 0.28)}t${Math.round(size * 0.12)} ${Math.round(size * 0.28)}l${Math.round(size * 0.04)} ${Math.round(size * 0.5)}h-${Math.round(size * 0.08)}l-${Math.round(size * 0.06)}-${Math.round(size * 0.4)}-${Math.round(size * 0.06)} ${Math.round(size * 0.4)}z`;

/** A few people in the clothes of the picture. */
export function people(
  stage: Stage,
  from: number,
  to: number,
  foot: number,
  size: number,
  count: number,
): string {
  const { inks, random } = stage;
  return Array.from({ length: count }, () =>
    fill(
      random.pick([inks.dark, inks.dark, ...inks.bright]),
      person(random.whole(from, to), foot + random.whole(-6, 14), size * random.between(0.88, 1.08)),
    ),
  ).join('');
}

/** Little flags or lanterns on a line between two houses. */
export function garland(stage: Stage, from: number, to: number, y: number, sag: number): string {
  const { inks, lit } = stage;
  const count = 11;
  const at = (i: number) => {
    const t = i / (count - 1);
    return [Math.round(from + (to - from) * t), Math.round(y + sag * 4 * t * (1 - t))] as const;
  };
  const flags = Array.from({ length: count }, (_, i) => {
    const [x, top] = at(i);
    return fill(
      lit ? '#ffdf94' : inks.bright[i % 5]!,
      lit ? disc(x, top + 9, 9) : `M${x - 11} ${top}h22l-11 24z`,
    );
  });
  return (
    line(inks.dark, 2, `M${from} ${y}Q${(from + to) / 2} ${y + sag * 2} ${to} ${y}`, 0.6) + flags.join('')
  );
}

/** Setts in rows that widen towards the reader. */
export function setts(stage: Stage, top: number): string {
  const { inks } = stage;
  const rows = [10, 26, 48, 76, 110];
  return (
    fill(inks.paving, `M0 ${top}h1200v${750 - top}H0z`) +
    line(inks.shade, 2, rows.map((down) => `M0 ${top + down}h1200`).join(''), 0.3) +
    line(
      inks.shade,
      2,
      Array.from({ length: 15 }, (_, i) => `M${600 + (i - 7) * 70} ${top}L${600 + (i - 7) * 170} 750`).join(
        '',
      ),
      0.18,
    )
  );
}

/** The lower storey of a house as a shop or café: a wide window, a door. */
export function shopFront(stage: Stage, x: number, foot: number, width: number, colour: string): string {
  const { inks } = stage;
  return (
    fill(colour, wall(x, foot, width, 132)) +
    fill(
      stage.lit ? '#ffe2a0' : inks.glow,
      wall(x + 14, foot - 22, width - 100, 82) + wall(x + width - 70, foot - 6, 52, 98),
    ) +
    fill(
      inks.dark,
      bars(x + 14, foot - 104, Math.max(2, Math.floor((width - 100) / 50)), 50, 4, 82) +
        wall(x + width - 74, foot, 4, 104),
      0.7,
    ) +
    fill(inks.light, `M${x + 34} ${foot - 22}l40-82h18l-40 82z`, 0.25) +
    fill(inks.trim, wall(x - 4, foot - 126, width + 8, 10))
  );
}
