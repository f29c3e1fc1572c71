import { arcade, disc } from '../landmark.ts';
import { type Stage, fill, line, wall } from './stage.ts';
import { awning, garland, houseRow, lamp, people, setts, shopFront } from './town-houses.ts';

/** Houses on both sides, lamps, flags over the way. */
export function street(stage: Stage): string {
  const { foot, random, inks } = stage;
  const from = random.whole(-60, 0);
  return (
    houseRow(stage, from, 1220, foot - 10, 240, 360) +
    shopFront(stage, from + 40, foot - 10, 250, inks.bright[random.whole(0, 4)]!) +
    awning(stage, from + 36, foot - 140, 258, inks.bright[random.whole(0, 4)]!) +
    fill(inks.dark, arcade(560, foot - 10, 1, 1, 54, 98) + arcade(905, foot - 10, 1, 1, 54, 98)) +
    setts(stage, foot - 10) +
    garland(stage, 120, 620, foot - 330, 40) +
    garland(stage, 620, 1120, foot - 330, 44) +
    lamp(stage, 430, foot + 40) +
    lamp(stage, 1060, foot + 40) +
    people(stage, 200, 1000, foot + 34, 112, 7)
  );
}

/** An open place: fronts round it, a fountain or a lamp in the middle, people who cross it. */
export function square(stage: Stage): string {
  const { foot, random, inks, middle } = stage;
  const back = foot - 44;
  const column = random.chance(0.5);
  return (
    houseRow(stage, -20, 1220, back, 200, 280) +
    fill(inks.dark, arcade(10, back, 21, 58, 36, 66), 0.6) +
    setts(stage, back) +
    (column ? pillar(stage, middle, foot + 20) : basin(stage, middle, foot + 36, 0.7)) +
    lamp(stage, middle - 380, foot + 46, 150) +
    lamp(stage, middle + 380, foot + 46, 150) +
    people(stage, 120, 1080, foot + 26, 84, 9) +
    fill(
      inks.dark,
      Array.from({ length: 7 }, () => {
        const x = random.whole(200, 1000);
        const y = foot + random.whole(84, 128);
        return `M${x} ${y}q10-14 20-4l8-2-6 8q-10 10-20 2z`;
      }).join(''),
      0.6,
    )
  );
}

function pillar(stage: Stage, x: number, foot: number): string {
  const { inks } = stage;
  return (
    fill(inks.wall3, wall(x - 76, foot + 14, 152, 16) + wall(x - 56, foot, 112, 16)) +
    fill(inks.wall2, wall(x - 38, foot - 14, 76, 60)) +
    fill(inks.light, wall(x - 15, foot - 74, 30, 190)) +
    fill(inks.shade, wall(x + 3, foot - 74, 12, 190), 0.5) +
    fill(inks.trim, wall(x - 24, foot - 258, 48, 12)) +
    fill(
      inks.dark,
      disc(x, foot - 330, 10) +
        `M${x - 15} ${foot - 270}l6-46h18l6 46zM${x + 6} ${foot - 316}l28-22 4 6-26 26z`,
    )
  );
}

/** Bowls one over the other, water that falls from each. */
export function basin(stage: Stage, x: number, foot: number, size: number): string {
  const { inks } = stage;
  const s = (value: number) => Math.round(value * size);
  const bowl = (y: number, half: number) =>
    fill(
      inks.wall,
      `M${x - s(half)} ${foot - s(y)}h${s(half * 2)}q-${s(half * 0.3)} ${s(34)}-${s(half)} ${s(34)}t-${s(half)}-${s(34)}z`,
    ) +
    fill(
      inks.foam,
      `M${x - s(half)} ${foot - s(y)}q${s(half)}-${s(16)} ${s(half * 2)} 0q-${s(half)} ${s(10)}-${s(half * 2)} 0z`,
    );
  const fall = (y: number, half: number, to: number) =>
    [-1, 1]
      .map(
        (side) =>
          `M${x + side * s(half - 8)} ${foot - s(y - 4)}q${side * s(34)} ${s(20)} ${side * s(40)} ${s(y - to)}`,
      )
      .join('');
  return (
    fill(inks.wall2, wall(x - s(16), foot - s(40), s(32), s(250))) +
    fill(inks.shade, wall(x + s(4), foot - s(40), s(12), s(250)), 0.5) +
    line(
      inks.foam,
      5,
      `M${x} ${foot - s(290)}v-${s(66)}M${x} ${foot - s(340)}q-${s(40)}-${s(30)}-${s(60)} ${s(60)}M${x} ${foot - s(340)}q${s(40)}-${s(30)} ${s(60)} ${s(60)}`,
      0.9,
    ) +
    line(inks.foam, 4, fall(282, 70, 190) + fall(186, 128, 60), 0.85) +
    line(inks.foam, 3, fall(282, 50, 190) + fall(186, 96, 60), 0.6) +
    bowl(282, 70) +
    bowl(186, 128) +
    fill(inks.water, `M${x - s(270)} ${foot - s(48)}q${s(270)}-${s(40)} ${s(540)} 0v${s(30)}h-${s(540)}z`) +
    line(
      inks.foam,
      4,
      `M${x - s(190)} ${foot - s(44)}h${s(70)}M${x + s(90)} ${foot - s(46)}h${s(100)}M${x - s(60)} ${foot - s(36)}h${s(90)}`,
      0.8,
    ) +
    fill(
      inks.wall3,
      `M${x - s(290)} ${foot - s(46)}q${s(290)} ${s(34)} ${s(580)} 0l-${s(16)} ${s(50)}q-${s(274)} ${s(32)}-${s(548)} 0z`,
    ) +
    fill(
      inks.trim,
      `M${x - s(298)} ${foot - s(56)}q${s(298)} ${s(36)} ${s(596)} 0v${s(14)}q-${s(298)} ${s(34)}-${s(596)} 0z`,
    )
  );
}

/** A fountain before the fronts of a square. */
export function fountain(stage: Stage): string {
  const { foot, middle } = stage;
  const back = foot - 60;
  return (
    houseRow(stage, -30, 1230, back, 190, 260) +
    fill(stage.inks.dark, arcade(40, back, 9, 138, 40, 66), 0.7) +
    setts(stage, back) +
    people(stage, 60, 280, foot + 10, 92, 3) +
    people(stage, 930, 1140, foot + 10, 92, 3) +
    basin(stage, middle, foot + 44, 1.08)
  );
}
