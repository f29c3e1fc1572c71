import { type Database, openDatabase } from '@wayfare/server/db/open-database';
import { printTable, shown } from '../planner/table.ts';
import { type BenchDatabase, openBenchDatabase } from './bench-database.ts';
import { constantPath } from './constant-path.ts';
import { fillAccount, fillOthers } from './fill-trips.ts';
import { measure, type Measured } from './measure.ts';
import { measuredTrip } from './measured-trip.ts';
import { editing, type Operation } from './operations.ts';
import { signInDemo } from './sign-in-demo.ts';
import { startServer } from './start-server.ts';

const asked = ['list', 'trip', 'save', 'ics'] as const;
type Cost = { server: number; database: number | null };
/** What each thing costs at one size, in milliseconds of processor. */
interface Point {
  size: string;
  costs: Record<(typeof asked)[number] | 'constant', Cost>;
}

const constantBytes = 1000;
const barLength = 40;
const usualDays = 7;

interface Site {
  server: Measured;
  cookie: string;
  db: Database;
  seconds: number;
}

async function save({ server, cookie }: Site, days: number): Promise<string> {
  const headers = { cookie, 'content-type': 'application/json' };
  const body = JSON.stringify(measuredTrip(0, days));
  const answer = await fetch(`${server.origin}/api/save`, { method: 'POST', headers, body });
  return ((await answer.json()) as { _id: string })._id;
}

async function pointOf(site: Site, size: string, tripId: string, days = usualDays): Promise<Point> {
  const operations: Omit<Operation, 'goal'>[] = [
    { name: 'list', path: '/api/trips', clients: 10 },
    { name: 'trip', path: `/api/trip/${tripId}`, clients: 10 },
    // One at a time: several share a commit, more or fewer of them as it happens.
    { name: 'save', path: '/api/save', clients: 1, talk: editing([tripId], { clients: 1, days }) },
    { name: 'ics', path: `/api/trip-export/${tripId}.ics`, clients: 6 },
    { name: 'constant', path: `${constantPath}?bytes=${constantBytes}`, clients: 10 },
  ];
  const costs: Partial<Point['costs']> = {};
  for (const operation of operations) {
    // What is done in a thread waits for the thread to start.
    if (!operation.talk)
      await fetch(`${site.server.origin}${operation.path}`, { headers: { cookie: site.cookie } });
    const row = await measure(site.server, operation, site.cookie, site.seconds);
    const cost = { server: row.cpuMsPerRequest, database: row.databaseCpuMs ?? null };
    costs[operation.name as keyof Point['costs']] = cost;
  }
  process.stderr.write(`  measured: ${size}\n`);
  return { size, costs: costs as Point['costs'] };
}

/** The first requests of a server cost several times what later ones do. */
async function warmUp(site: Site) {
  const tripId = await save(site, usualDays);
  await pointOf({ ...site, seconds: 1 }, 'a first time, which does not count', tripId);
  const { server, cookie } = site;
  await fetch(`${server.origin}/api/trip/${tripId}`, { method: 'DELETE', headers: { cookie } });
}

/** Opens a site that nobody has used yet, and closes it again. */
async function onSite<T>(seconds: number, options: readonly string[], work: (site: Site) => Promise<T>) {
  const database: BenchDatabase = await openBenchDatabase(options);
  try {
    const server = await startServer('measured', {
      ACCOUNT_TRIPS: '1000000',
      ACCOUNT_TRIP_MB: '100000',
      ...(database.url !== null && { DATABASE_URL: database.url }),
    });
    const db = await openDatabase(database.url, server.directory);
    try {
      const measured = { ...server, databaseCpuSeconds: database.cpuSeconds };
      const site = { server: measured, cookie: await signInDemo(server.origin), db, seconds };
      await warmUp(site);
      return await work(site);
    } finally {
      await db.destroy();
      await server.stop();
    }
  } finally {
    await database.stop();
  }
}

const inWords = (count: number) => count.toLocaleString('en');

async function ofOneAccount(site: Site) {
  const like = await save(site, usualDays);
  const points: Point[] = [];
  let has = 1;
  for (const count of [1, 100, 10_000]) {
    if (count > has) await fillAccount(site.db, { like, from: has + 1, to: count });
    has = count;
    points.push(await pointOf(site, inWords(count), like));
  }
  return points;
}

async function ofWholeSite(site: Site, isLarge: boolean) {
  const like = await save(site, usualDays);
  const points: Point[] = [];
  let has = 0;
  for (const count of [10_000, 100_000, ...(isLarge ? [1_000_000] : [])]) {
    await fillOthers(site.db, { like, from: has + 1, to: count });
    has = count;
    points.push(await pointOf(site, inWords(count), like));
  }
  return points;
}

async function ofLongTrips(site: Site) {
  const points: Point[] = [];
  for (const days of [usualDays, 28, 60])
    points.push(await pointOf(site, `${days} days`, await save(site, days), days));
  return points;
}

/** One axis as a table and as bars, each thing against its own dearest. */
function draw(title: string, points: readonly Point[]) {
  const columns = [...asked, 'constant'] as const;
  const cell = ({ server, database }: Cost) =>
    database === null ? shown(server, 3) : `${shown(server, 3)} + ${shown(database, 3)}`;
  printTable(
    `${title}: ms of processor a request${points[0]?.costs.list.database === null ? '' : ', of server + database'}`,
    ['', ...columns],
    points.map(({ size, costs }) => [size, ...columns.map((name) => cell(costs[name]))]),
  );
  const whole = ({ server, database }: Cost) => server + (database ?? 0);
  console.log('');
  for (const name of asked) {
    const most = Math.max(...points.map(({ costs }) => whole(costs[name])));
    for (const [index, { size, costs }] of points.entries()) {
      const bar = '█'.repeat(Math.max(1, Math.round((whole(costs[name]) / most) * barLength)));
      console.log(`  ${(index === 0 ? name : '').padEnd(5)} ${size.padStart(9)} ${bar}`);
    }
  }
}

/** What a request costs against how much there is: trips of one account, trips of all, days of a trip. */
export async function chart(options: readonly string[], seconds: number) {
  const charts = [
    { title: 'Trips of one account', points: await onSite(seconds, options, ofOneAccount) },
    { title: 'Days of a trip', points: await onSite(seconds, options, ofLongTrips) },
    {
      title: 'Trips of all accounts',
      points: await onSite(seconds, options, (site) => ofWholeSite(site, options.includes('--large'))),
    },
  ];
  for (const { title, points } of charts) draw(title, points);
  console.log(JSON.stringify({ bench: 'server', isPostgres: options.includes('--postgres'), charts }));
}
