import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `npm run bench -- NAME [options]`: runs one bench, or says which there are. */
const benches = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(join(import.meta.dirname, name, 'run.ts')),
);
const [name, ...options] = process.argv.slice(2);

if (!name || !benches.includes(name)) {
  process.stderr.write(`Usage: npm run bench -- NAME [options]\nBenches: ${benches.join(', ')}\n`);
  process.exit(2);
}
const bench = (await import(`./${name}/run.ts`)) as { default: (options: string[]) => Promise<void> };
await bench.default(options);
