import type { Map as MapLibre } from 'maplibre-gl';
import type { MapDay } from './map-contents.ts';
import { currentTheme } from './use-theme.ts';

/** A page is printed finer than a screen shows it. */
const finer = 3;
/** A ground that cannot be had whole is printed as far as it came. */
const patienceMs = 8000;

/** Resolves once something happened on a map, or patience is at its end. */
const soon = (map: MapLibre, event: 'idle' | 'styledata') =>
  new Promise<void>((done) => {
    const patience = setTimeout(done, patienceMs);
    void map.once(event, () => {
      clearTimeout(patience);
      done();
    });
    map.triggerRepaint();
  });

/** What the map has drawn; it can be read only while it is being drawn. */
const groundOf = (map: MapLibre) =>
  new Promise<HTMLCanvasElement>((done) => {
    void map.once('render', () => {
      const drawn = map.getCanvas();
      const copy = document.createElement('canvas');
      [copy.width, copy.height] = [drawn.width, drawn.height];
      copy.getContext('2d')!.drawImage(drawn, 0, 0);
      done(copy);
    });
    map.triggerRepaint();
  });

/** Draws a marker as it stands on the screen: a disc in its colours with what is written in it. */
function drawMarker(pencil: CanvasRenderingContext2D, disc: Element, { left, top }: DOMRect) {
  const box = disc.getBoundingClientRect();
  const { backgroundColor, borderColor, color } = getComputedStyle(disc);
  const [x, y] = [box.left - left + box.width / 2, box.top - top + box.height / 2];
  pencil.beginPath();
  pencil.arc(x, y, box.width / 2 - 1, 0, 2 * Math.PI);
  pencil.fillStyle = backgroundColor;
  pencil.fill();
  pencil.lineWidth = 2;
  pencil.strokeStyle = borderColor;
  pencil.stroke();
  pencil.fillStyle = color;
  pencil.fillText(disc.textContent, x, y + 0.5);
}

/** A picture of the map with its markers, as large as it stands on the screen and finer. */
async function stillOf(map: MapLibre): Promise<HTMLCanvasElement> {
  await soon(map, 'idle');
  const still = await groundOf(map);
  const container = map.getContainer();
  const frame = container.getBoundingClientRect();
  const pencil = still.getContext('2d')!;
  pencil.scale(still.width / frame.width, still.height / frame.height);
  pencil.font = '700 12px system-ui, sans-serif';
  pencil.textAlign = 'center';
  pencil.textBaseline = 'middle';
  for (const disc of container.querySelectorAll('[data-mark] > :first-child'))
    drawMarker(pencil, disc, frame);
  return still;
}

/** The colours of the days, with the name of each. */
function keyOf(days: readonly MapDay[]): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'flex flex-wrap gap-x-4 gap-y-1';
  for (const { name, colour } of days) {
    const entry = document.createElement('li');
    entry.className = 'flex items-center gap-1.5';
    const swatch = document.createElement('span');
    swatch.className = 'size-3 rounded-full';
    swatch.style.background = `var(--day-${colour})`;
    entry.append(swatch, name);
    list.append(entry);
  }
  return list;
}

/** The sheet that is printed: the name of the trip, the map, what its colours mean, and whose data it is made of. */
function sheetOf(still: HTMLCanvasElement, days: readonly MapDay[], credits: string): HTMLElement {
  const sheet = document.createElement('section');
  sheet.className = 'map-sheet hidden gap-3 break-inside-avoid print:grid';
  const title = document.createElement('h1');
  title.textContent = document.title.replace(/ · [^·]+$/, '');
  const source = document.createElement('p');
  source.textContent = credits;
  still.className = 'max-h-[75vh] w-full object-contain object-left-top';
  still.setAttribute('role', 'img');
  still.setAttribute('aria-label', 'The map as it was shown');
  sheet.append(title, still, keyOf(days), source);
  return sheet;
}

/** Prints the map as it is shown, by day also where the page is dark. */
export async function printMap(map: MapLibre, days: readonly MapDay[], credits: string): Promise<void> {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  const ratio = map.getPixelRatio();
  const isDark = currentTheme() === 'dark';
  if (isDark) dataset['theme'] = 'light';
  map.setPixelRatio(finer);
  let still: HTMLCanvasElement;
  try {
    // The style of the other theme is set once the page was drawn anew.
    if (isDark) await soon(map, 'styledata');
    still = await stillOf(map);
  } finally {
    map.setPixelRatio(ratio);
    if (isDark && theme === undefined) delete dataset['theme'];
    else if (isDark) dataset['theme'] = theme!;
  }
  const sheet = sheetOf(still, days, credits);
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}
