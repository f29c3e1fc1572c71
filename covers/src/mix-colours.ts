type Triple = readonly [number, number, number];

/** Mixes two hex colours as the eye does (in OKLab): 0 is the first, 1 the second. */
export function mixColours(from: string, to: string, share: number): string {
  const a = toLab(from);
  const b = toLab(to);
  const part = Math.min(1, Math.max(0, share));
  return toHex([0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * part) as unknown as Triple);
}

/** Makes a colour lighter (above 0) or darker (below 0) by an amount of OKLab lightness, keeping its hue. */
export function shadeColour(colour: string, amount: number): string {
  const [l, a, b] = toLab(colour);
  return toHex([Math.min(1, Math.max(0, l + amount)), a, b]);
}

const labs = new Map<string, Triple>();

function toLab(hex: string): Triple {
  const known = labs.get(hex);
  if (known) return known;
  const number = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [number >> 16, (number >> 8) & 255, number & 255].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lab: Triple = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  if (labs.size > 2000) labs.clear();
  labs.set(hex, lab);
  return lab;
}

function toHex([light, a, b]: Triple): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const share = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, share)) * 255);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
