import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openAtlas } from '../open-atlas.ts';
import { readSightGuides } from './read-sight-guides.ts';
import { fewestWords, parseSightGuides, wordsOf } from './sight-guide.ts';

const directory = path.resolve(import.meta.dirname, '../../data/sights');
const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
);
const atlas = openAtlas();
const long = 'word '.repeat(fewestWords).trim();

describe('guides of sights', () => {
  it.each(files)('%s is about sights of its city, each with enough to read', (file) => {
    const cityId = file.replace('.md', '').replace(path.sep, '-');
    const known = new Set(atlas.topAttractions(cityId).map(({ id }) => id.split('/')[1]));
    const guides = readSightGuides(cityId);
    expect(guides.size).toBeGreaterThan(0);
    expect([...guides.keys()].filter((slug) => !known.has(slug))).toEqual([]);
  });

  it('share no sentence with another', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const file of files) {
      const guides = parseSightGuides(readFileSync(path.join(directory, file), 'utf8'));
      for (const [slug, { page: _page, ...parts }] of guides) {
        for (const sentence of Object.values(parts).flatMap((text) => text.split(/(?<=[.!?]) /))) {
          if (sentence.length < 60) continue;
          const before = seen.get(sentence);
          if (before) twice.push(`${before} and ${slug}: ${sentence}`);
          seen.set(sentence, slug);
        }
      }
    }
    expect(twice).toEqual([]);
  });

  it('are refused where a part is unknown, told twice, missing or all too short', () => {
    expect(() => parseSightGuides(`## a\nabout: ${long}\nprice: 3 euros`)).toThrow('no part');
    expect(() => parseSightGuides(`## a\nabout: ${long}\nabout: more`)).toThrow('twice');
    expect(() => parseSightGuides(`## a\nsee: ${long}`)).toThrow('about is missing');
    expect(() => parseSightGuides('## a\nabout: A square.')).toThrow('words are fewer');
    expect(() => parseSightGuides(`## a\nabout: ${long}\n## a\nabout: ${long}`)).toThrow('stands twice');
  });

  it('count the words of every part', () => {
    expect(wordsOf({ about: 'one two', see: 'three' })).toBe(3);
  });

  it('are none for a city without them, or with a name that is a path', () => {
    expect(readSightGuides('xx-nowhere').size).toBe(0);
    expect(readSightGuides('pt-../../notes').size).toBe(0);
    expect(existsSync(directory)).toBe(true);
  });
});
