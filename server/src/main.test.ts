import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let directory: string;
let blocker: Server;
let port: number;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'wayfare-main-'));
  blocker = createServer();
  port = await new Promise((resolve) => {
    blocker.listen(0, '127.0.0.1', () => resolve((blocker.address() as { port: number }).port));
  });
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const free = () => new Promise((done) => blocker.close(done));

function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: String(port), WAYFARE_DATA: directory, LOG_LEVEL: 'error', ...env },
  });
  let said = '';
  const heard: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      said += piece.toString();
      for (const listener of heard) listener();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => said.includes(text) && resolve();
      heard.push(look);
      look();
      void ended.then((code) => reject(new Error(`ended with ${code} and said: ${said}`)));
    });
  return { child, ended, says, said: () => said };
}

describe('the server as a process', () => {
  it('prints its address, answers when ready, and closes cleanly with streams open', async () => {
    await free();
    const server = start();
    const address = `http://127.0.0.1:${port}`;
    await server.says(`Wayfare is ready at ${address}`);
    expect(await (await fetch(`${address}/healthz`)).text()).toBe('ok\n');
    const stream = await fetch(`${address}/api/message`);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await stream.text();
    expect(server.said().trim().split('\n')).toHaveLength(1);
  });

  it('says in one sentence that its port is taken', async () => {
    const server = start();
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(/EADDRINUSE.*\n$/);
    await free();
  });

  it('lists every fault of its settings and does not start', async () => {
    await free();
    const server = start({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain('PORT is "x"');
    expect(server.said()).toContain('LOG_LEVEL is "loud"');
  });
});
