/** One JSON object and the line on which it begins. */
export interface JsonPiece {
  line: number;
  text: string;
}

const longestPiece = 32 << 20;
const quote = 0x22;
const backslash = 0x5c;
const open = 0x7b;
const close = 0x7d;

/** The text of one object is being gathered, and how deep inside it the reader is. */
class ObjectScanner {
  private parts: string[] = [];
  private size = 0;
  private depth = 0;
  private inString = false;
  private escaped = false;
  private line = 1;
  private startLine = 1;
  /** The feature list lies one level inside a collection. */
  private base = 0;
  private before = '';

  *push(text: string): Generator<JsonPiece> {
    let start = this.depth > this.base ? 0 : -1;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 0x0a) this.line += 1;
      if (this.inString) {
        this.stringLetter(code);
        continue;
      }
      if (code === quote) this.inString = true;
      else if (code === open) {
        if (this.depth === this.base) {
          start = at;
          this.startLine = this.line;
        }
        this.depth += 1;
      } else if (code === close && this.depth > this.base) {
        this.depth -= 1;
        if (this.depth === this.base && start >= 0) {
          yield this.take(text.slice(start, at + 1));
          start = -1;
        }
      } else if (
        code === 0x5b &&
        this.base === 0 &&
        this.depth === 1 &&
        this.opensFeatures(text, start, at)
      ) {
        this.base = 1;
        this.parts = [];
        this.size = 0;
        start = -1;
      }
    }
    if (start >= 0) this.keep(text.slice(start));
  }

  private stringLetter(code: number): void {
    if (this.escaped) this.escaped = false;
    else if (code === backslash) this.escaped = true;
    else if (code === quote) this.inString = false;
  }

  /** Whether the bracket opens the list of a feature collection. */
  private opensFeatures(text: string, start: number, at: number): boolean {
    this.before = `${this.parts.join('')}${text.slice(Math.max(0, start), at)}`;
    return /"features"\s*:\s*$/.test(this.before.slice(-40));
  }

  private keep(text: string): void {
    this.size += text.length;
    if (this.size > longestPiece) throw new RangeError(`line ${this.startLine}: an object of over 32 MB`);
    this.parts.push(text);
  }

  private take(text: string): JsonPiece {
    this.parts.push(text);
    const piece = { line: this.startLine, text: this.parts.join('') };
    this.parts = [];
    this.size = 0;
    return piece;
  }
}

/**
 * The features of a GeoJSON collection, or the objects of a text with one object after another, as they come in and in
 * constant memory.
 */
export async function* readJsonObjects(chunks: AsyncIterable<string>): AsyncGenerator<JsonPiece> {
  const scanner = new ObjectScanner();
  for await (const chunk of chunks) yield* scanner.push(chunk);
}
