import { categories } from '../catalogue/categories.ts';
import type { Category } from '../catalogue/categories.ts';
import type { ExtractResult, RawPlace } from './extract-row.ts';
import { toExtractRow } from './extract-row.ts';
import { readCsv } from './read-csv.ts';

type Cells = (...names: readonly string[]) => string | undefined;

const wikivoyageCategories: Readonly<Record<string, Category>> = {
  see: 'landmark',
  do: 'experience',
  buy: 'shopping',
  eat: 'food',
  drink: 'nightlife',
  view: 'viewpoint',
};

function isCategory(word: string): word is Category {
  return (categories as readonly string[]).includes(word);
}

function fromListing(cells: Cells): RawPlace | string {
  const type = cells('type')?.toLowerCase() ?? '';
  const category = wikivoyageCategories[type];
  if (!category) return `a listing of type "${type}" is nothing that a traveller visits`;
  const name = cells('title', 'name') ?? '';
  const article = cells('article');
  return {
    id: article === undefined ? undefined : `${article} ${name}`,
    name,
    localName: cells('alt'),
    lat: cells('latitude', 'lat'),
    lon: cells('longitude', 'long', 'lon'),
    category,
    description: cells('description', 'content'),
    hours: cells('hours'),
    address: cells('address'),
    url: cells('url'),
    phone: cells('phone'),
    wikidata: cells('wikidata'),
  };
}

function fromOwnRow(cells: Cells): RawPlace | string {
  const word = cells('category', 'type')?.toLowerCase().replace(/[ -]/g, '_') ?? 'landmark';
  if (!isCategory(word)) return `category "${word}" is none of ${categories.join(' ')}`;
  return {
    id: cells('id'),
    name: cells('name', 'title') ?? '',
    localName: cells('local_name', 'localname'),
    lat: cells('lat', 'latitude'),
    lon: cells('lon', 'lng', 'longitude'),
    category: word,
    description: cells('description', 'why'),
    hours: cells('hours', 'opening_hours'),
    address: cells('address'),
    url: cells('url', 'website'),
    phone: cells('phone'),
    wheelchair: cells('wheelchair'),
    fee: cells('fee', 'price'),
    wikidata: cells('wikidata'),
  };
}

/** Reads a table with a heading: a Wikivoyage listings dump, or an operator's own CSV. */
export async function* readTable(
  kind: 'wikivoyage' | 'csv',
  chunks: AsyncIterable<string>,
): AsyncGenerator<ExtractResult> {
  let columns: Map<string, number> | null = null;
  for await (const { line, cells, fault } of readCsv(chunks)) {
    if (!columns) {
      columns = new Map(cells.map((name, index) => [name.trim().toLowerCase(), index]));
      const missing = missingColumn(columns);
      if (missing) {
        yield { line, problem: `the heading names no column ${missing}` };
        return;
      }
      continue;
    }
    const known = columns;
    if (fault) {
      yield { line, problem: fault };
      continue;
    }
    if (cells.length > known.size) {
      yield { line, problem: `has ${cells.length} cells under a heading of ${known.size}` };
      continue;
    }
    const pick: Cells = (...names) =>
      names.map((name) => cells[known.get(name) ?? -1]).find((cell) => cell?.trim());
    const raw = kind === 'wikivoyage' ? fromListing(pick) : fromOwnRow(pick);
    yield typeof raw === 'string' ? { line, problem: raw } : toExtractRow(kind, raw, line);
  }
}

function missingColumn(columns: ReadonlyMap<string, number>): string | null {
  if (!columns.has('name') && !columns.has('title')) return '"name"';
  if (!columns.has('lat') && !columns.has('latitude')) return '"lat"';
  if (!['lon', 'lng', 'long', 'longitude'].some((name) => columns.has(name))) return '"lon"';
  return null;
}
