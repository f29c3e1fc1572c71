const hash = (seed: string) => {
  let value = 2166136261;
  for (const letter of seed) value = Math.imul(value ^ letter.charCodeAt(0), 16777619);
  // The last letters must reach every bit, or names of one length look alike.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};

/** A ridge line over the width of the drawing, from two waves whose phase and height come from the seed. */
function ridge(seed: number, base: number, height: number) {
  const phase = (seed % 628) / 100;
  const points = Array.from({ length: 61 }, (_, step) => {
    const x = step / 60;
    const y =
      base -
      height *
        (0.55 * Math.sin(phase + x * 5.2) +
          0.3 * Math.sin(phase * 2.3 + x * 11.7) +
          0.15 * Math.sin(x * 23 + phase));
    return `${(x * 400).toFixed(1)},${y.toFixed(1)}`;
  });
  return `M0,260 L${points.join(' L')} L400,260Z`;
}

/** A small drawn landscape, always the same for the same seed: sky, sun, three ridges. Decoration only. */
export function Scene({ seed, className }: { seed: string; className?: string }) {
  const value = hash(seed);
  const warm = [62, 40, 78, 28, 350, 95][value % 6] ?? 62;
  const cool = [255, 230, 200, 165, 280, 300][(value >>> 9) % 6] ?? 255;
  const sunX = 70 + ((value >>> 7) % 260);
  const sunY = 62 + ((value >>> 12) % 50);
  return (
    <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={`sky-${value}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={`oklch(0.8 0.075 ${cool})`} />
          <stop offset="0.75" stopColor={`oklch(0.92 0.06 ${warm})`} />
        </linearGradient>
      </defs>
      <rect width="400" height="250" fill={`url(#sky-${value})`} />
      <circle cx={sunX} cy={sunY} r="46" fill={`oklch(0.97 0.05 ${warm})`} opacity="0.35" />
      <circle cx={sunX} cy={sunY} r="24" fill={`oklch(0.975 0.055 ${warm})`} />
      <path d={ridge(value, 158, 34)} fill={`oklch(0.72 0.075 ${cool})`} opacity="0.8" />
      <path d={ridge(value >>> 5, 188, 28)} fill={`oklch(0.6 0.085 ${cool})`} opacity="0.9" />
      <path d={ridge(value >>> 9, 220, 20)} fill={`oklch(0.46 0.075 ${cool})`} />
    </svg>
  );
}
