import type { SKRSContext2D } from '@napi-rs/canvas';
import { paintCover } from './cover-png.ts';

/** What a shared link shows: 1200 × 630, as the pages that show links ask for. */
export const shareSize = { width: 1200, height: 630 };

/** What is written on it. */
export interface ShareCaption {
  title: string;
  /** Below the title, in small letters. */
  line: string;
}

const margin = 64;
const titleSizes = [92, 76, 62, 50];
const mostLines = 2;
const lineSize = 30;
/** Letters with marks first: asked first, the common ones put a mark beside a letter that they have without it. */
const families = {
  title: [
    import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2'),
    import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  ],
  line: [
    import.meta.resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'),
    import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  ],
};

/** Fonts by the names under which they were registered. */
let registered: Record<keyof typeof families, string> | undefined;

async function fonts() {
  if (registered) return registered;
  const { GlobalFonts } = await import('@napi-rs/canvas');
  const register = (kind: keyof typeof families) =>
    families[kind]
      .map((file, index) => {
        const name = `share-${kind}-${index}`;
        GlobalFonts.registerFromPath(decodeURIComponent(new URL(file).pathname), name);
        return name;
      })
      .join(', ');
  return (registered = { title: register('title'), line: register('line') });
}

/** The words of a title in lines that fit; null where they are too many. */
function wrapped(context: SKRSContext2D, title: string): string[] | null {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && context.measureText(longer).width <= shareSize.width - 2 * margin)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const fits = lines.every((line) => context.measureText(line).width <= shareSize.width - 2 * margin);
  return fits && lines.length <= mostLines ? lines : null;
}

/** The picture of a page for shared links: its cover, darker at the foot, with the page's title on it. */
export async function sharePng(svg: string, { title, line }: ShareCaption): Promise<Buffer> {
  const { width, height } = shareSize;
  const canvas = await paintCover(svg, width, height);
  const { title: titleFont, line: lineFont } = await fonts();
  const context = canvas.getContext('2d');
  const shade = context.createLinearGradient(0, height * 0.3, 0, height);
  shade.addColorStop(0, 'rgba(11, 18, 34, 0)');
  shade.addColorStop(0.55, 'rgba(11, 18, 34, 0.62)');
  shade.addColorStop(1, 'rgba(11, 18, 34, 0.86)');
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#ffffff';
  context.textBaseline = 'alphabetic';
  let lines: string[] | null = null;
  let size = 0;
  for (size of titleSizes) {
    context.font = `600 ${size}px ${titleFont}, serif`;
    lines = wrapped(context, title);
    if (lines) break;
  }
  const shown = lines ?? [title];
  const lineAt = height - margin;
  shown.forEach((text, index) => {
    const fromLast = shown.length - 1 - index;
    context.fillText(text, margin, lineAt - lineSize * 1.9 - fromLast * size * 1.1, width - 2 * margin);
  });
  context.font = `500 ${lineSize}px ${lineFont}, sans-serif`;
  context.fillStyle = 'rgba(255, 255, 255, 0.88)';
  context.fillText(line, margin, lineAt, width - 2 * margin);
  return canvas.encode('png');
}
