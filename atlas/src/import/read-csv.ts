/** One record of a CSV file and the line on which it begins; `fault` when its quotes do not close. */
export interface CsvRecord {
  line: number;
  cells: string[];
  fault?: string;
}

const longestRecord = 1 << 20;

function guessDelimiter(firstLine: string): string {
  const count = (sign: string) => firstLine.split(sign).length;
  return [',', '\t', ';'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Splits text into records as it comes in; a quoted cell may hold line breaks. */
class CsvSplitter {
  private cells: string[] = [];
  private cell = '';
  private quoted = false;
  private quoteSeen = false;
  private line = 1;
  private startLine = 1;
  private size = 0;
  private readonly delimiter: string;

  constructor(delimiter: string) {
    this.delimiter = delimiter;
  }

  *push(text: string): Generator<CsvRecord> {
    for (const letter of text) {
      if (letter === '\n') this.line += 1;
      this.size += 1;
      if (this.size > longestRecord) {
        yield this.take('is longer than a million characters (a quote that does not close?)');
        continue;
      }
      if (this.quoted) this.inQuotes(letter);
      else this.outside(letter);
      if (this.quoted || letter !== '\n') continue;
      const record = this.take();
      if (record.cells.length > 1 || record.cells[0] !== '') yield record;
    }
  }

  *end(): Generator<CsvRecord> {
    if (this.quoted && !this.quoteSeen) yield this.take('has a quote that does not close');
    else if (this.cell !== '' || this.cells.length > 0) yield this.take();
  }

  private inQuotes(letter: string): void {
    if (!this.quoteSeen) {
      if (letter === '"') this.quoteSeen = true;
      else this.cell += letter;
      return;
    }
    this.quoteSeen = false;
    if (letter === '"') this.cell += '"';
    else {
      this.quoted = false;
      this.outside(letter);
    }
  }

  private outside(letter: string): void {
    if (letter === '"' && this.cell === '') this.quoted = true;
    else if (letter === this.delimiter) {
      this.cells.push(this.cell);
      this.cell = '';
    } else if (letter !== '\r' && letter !== '\n') this.cell += letter;
  }

  private take(fault?: string): CsvRecord {
    const record = { line: this.startLine, cells: [...this.cells, this.cell], ...(fault ? { fault } : {}) };
    this.cells = [];
    this.cell = '';
    this.quoted = false;
    this.quoteSeen = false;
    this.size = 0;
    this.startLine = this.line;
    return record;
  }
}

/** Reads CSV (comma, semicolon or tab, found out from the first line) record by record, in constant memory. */
export async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  let head = '';
  let splitter: CsvSplitter | null = null;
  for await (const chunk of chunks) {
    if (splitter) {
      yield* splitter.push(chunk);
      continue;
    }
    head += chunk;
    const lineEnd = head.indexOf('\n');
    if (lineEnd < 0 && head.length < longestRecord) continue;
    const text = head.replace(/^\uFEFF/, '');
    splitter = new CsvSplitter(guessDelimiter(text.slice(0, lineEnd < 0 ? undefined : lineEnd)));
    yield* splitter.push(text);
  }
  if (!splitter) {
    const text = head.replace(/^\uFEFF/, '');
    splitter = new CsvSplitter(guessDelimiter(text));
    yield* splitter.push(text);
  }
  yield* splitter.end();
}
