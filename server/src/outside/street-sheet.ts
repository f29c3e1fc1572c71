import { z } from 'zod';
import { BadAnswer } from './fetch-bounded.ts';

/** How the layers of tiles are called and what is in them. */
export type StreetSchema = 'openmaptiles' | 'protomaps';

/** What is known of a set of street tiles. */
export interface StreetSheet {
  schema: StreetSchema;
  minzoom: number;
  maxzoom: number;
  /** West, south, east, north; null for the whole world. */
  bounds: [number, number, number, number] | null;
  credits: { text: string; url: string | null }[];
}

/** A sheet with the address of its tiles. */
export interface ServedSheet extends StreetSheet {
  template: string;
  /** Rows are counted from the south. */
  fromSouth: boolean;
}

const layers = z.array(z.object({ id: z.string() }));
const degrees = z.number().min(-180).max(180);
/** TileJSON 3, and the older ones as far as they go. */
export const tileJson = z.object({
  tiles: z.array(z.string()).min(1),
  minzoom: z.int().min(0).max(24).default(0),
  maxzoom: z.int().min(0).max(24).default(14),
  bounds: z.tuple([degrees, degrees, degrees, degrees]).optional(),
  attribution: z.string().max(2000).optional(),
  scheme: z.enum(['xyz', 'tms']).default('xyz'),
  vector_layers: layers.optional(),
});
export type TileJson = z.infer<typeof tileJson>;

/** A style, of which only the first source of vector tiles counts. */
export const styleJson = z.object({
  version: z.literal(8),
  sources: z.record(z.string(), z.looseObject({ type: z.string(), url: z.string().optional() })),
});

const link = /<a\s[^>]*href=["']([^"']*)["'][^>]*>([^<]*)<\/a>/gi;
const entities: Record<string, string> = { '&copy;': '©', '&amp;': '&', '&nbsp;': ' ', '&#169;': '©' };
const inWords = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#?\w+;/g, (entity) => entities[entity] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Whom to thank, from the HTML that a sheet has for it: links to the web by their words, nothing else of it. */
export function readCredits(html: string): StreetSheet['credits'] {
  const links = [...html.matchAll(link)].map(([, url = '', words = '']) => ({
    text: inWords(words),
    url: /^https?:\/\//.test(url) && URL.canParse(url) ? url : null,
  }));
  const credits = links.length > 0 ? links : [{ text: inWords(html), url: null }];
  return credits.filter(({ text }) => text !== '').slice(0, 6);
}

/** Which of the two schemas the layers are of. */
export function schemaOf(names: readonly string[] | undefined): StreetSchema {
  if (names === undefined || names.includes('transportation')) return 'openmaptiles';
  if (names.includes('roads')) return 'protomaps';
  throw new BadAnswer('the tiles are neither of OpenMapTiles’ nor of Protomaps’ schema');
}
