import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The path of a file inside an installed package, whatever the package exports. */
export function packageFile(name: string, file: string): string {
  for (let directory = import.meta.dirname; ; directory = path.dirname(directory)) {
    const candidate = path.join(directory, 'node_modules', name, file);
    if (existsSync(candidate)) return candidate;
    if (directory === path.dirname(directory))
      throw new Error(`the package ${name} is not installed (${file})`);
  }
}

/** The installed version of a package. */
export function packageVersion(name: string): string {
  return (JSON.parse(readFileSync(packageFile(name, 'package.json'), 'utf8')) as { version: string }).version;
}
