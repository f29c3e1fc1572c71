import { breakLines } from './break-lines.ts';
import { type Face, type FontBook, fontBook } from './fonts.ts';

export const ink = '#262b38';
export const quiet = '#5d6475';
export const rule = '#dcd8d0';
export const accent = '#3f6cb3';
export const page = { width: 595.28, height: 841.89, margin: 56, foot: 64 };
export const column = page.width - 2 * page.margin;

interface TextStyle {
  face?: Face;
  size?: number;
  colour?: string;
  x?: number;
  width?: number;
  /** Space below. */
  after?: number;
  /** What it is to a screen reader. */
  tag?: 'H1' | 'H2' | 'H3' | 'P';
  /** Space that must be free beneath, so that a heading does not stand alone at the foot of a page. */
  keep?: number;
}

/** A place on the page that text flows around: something stands to the right down to `until`. */
interface Beside {
  until: number;
  width: number;
}

/** Writes down the pages of a document: real text, tagged, from the top; a new page begins when one is full. */
export class PageFlow {
  readonly doc: PDFKit.PDFDocument;
  readonly fonts: FontBook;
  y = page.margin;
  beside: Beside | null = null;
  readonly #root: PDFKit.PDFStructureElement;

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
    this.fonts = fontBook(doc);
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
  }

  /** Whatever `draw` draws, as one thing of the document's structure. */
  tagged(tag: string, draw: () => void, alt?: string) {
    this.#root.add(this.doc.struct(tag, alt ? { alt } : {}, draw));
  }

  /** What only decorates is kept from screen readers. */
  decoration(draw: () => void) {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  newPage() {
    this.doc.addPage();
    this.y = page.margin;
    this.beside = null;
  }

  /** Begins a new page unless so much height is left on this one. */
  need(height: number) {
    if (this.y + height > page.height - page.foot) this.newPage();
  }

  space(height: number) {
    this.y += height;
  }

  /** One line at a place, not part of the flow. */
  line(text: string, x: number, y: number, face: Face, size: number) {
    let at = x;
    for (const run of this.fonts.runs(face, text)) {
      const written = this.fonts.use(run.file).fontSize(size);
      written.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += this.fonts.measure(face, size, run.text);
    }
  }

  text(text: string, style: TextStyle = {}) {
    const { face = 'text', size = 10, colour = ink, x = page.margin, after = 0, tag = 'P', keep = 0 } = style;
    const height = size * (face === 'display' ? 1.2 : 1.42);
    if (keep) this.need(height + keep);
    const measure = (piece: string) => this.fonts.measure(face, size, piece);
    const room = () => {
      const full = style.width ?? page.width - page.margin - x;
      return this.beside && this.y < this.beside.until
        ? Math.min(full, this.beside.width - (x - page.margin))
        : full;
    };
    for (const line of breakLines(text, room(), measure)) {
      this.need(height);
      if (line) {
        this.tagged(tag, () => {
          this.doc.fillColor(colour);
          this.line(line, x, this.y + size * 1.02, face, size);
        });
        if (/^https?:\S+$/.test(line)) this.doc.link(x, this.y, measure(line), height, line);
      }
      this.y += height;
    }
    this.y += after;
  }

  /** The heading of a part, with its bookmark. */
  heading(text: string) {
    this.need(90);
    if (this.y > page.margin) this.space(14);
    this.doc.outline.addItem(text);
    this.text(text, { face: 'display', size: 18, tag: 'H2', after: 6 });
  }

  /** Goes below whatever stands beside the text. */
  clearBeside() {
    if (this.beside) this.y = Math.max(this.y, this.beside.until);
    this.beside = null;
  }
}
