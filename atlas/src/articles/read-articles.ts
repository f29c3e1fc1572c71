import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An article of the blog, as it is written down in `atlas/data/articles/{country}/{city}/{file}.md`. */
export interface Article {
  country: string;
  city: string;
  file: string;
  title: string;
  description: string;
  /** `YYYY-MM-DD`. */
  writtenOn: string;
  /** The same, of the last time its facts were gone through. */
  updatedOn: string;
  /** The days that it tells, with the atlas ids of their sights in the order in which one goes. */
  days: readonly { title: string; sights: readonly string[] }[];
  tags: readonly string[];
  /** Minutes that reading takes. */
  minutes: number;
  markdown: string;
}

const articlesDirectory = path.resolve(import.meta.dirname, '../../data/articles');
const wordsPerMinute = 220;
const form = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** `day: Title | it/rome/colosseum, it/rome/pantheon` */
function dayOf(line: string) {
  const [title = '', places = ''] = line.split(' | ');
  const sights = places.split(',').map((place) => {
    const [country, city, sight] = place.trim().split('/');
    return `${country}-${city}/${sight}`;
  });
  return { title: title.trim(), sights };
}

/** Reads the head of an article (`key: value` lines) and its text; throws where something is missing. */
export function parseArticle(country: string, city: string, file: string, source: string): Article {
  const parts = form.exec(source);
  if (!parts) throw new Error(`${country}/${city}/${file}: has no head between --- lines`);
  const lines = parts[1]!.split('\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
  });
  const head = new Map(lines);
  const field = (name: string) => {
    const value = head.get(name);
    if (!value) throw new Error(`${country}/${city}/${file}: has no ${name}`);
    return value;
  };
  const dateOf = (name: string) => {
    const on = field(name);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(on)) throw new Error(`${country}/${city}/${file}: ${name} is no date`);
    return on;
  };
  const markdown = parts[2]!.trim();
  return {
    country,
    city,
    file,
    title: field('title'),
    description: field('description'),
    writtenOn: dateOf('writtenOn'),
    updatedOn: dateOf('updatedOn'),
    days: lines.flatMap(([name, line]) => (name === 'day' ? [dayOf(line)] : [])),
    tags: field('tags')
      .split(',')
      .map((tag) => tag.trim()),
    minutes: Math.max(1, Math.round(markdown.split(/\s+/).length / wordsPerMinute)),
    markdown,
  };
}

/** All articles, newest first. */
export function readArticles(directory = articlesDirectory): Article[] {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  return files
    .map((name) => {
      const [country = '', city = '', file = ''] = name.replace(/\.md$/, '').split(path.sep);
      return parseArticle(country, city, file, readFileSync(path.join(directory, name), 'utf8'));
    })
    .sort((a, b) => b.writtenOn.localeCompare(a.writtenOn) || a.title.localeCompare(b.title));
}
