import { limits } from '@wayfare/contracts/limits';
import type { FoundFile, FoundPlace } from './found-place.ts';
import { pointInAddress } from './read-places.ts';
import { refuseFile, tooManyPlaces } from './refuse-file.ts';

const bullet = /^(?:[-–*•·▪]|\d{1,3}[.)])\s+/;
/** What stands under a name in a list of Google Maps: stars and how many gave them, alone or before what it is. */
const rating = /^[1-5][.,]\d(?:\s*[★⭐])?(?=\s*(?:\(|·|$))/;
const reviews = /^\([\d.,\s]+\)$/;
const sign = '[€$£¥₩฿₫₹]';
const amount = `${sign}\\s?[\\d.,]+`;
const price = new RegExp(`^(?:${sign}{1,4}|${amount}(?:\\s?[–-]\\s?${sign}?[\\d.,]+)?\\+?)(?=\\s*(?:·|$))`);
const buttons = new Set(
  `share, save, saved, directions, follow, following, add note, add a note, see more, more, review, reviews,
  map`.split(/,\s+/),
);
const state = /^(?:open|opens|closed|closes|temporarily closed|permanently closed)\b/i;
const head = /^(?:by\s+\S|\d+\s+places?$|(?:public|shared|private)\s+list\b)/i;
const quote = /^["“”«]/;
const address = /^https?:\/\/\S+$/;
const longestName = 120;
/** A place has a few lines of its own: its stars, what it costs, what it is, what was noted of it. */
const mostLines = limits.importPlaces * 8;

/** A sentence is no name. */
const isSentence = (line: string) => /[.!?,;]$/.test(line) || line.split(/\s+/).length > 10;

const isFigure = (line: string) => rating.test(line) || reviews.test(line) || price.test(line);
const isBeside = (line: string) => buttons.has(line.toLowerCase()) || state.test(line) || head.test(line);

/** A name stands above its stars. */
const isRated = (line: string, index: number, lines: readonly string[]) =>
  !isFigure(line) && rating.test(lines[index + 1] ?? '');

/** What a line says behind its stars and prices: "4.5(1,234)·¥¥·Ramen restaurant" says what it is. */
const kindIn = (line: string) =>
  line
    .split('·')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isFigure(part))
    .join(', ');

function noteOn(place: FoundPlace, words: string) {
  if (words !== '') place.note = [place.note, words].filter(Boolean).join('\n');
}

/** A line that belongs to the place above it; false where it may be a name itself. */
function belongs(line: string, last: FoundPlace | undefined): boolean {
  if (!last) return false;
  if (address.test(line)) {
    Object.assign(last, { link: line }, pointInAddress(line));
    return true;
  }
  if (quote.test(line)) noteOn(last, line.replace(/^["“”«]\s*|\s*["“”»]$/g, ''));
  else if (isFigure(line)) noteOn(last, kindIn(line));
  else return false;
  return true;
}

/** Names that stand above their stars; what stands below says what each of them is. */
function rated(lines: readonly string[]): FoundPlace[] {
  const places: FoundPlace[] = [];
  lines.forEach((line, index) => {
    const last = places.at(-1);
    if (isRated(line, index, lines)) places.push({ name: line });
    else if (!belongs(line, last) && last) noteOn(last, line);
  });
  return places;
}

/** Names alone, a line each; what stands behind a dash or a colon is a note. */
function plain(lines: readonly string[]): FoundPlace[] {
  const places: FoundPlace[] = [];
  for (const line of lines) {
    if (belongs(line, places.at(-1))) continue;
    const [, name, note] = /^(.{2,}?)(?:\s[–—-]\s|:\s)(.+)$/.exec(line) ?? [];
    places.push(name === undefined ? { name: line } : { name: name.trim(), note: note!.trim() });
  }
  return places;
}

/** A list as it is copied from a page or written by hand: one name under another, with what stands around them. */
export function readPasted(content: string): FoundFile {
  const written = content.split(/\r?\n/, mostLines * 2).filter((line) => line.trim() !== '');
  if (written.length > mostLines) throw tooManyPlaces();
  const lines = written
    .map((line) => line.trim().replace(bullet, ''))
    .filter((line) => line !== '' && !isBeside(line));
  if (lines.length > 0 && lines.every((line) => address.test(line) && !pointInAddress(line)))
    throw refuseFile(
      'This is only a link, and links are not opened here. Open the list, select all of it, copy, and paste the text.',
    );
  const first = lines.findIndex(isRated);
  const places = (first >= 0 ? rated(lines.slice(first)) : plain(lines)).filter(
    ({ name }) => name.length <= longestName && /\p{L}/u.test(name),
  );
  const isProse = first < 0 && lines.filter(isSentence).length * 2 >= lines.length;
  if (places.length === 0 || isProse)
    throw refuseFile(
      'This is neither a list with a place on each line nor a table whose first line names its columns (“name” or “title”).',
    );
  const title = first > 0 ? lines[0] : undefined;
  return { format: 'pasted-list', ...(title && { tripName: title }), places, notices: [] };
}
