/** What the drawn routes take from the style sheet, in a notation that the map understands. */
export interface RouteColours {
  /** The eight day colours; index 0 is the colour of what belongs to no day. */
  days: readonly string[];
  casing: string;
}

let pencil: CanvasRenderingContext2D | null = null;

/** A colour of the style sheet as red, green and blue, whatever way it is written there. */
function toRgb(colour: string): string {
  pencil ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pencil) return '#808080';
  pencil.clearRect(0, 0, 1, 1);
  pencil.fillStyle = colour;
  pencil.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pencil.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Reads the day colours as they are in the theme that shows. */
export function readColours(): RouteColours {
  const probe = document.createElement('span');
  // A colour that changes by and by would be read as the one before it.
  probe.style.setProperty('transition', 'none', 'important');
  document.body.append(probe);
  const read = (name: string) => {
    probe.style.color = `var(${name})`;
    return toRgb(getComputedStyle(probe).color);
  };
  const colours = {
    days: [read('--ink'), ...Array.from({ length: 8 }, (_, index) => read(`--day-${index + 1}`))],
    casing: read('--surface'),
  };
  probe.remove();
  return colours;
}
