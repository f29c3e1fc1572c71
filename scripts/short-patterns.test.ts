import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './import-rules.ts';

const root = resolve(import.meta.dirname, '..');
const LONGEST = 80;

const isReading = (file: string) =>
  /^(?:assistant\/src\/read|reader\/src)\//.test(file) && !file.endsWith('.test.ts');

/** A regular expression literal: a slash where no division can stand, and all up to the next one outside of brackets. */
const inBrackets = /\[(?:[^\]\\]|\\.)*\]/;
const body = new RegExp(`(?:[^/\\\\[]|\\\\.|${inBrackets.source})+`);
const literal = new RegExp(`(?<=^|[=(,:!?&|[\\s])/(?![/*])${body.source}/[a-z]*`, 'g');
const comment = /^\s*(?:\*|\/\/|\/\*)/;

/** The literals of a text that are too long, each with its line. */
const tooLong = (text: string) =>
  text.split('\n').flatMap((line, index) => {
    const found = comment.test(line) ? [] : [...line.matchAll(literal)];
    return found
      .filter(([pattern]) => pattern.length > LONGEST)
      .map(([pattern]) => ({ line: index + 1, pattern }));
  });

describe('the patterns that read a message', () => {
  it('are short enough to be read themselves', () => {
    const long = sourceFiles(root)
      .filter(isReading)
      .flatMap((file) =>
        tooLong(readFileSync(join(root, file), 'utf8')).map(
          ({ line, pattern }) => `${file}:${line} ${pattern}`,
        ),
      );
    expect(long).toEqual([]);
  });

  it('are found wherever they stand', () => {
    const long = `/${'a|'.repeat(LONGEST)}[/]\\/b/iu`;
    const text = `const one =\n  ${long};\n// ${long}\ntext.replace(${long}, '').split(/,/);\nconst half = all / 2;`;
    expect(tooLong(text)).toEqual([
      { line: 2, pattern: long },
      { line: 4, pattern: long },
    ]);
  });
});
