import { coverHeight, coverWidth } from './cover-scene.ts';
import { type Random, seededRandom } from './seeded-random.ts';

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

function grainPattern(key: string): string {
  const random = seededRandom('grain');
  const dots = (count: number): string =>
    Array.from({ length: count }, () => `M${random.whole(0, 89)} ${random.whole(0, 89)}h1`).join('');
  return (
    `<pattern id="g${key}" width="90" height="90" patternUnits="userSpaceOnUse"><path d="${dots(34)}" stroke="#fff"/>` +
    `<path d="${dots(34)}" stroke="#101428"/></pattern>`
  );
}

interface Finished {
  title: string | undefined;
  key: string;
  definitions: readonly string[];
  parts: readonly string[];
}

/** The layers of a picture as one SVG document, under a grain of paper. */
export function finishPicture({ title, key, definitions, parts }: Finished): string {
  const grain = `<path d="M0 0h${coverWidth}v${coverHeight}H0z" fill="url(#g${key})" opacity=".09"/>`;
  // A minus sign parts two numbers as well as a space does.
  const drawing =
    `<defs>${definitions.join('')}${grainPattern(key)}</defs>${parts.join('')}${grain}`.replaceAll(' -', '-');
  const named = title ? `<title>${escapeText(title)}</title>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverWidth} ${coverHeight}" ` +
    `preserveAspectRatio="xMidYMax slice" ${named ? 'role="img"' : 'aria-hidden="true"'}>${named}${drawing}</svg>`
  );
}

/** Flakes in two sizes. */
export function snowfall(random: Random): string {
  const flakes = (count: number, width: number): string => {
    const data = Array.from(
      { length: count },
      () => `M${random.whole(0, coverWidth)} ${random.whole(60, coverHeight)}h0`,
    );
    return `<path d="${data.join('')}" stroke="#fff" stroke-width="${width}" stroke-linecap="round" opacity=".75"/>`;
  };
  return flakes(34, 4) + flakes(14, 6);
}
