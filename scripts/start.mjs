// `npm start`, `npm run dev` and `npm test`: prepares what is not up to date, then hands over to the pinned Node.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { cache, memorySettings, pinnedNode, prepare, root, serverProgram } from './prepare.mjs';

const programs = {
  start: { args: serverProgram, web: true },
  dev: { args: ['scripts/dev.ts'], web: false },
  test: { args: ['scripts/test.ts'], web: true },
};
const [name = 'start', ...rest] = process.argv.slice(2);
const program = programs[name];
if (!program) {
  process.stderr.write(`Unknown program "${name}"; there are ${Object.keys(programs).join(', ')}.\n`);
  process.exit(2);
}

try {
  await prepare({ web: program.web });
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}

// Sources are compiled once and kept: a later start is quicker and never loads the TypeScript compiler.
const env = { NODE_COMPILE_CACHE: join(cache, 'compiled'), ...memorySettings, ...process.env };
const child = spawn(pinnedNode, [...program.args, ...rest], { cwd: root, stdio: 'inherit', env });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
