import { disc } from '../landmark.ts';
import { sheet } from './shores.ts';
import { type Stage, fill, line, wall, windowGrid } from './stage.ts';
import { person } from './town-houses.ts';

/** A boat with people on a wide water. */
export function boat(stage: Stage): string {
  const { foot, random, inks, middle, kit } = stage;
  const top = foot - 90;
  const x = middle - 200;
  const y = foot + 20;
  const sails = kit.boat !== 'ferry' && random.chance(0.55);
  const rig = sails
    ? fill(inks.dark, wall(x + 196, y, 8, 330)) +
      fill(inks.light, `M${x + 208} ${y - 320}q150 130 150 270h-150z`) +
      fill(inks.bright[random.whole(0, 4)]!, `M${x + 190} ${y - 300}q-130 130-140 250h140z`)
    : fill(inks.light, wall(x + 60, y, 290, 74) + wall(x + 110, y - 74, 180, 56)) +
      fill(
        inks.glow,
        windowGrid(x + 80, y - 56, 6, 1, 44, 1, 28, 30) + windowGrid(x + 126, y - 116, 4, 1, 40, 1, 26, 28),
      ) +
      fill(inks.bright[0]!, wall(x + 180, y - 130, 44, 60)) +
      fill(inks.dark, wall(x + 180, y - 178, 44, 12));
  return (
    sheet(stage, top) +
    rig +
    fill(inks.dark, [40, 300, 340].map((dx) => person(x + dx, y, 62)).join('')) +
    fill(inks.bright[random.whole(0, 4)]!, `M${x - 50} ${y - 8}h510q-20 70-90 78h-330q-60-10-90-78z`) +
    fill(inks.light, `M${x - 46} ${y + 6}h502l-4 14h-492z`) +
    fill(inks.dark, `M${x - 24} ${y + 40}h448q-24 26-54 30h-330q-40-4-64-30z`, 0.4) +
    fill(inks.foam, `M${x - 110} ${y + 74}q90-26 200-8t220 0 220 6q-40 26-300 26t-340-24z`, 0.85) +
    line(
      inks.dark,
      3,
      'M180 200q14-14 28 0 14-14 28 0M250 240q12-12 24 0 12-12 24 0M960 180q14-14 28 0 14-14 28 0',
      0.5,
    )
  );
}

/** Fish and weeds in blue light, people before the glass. */
export function aquarium({ random }: Stage): string {
  const fish = (x: number, y: number, s: number, way: number) => {
    const [long, high] = [Math.round(way * 35 * s), Math.round(27 * s)];
    return `M${x} ${y}q${long} ${-high} ${long * 2} 0q${-long} ${high} ${-long * 2} 0l${-Math.round(long * 0.7)} ${-Math.round(high * 0.8)}v${Math.round(high * 1.6)}z`;
  };
  const school = Array.from({ length: 15 }, (_, i) => {
    const s = Math.round(random.between(0.8, 1.9) * 10) / 10;
    return fill(
      ['#ffb84d', '#ff7d66', '#ffe08a', '#9fe3e0', '#f29ac0'][i % 5]!,
      fish(random.whole(120, 1020), random.whole(130, 560), s, random.chance(0.5) ? 1 : -1),
    );
  }).join('');
  const weed = Array.from({ length: 20 }, (_, i) => {
    const x = Math.round(i * 62 + random.between(-20, 20));
    const tall = random.whole(80, 230);
    return `M${x} 750q-30-${tall * 0.5} 6-${tall}q34 ${tall * 0.5} 22 ${tall}z`;
  }).join('');
  const ray = 'M330 300q140-90 280-10 60 30 130-40-30 90-100 100-60 40-170 24-90-10-140-74z';
  return (
    fill('#0d4f78', 'M0 0h1200v750H0z') +
    fill('#1b7ea3', 'M0 0h1200v430q-300 90-600 30T0 470z', 0.7) +
    fill('#8fdcea', 'M180 0l-120 620h150L330 0zM520 0l-40 680h180L640 0zM860 0l110 620h150L980 0z', 0.13) +
    fill('#0a3f63', ray, 0.7) +
    school +
    fill('#0b3d57', weed) +
    fill('#0f5a5e', Array.from({ length: 9 }, (_, i) => `M${i * 140} 750q10-90 60-80t50 80z`).join('')) +
    fill('#e8776a', disc(180, 720, 30) + disc(220, 730, 24) + disc(950, 722, 28) + disc(1000, 730, 22), 0.9) +
    fill(
      '#dff6fb',
      Array.from({ length: 26 }, () =>
        disc(random.whole(80, 1120), random.whole(60, 560), random.whole(2, 7)),
      ).join(''),
      0.6,
    ) +
    fill('#061b2c', person(420, 762, 210) + person(500, 762, 140) + person(800, 762, 200))
  );
}
