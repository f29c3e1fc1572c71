import { bars, box, disc } from '../landmark.ts';
import { type Stage, fill, line, wall } from './stage.ts';
import { awning, garland, houseRow, lamp, people, setts, shopFront } from './town-houses.ts';

const heaps = (x: number, y: number, width: number, radius: number): string => {
  const count = Math.floor(width / (radius * 1.8));
  const row = (n: number, lift: number, inset: number) =>
    Array.from({ length: n }, (_, i) =>
      disc(Math.round(x + inset + radius + i * radius * 1.9), y - lift, radius),
    ).join('');
  return row(count, radius, 0) + row(count - 1, radius * 2.5, radius);
};

/** Stalls under striped cloths, heaps of fruit, lanterns. */
export function market(stage: Stage): string {
  const { foot, random, inks } = stage;
  const stall = (x: number, width: number, at: number) => {
    const top = foot - 196;
    return (
      fill(inks.dark, wall(x + 8, foot + 20, 8, 200) + wall(x + width - 16, foot + 20, 8, 200)) +
      fill(inks.shade, wall(x + 16, foot - 40, width - 32, 110), 0.75) +
      [0, 1, 2]
        .map((i) =>
          fill(
            inks.bright[(at + i) % 5]!,
            heaps(x + 16 + (i * (width - 30)) / 3, foot - 46, (width - 50) / 3, 14),
          ),
        )
        .join('') +
      fill(inks.wall3, wall(x, foot + 20, width, 68)) +
      fill(inks.dark, bars(x, foot - 48, Math.floor(width / 46), 46, 3, 68), 0.3) +
      fill(inks.trim, wall(x - 6, foot - 42, width + 12, 8)) +
      awning(stage, x - 16, top, width + 32, inks.bright[at % 5]!, 54) +
      fill(inks.dark, wall(x - 16, top, width + 32, 5), 0.5)
    );
  };
  const first = random.whole(0, 4);
  const lanterns = Array.from({ length: 7 }, (_, i) => {
    const x = 120 + i * 160;
    const y = foot - 250 + Math.round(22 * Math.sin(i * 1.9));
    return (
      line(inks.dark, 2, `M${x} ${y - 46}v40`, 0.6) +
      (stage.lit ? fill('#ffe6a0', disc(x, y, 34), 0.25) : '') +
      fill(
        stage.lit ? '#ffd88a' : inks.bright[(first + i) % 5]!,
        `M${x - 15} ${y}q0-16 15-16t15 16-15 16-15-16z`,
      )
    );
  }).join('');
  return (
    houseRow(stage, -20, 1220, foot - 36, 230, 330) +
    setts(stage, foot - 36) +
    lanterns +
    stall(70, 300, first) +
    stall(450, 310, first + 2) +
    stall(840, 300, first + 4) +
    people(stage, 330, 470, foot + 52, 132, 2) +
    people(stage, 740, 850, foot + 56, 132, 2) +
    fill(inks.wall2, box(110, foot + 44, 90, 54) + box(900, foot + 50, 96, 56)) +
    fill(inks.bright[3]!, heaps(112, foot + 46, 86, 10)) +
    fill(inks.bright[1]!, heaps(904, foot + 52, 90, 10))
  );
}

const table = (stage: Stage, x: number, foot: number, colour: string): string => {
  const { inks } = stage;
  const chair = (cx: number, side: number) =>
    line(
      inks.dark,
      6,
      `M${cx} ${foot}v-46h${side * -34}M${cx + side * -34} ${foot}v-46M${cx} ${foot - 46}l${side * 6}-56`,
    );
  return (
    chair(x - 62, -1) +
    chair(x + 62, 1) +
    line(inks.dark, 7, `M${x} ${foot}v-66M${x - 20} ${foot}h40`) +
    fill(colour, `M${x - 48} ${foot - 72}h96l10 26-18-4-14 6-14-6-12 6-12-6-14 6-14-6-18 4z`) +
    fill(inks.light, disc(x - 14, foot - 78, 8) + box(x + 12, foot - 92, 9, 20))
  );
};

/** Tables before a house, an awning, warm windows. */
export function restaurant(stage: Stage): string {
  const { foot, random, inks, middle } = stage;
  const colour = inks.bright[random.whole(0, 4)]!;
  const x = middle - 250;
  const parasol = random.chance(0.6);
  const shade = (px: number) =>
    fill(inks.dark, wall(px - 4, foot + 60, 8, 230)) +
    fill(colour, `M${px - 130} ${foot - 130}q130-96 260 0z`) +
    fill(inks.light, `M${px - 44} ${foot - 130}q20-60 44-72 24 12 44 72z`, 0.75);
  return (
    houseRow(stage, -40, x, foot - 10, 230, 310) +
    houseRow(stage, x + 500, 1240, foot - 10, 230, 310) +
    houseRow(stage, x, x + 500, foot - 10, 300, 340) +
    shopFront(stage, x + 6, foot - 10, 488, inks.wall3) +
    awning(stage, x - 6, foot - 150, 512, colour, 56) +
    setts(stage, foot - 10) +
    lamp(stage, middle + 420, foot + 30) +
    (parasol ? shade(middle - 390) + table(stage, middle - 390, foot + 66, inks.light) : '') +
    table(stage, middle - 170, foot + 56, colour) +
    table(stage, middle + 30, foot + 84, inks.light) +
    table(stage, middle + 230, foot + 58, colour) +
    fill(inks.wall2, box(middle - 300, foot + 20, 44, 44) + box(middle + 330, foot + 20, 44, 44)) +
    fill(inks.leafDark, disc(middle - 278, foot - 8, 38) + disc(middle + 352, foot - 8, 38)) +
    (stage.lit ? garland(stage, middle - 420, middle + 420, foot - 220, 30) : '')
  );
}

/** Show windows side by side under their awnings. */
export function shops(stage: Stage): string {
  const { foot, random, inks } = stage;
  const first = random.whole(0, 4);
  const fronts = [20, 320, 620, 920].map((x, i) => {
    const things = random.pick([
      fill(
        inks.bright[(first + i + 1) % 5]!,
        box(x + 36, foot - 84, 26, 48) + box(x + 76, foot - 70, 40, 34) + disc(x + 146, foot - 58, 20),
      ),
      fill(
        inks.bright[(first + i + 2) % 5]!,
        `M${x + 40} ${foot - 34}l10-50h24l10 50zM${x + 102} ${foot - 34}l14-56h20l14 56z`,
      ),
      fill(
        inks.bright[(first + i + 3) % 5]!,
        disc(x + 50, foot - 54, 18) + disc(x + 96, foot - 60, 24) + disc(x + 148, foot - 54, 18),
      ),
    ]);
    return (
      shopFront(stage, x, foot - 10, 264, inks.bright[(first + i) % 5]!) +
      things +
      awning(stage, x - 8, foot - 152, 280, inks.bright[(first + i * 2 + 1) % 5]!, 42)
    );
  });
  return (
    houseRow(stage, -30, 1230, foot - 10, 270, 350) +
    fronts.join('') +
    setts(stage, foot - 10) +
    people(stage, 140, 1060, foot + 40, 128, 8) +
    lamp(stage, 600, foot + 60, 190)
  );
}

/** A lit bar in a dark street, its sign of light. */
export function bar(stage: Stage): string {
  const { foot, random, inks, middle } = stage;
  const x = middle - 200;
  const neon = random.pick(['#ff7fb0', '#7fe0e8', '#ffc95e']);
  const glass = (gx: number, gy: number, s: number) =>
    line(
      neon,
      6,
      `M${gx - 26 * s} ${gy - 40 * s}h${52 * s}l-${26 * s} ${34 * s}zM${gx} ${gy - 6 * s}v${30 * s}M${gx - 16 * s} ${gy + 24 * s}h${32 * s}`,
    );
  const note = (gx: number, gy: number) =>
    line(neon, 6, `M${gx} ${gy}v-54l34-10v54`) +
    fill(neon, disc(gx - 9, gy, 11) + disc(gx + 25, gy - 10, 11));
  const sign = random.chance(0.5) ? glass(middle, foot - 226, 1.3) : note(middle - 14, foot - 200);
  return (
    houseRow(stage, -40, 1240, foot - 10, 270, 350) +
    fill(inks.dark, wall(x - 20, foot - 10, 440, 320), 0.9) +
    fill(neon, disc(middle, foot - 226, 110), 0.14) +
    sign +
    fill('#ffd27d', wall(x + 10, foot - 30, 220, 104) + wall(x + 270, foot - 10, 90, 132)) +
    fill(inks.dark, bars(x + 10, foot - 134, 5, 54, 5, 104) + wall(x + 312, foot - 10, 5, 132)) +
    fill(
      inks.dark,
      disc(x + 80, foot - 84, 13) +
        `M${x + 60} ${foot - 30}q0-44 20-44t20 44z` +
        disc(x + 150, foot - 88, 13) +
        `M${x + 128} ${foot - 30}q0-48 22-48t22 48z`,
    ) +
    setts(stage, foot - 10) +
    fill('#ffd27d', `M${x + 10} ${foot - 6}h220l40 130h-320zM${x + 270} ${foot - 6}h90l60 150h-170z`, 0.2) +
    garland(stage, 60, x, foot - 250, 34) +
    garland(stage, x + 400, 1140, foot - 250, 34) +
    people(stage, 140, 480, foot + 44, 128, 4) +
    people(stage, 820, 1080, foot + 44, 128, 3)
  );
}
