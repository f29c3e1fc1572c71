import { createServer } from 'node:net';
import type { ExtraPlace } from '@wayfare/atlas';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Mail } from '../identity/send-mail.ts';
import { openWorld, type World } from '../places/open-world.ts';
import { freshDatabase } from './fresh-database.ts';
import { goneAfterTest } from './gone-after-test.ts';
import { TestBrowser } from './test-browser.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const startedAt = Date.UTC(2026, 4, 1, 9);

/** A clock that ticks a millisecond at every look, and can be put forward. */
function tickingClock() {
  let time = startedAt;
  return { now: () => time++, forward: (ms: number) => (time += ms) };
}

/** How long a server that closes waits for its readers. */
const patienceMs = 1000;
const sharedWorld = openWorld();

interface TestOptions {
  env?: Record<string, string>;
  /** The built browser application, where it is not the one that was built. */
  webDirectory?: string;
  /** Catch mail in `server.mails` instead of having no mail server. */
  mail?: boolean;
  /** Tell the app where its database is, as an operator of PostgreSQL does; nobody is an admin by coming first then. */
  knowsDatabase?: boolean;
  /** What an operator has imported. */
  extras?: readonly ExtraPlace[];
  /** A world of its own, where it is not the one that all tests of a file share. */
  world?: World;
}

/** The real app on a real database of the engine under test, listening on loopback; gone after the test. */
export async function testServer(options: TestOptions = {}) {
  const { env = {}, mail = false, knowsDatabase = false, extras = [], webDirectory } = options;
  const database = await freshDatabase();
  const port = await freePort();
  const config = readConfig({
    LOG_LEVEL: 'silent',
    PORT: String(port),
    WAYFARE_DATA: database.directory,
    ...(knowsDatabase && database.databaseUrl !== null && { DATABASE_URL: database.databaseUrl }),
    // A thread for each test file would take longer than its tests; what threads add has tests of its own.
    PLANNING_THREADS: '0',
    // Nobody outside is asked unless a test stands in for them.
    OUTSIDE: 'off',
    ...env,
  });
  const clock = tickingClock();
  const mails: Mail[] = [];
  const sendMail = async (sent: Mail) => {
    mails.push(sent);
  };
  const { app, adminSetupLinks } = await createApp({
    config: webDirectory === undefined ? config : { ...config, webDirectory },
    db: database.db,
    now: clock.now,
    sendMail: mail ? sendMail : null,
    ...(options.world ?? (extras.length > 0 ? openWorld({ extras }) : sharedWorld)),
  });
  await app.listen({ host: '127.0.0.1', port });
  goneAfterTest(async () => {
    // A server waits for its readers, and nobody reads any more what a test left unread.
    const cut = setTimeout(() => app.server.closeAllConnections(), patienceMs);
    await app.close();
    clearTimeout(cut);
    await database.drop();
  });
  const browser = (origin = config.origin) => new TestBrowser(origin, `http://127.0.0.1:${port}`);
  return {
    app,
    db: database.db,
    directory: database.directory,
    databaseUrl: database.databaseUrl,
    origin: config.origin,
    port,
    clock,
    mails,
    adminSetupLinks,
    browser,
    /** A browser signed in with a new Wayfare ID of this name. */
    signedIn: async (name: string) => {
      const signedInBrowser = browser();
      await signedInBrowser.register(name);
      const welcome = mails.findIndex(({ subject }) => /^Your .+ account$/.test(subject));
      if (welcome >= 0) await signedInBrowser.followWelcome(mails.splice(welcome, 1)[0]!.text);
      return signedInBrowser;
    },
    /** Makes an account an admin behind the product's back. */
    makeAdmin: (name: string) =>
      database.db
        .updateTable('users')
        .set({ admin: 1 })
        .where('email', '=', `${name.toLowerCase()}@example.org`)
        .execute(),
  };
}
