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
  tags: readonly string[];
  /** Minutes that reading takes. */
  minutes: number;
  markdown: string;
}

const articlesDirectory = path.resolve(import.meta.dirname, '../../data/articles');
const wordsPerMinute = 220;
const form = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Reads the head of an article (`key: value` lines) and its text; throws where something is missing. */
export function parseArticle(country: string, city: string, file: string, source: string): Article {
  const parts = form.exec(source);
  if (!parts) throw new Error(`${country}/${city}/${file}: has no head between --- lines`);
  const head = new Map(
    parts[1]!.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const field = (name: string) => {
    const value = head.get(name);
    if (!value) throw new Error(`${country}/${city}/${file}: has no ${name}`);
    return value;
  };
  const writtenOn = field('writtenOn');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(writtenOn))
    throw new Error(`${country}/${city}/${file}: writtenOn is no date`);
  const markdown = parts[2]!.trim();
  return {
    country,
    city,
    file,
    title: field('title'),
    description: field('description'),
    writtenOn,
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
