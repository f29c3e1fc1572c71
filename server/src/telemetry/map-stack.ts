import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';

const keptMaps = 20;
const place = /(https?:\/\/[^\s)]+?\/assets\/([\w.-]+\.js))(?:\?[^\s):]*)?:(\d+):(\d+)/g;

/**
 * Writes a browser's stack in terms of our sources, by the maps that the build leaves beside the scripts. A line of
 * a script that is not of this build stays as it is.
 */
export function stackMapper(webDirectory: string) {
  const maps = new Map<string, Promise<SourceMap | null>>();
  const read = async (script: string) => {
    try {
      return new SourceMap(JSON.parse(await readFile(join(webDirectory, 'assets', `${script}.map`), 'utf8')));
    } catch {
      return null;
    }
  };
  const mapOf = (script: string) => {
    const known = maps.get(script);
    if (known) return known;
    const reading = read(script);
    maps.set(script, reading);
    if (maps.size > keptMaps) maps.delete(maps.keys().next().value!);
    return reading;
  };
  return async (stack: string) => {
    const scripts = new Set([...stack.matchAll(place)].map(([, , script]) => basename(script!)));
    const known = new Map<string, SourceMap | null>();
    for (const script of scripts) known.set(script, await mapOf(script));
    return stack.replace(place, (whole, _address, script: string, line: string, column: string) => {
      const entry = known.get(script)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!entry || !('originalSource' in entry) || !entry.originalSource) return whole;
      const source = entry.originalSource.replace(/^(\.\.\/)+/, '');
      return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    });
  };
}
