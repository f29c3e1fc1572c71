import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Resolves once a server that was started says that it is ready; fails with what it said where it ends before. */
export const untilReady = (child: ChildProcessByStdio<null, Readable, Readable>) =>
  new Promise<void>((ready, fail) => {
    let said = '';
    const listen = (piece: Buffer) => {
      said += piece.toString();
      if (said.includes('is ready at')) ready();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => fail(new Error(`the server ended with code ${code}:\n${said}`)));
  });
