import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of the application's stylesheet; null where the application is not built. */
export function stylesheetOf(webDirectory: string): string | null {
  try {
    const document = readFileSync(join(webDirectory, 'index.html'), 'utf8');
    return /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(document)?.[1] ?? null;
  } catch {
    return null;
  }
}
