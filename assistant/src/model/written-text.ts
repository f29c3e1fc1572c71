import { joinWords } from '@wayfare/wording/words';
import type { Atlas } from '@wayfare/atlas';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { fold } from '@wayfare/atlas';
import { resolvePlace } from './resolve-place.ts';
import { unknownNames } from './unknown-names.ts';

const LONGEST = 8000;
/** A bracket that never closes must not hold the rest of the text back. */
const LONGEST_HELD = 400;

const withoutAddresses = (text: string) =>
  text
    .replace(/!?\[([^\][]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '');

/** How much of a text can be shown: whole words, and no bracket or tag whose end has not come. */
function readyLength(text: string): number {
  const opens = [
    text.lastIndexOf('[[') > text.lastIndexOf(']]') ? text.lastIndexOf('[[') : -1,
    /!?\[[^\][]*(?:\](?:\([^)]*)?)?$/.exec(text)?.index ?? -1,
    /<[^>]*$/.exec(text)?.index ?? -1,
  ].filter((at) => at >= 0);
  const words = text.search(/\S*$/);
  const safe = Math.min(words, ...opens);
  return text.length - safe > LONGEST_HELD ? text.length : safe;
}

/**
 * The model's words on their way to the reader: names are looked up in the atlas as they pass and marked where it
 * does not know them; addresses, images and tags are left out, so that no text can make a browser ask for anything.
 */
export class WrittenText {
  text = '';
  readonly #atlas: Atlas;
  readonly #document: () => TripDocument;
  readonly #emit: (piece: string) => void;
  readonly #checked = new Map<string, boolean>();
  #held = '';

  constructor(atlas: Atlas, document: () => TripDocument, emit: (piece: string) => void) {
    this.#atlas = atlas;
    this.#document = document;
    this.#emit = emit;
  }

  push(piece: string): void {
    this.#held += piece;
    const ready = readyLength(this.#held);
    this.#show(this.#held.slice(0, ready));
    this.#held = this.#held.slice(ready);
  }

  /** Shows what was held back; the next words begin a new paragraph. */
  endParagraph(): void {
    this.#show(this.#held);
    this.#held = '';
    if (this.text !== '' && !this.text.endsWith('\n')) this.#held = '\n\n';
  }

  /** The end of the answer. Names that were not marked on their way are told here. */
  close(unverified: ReadonlySet<string>, rest: string | null): void {
    this.#held = this.#held.trimEnd();
    this.#show(this.#held);
    this.#held = '';
    const shown = fold(this.text);
    const cities = this.#document().trip.stops.flatMap(({ place }) => place.placeId ?? []);
    const unmarked = unknownNames(this.text, this.#atlas, cities).filter((name) => !this.#isKnown(name));
    const names = [...new Set([...unverified, ...unmarked])].filter(
      (name) => shown.includes(fold(name)) && !shown.includes(`${fold(name)} not verified`),
    );
    const honest =
      names.length === 0
        ? null
        : `Not in my atlas, so not verified and not planned: ${joinWords(names.slice(0, 6))}.`;
    const tail = [honest, rest].filter((sentence) => sentence !== null).join(' ');
    if (tail !== '') this.#say(`${this.text === '' ? '' : '\n\n'}${tail}`);
  }

  #isKnown(name: string): boolean {
    const before = this.#checked.get(name);
    if (before !== undefined) return before;
    const { trip, plan } = this.#document();
    const own = [
      ...trip.stops.map(({ place }) => place.name),
      ...trip.ideas.map(({ place }) => place.name),
      ...(plan?.days ?? []).flatMap(({ items }) => items.map(({ title }) => title)),
      trip.origin?.name ?? '',
    ];
    const known =
      own.some((one) => fold(one) === fold(name)) || resolvePlace(this.#atlas, name.slice(0, 120)) !== null;
    this.#checked.set(name, known);
    return known;
  }

  #show(text: string): void {
    const named = text.replace(/\[\[([^\]]*)\]\]/g, (_, name: string) =>
      name.trim() === '' || this.#isKnown(name.trim()) ? name : `${name} (not verified)`,
    );
    this.#say(withoutAddresses(named));
  }

  #say(text: string): void {
    const piece = text.slice(0, Math.max(0, LONGEST - this.text.length));
    if (piece === '') return;
    this.text += piece;
    this.#emit(piece);
  }
}
