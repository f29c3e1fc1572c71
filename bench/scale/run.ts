import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '@wayfare/server/db/open-database';
import pg from 'pg';
import { printTable, rounded, shown } from '../planner/table.ts';
import { signInDemo } from '../server/sign-in-demo.ts';
import { startServer } from '../server/start-server.ts';
import { type Call, callsOf, smallTrip } from './calls.ts';
import { fillSite, type Size } from './fill-site.ts';

const ownTrips = 20;
const usersOf = (trips: number) => Math.max(1, Math.round(trips / 20));

type Site = Awaited<ReturnType<typeof openSite>>;

/** A database of its own on that server of PostgreSQL; gone with the bench. */
async function freshPostgres(server: string, name: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  return new URL(`/${name}`, server).href;
}

/** A site of that size, and somebody of twenty trips who is an admin there. */
async function openSite(size: Size, databaseUrl: string | null) {
  const settings = { TRUST_PROXY: '1', ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
  const server = await startServer('product', settings);
  const headers = { cookie: await signInDemo(server.origin), 'content-type': 'application/json' };
  const post = async (body: unknown) => {
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${server.origin}/api/save`, sent);
    if (!answer.ok) throw new Error(`a save was answered with ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { _id: string };
  };
  const tripIds: string[] = [];
  for (let index = 0; index < ownTrips; index += 1) tripIds.push((await post(smallTrip(`Own ${index}`)))._id);
  const db: Database = await openDatabase(databaseUrl, server.directory);
  await db.updateTable('users').set({ admin: 1 }).execute();
  const begun = performance.now();
  await fillSite(db, size, tripIds[0]!, Date.now());
  const filledMs = performance.now() - begun;
  await db.destroy();
  return { ...server, headers, post, calls: callsOf(tripIds), filledMs };
}

/** How long one call takes, its answer read to the end. */
async function ask({ origin, headers, post }: Site, { name, path, body, before }: Call, turn: number) {
  if (before) await post(before(turn));
  const sent = body && { method: 'POST', body: JSON.stringify(body(turn)) };
  const from = performance.now();
  // An address of its own each time: nobody asks as much as a bench does.
  const own = { ...headers, 'x-forwarded-for': `10.${turn & 255}.0.1` };
  const answer = await fetch(origin + path, { headers: own, ...sent });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}`);
  return performance.now() - from;
}

/** A quarter of the turns took less: what else the machine does is not of interest. */
const quarter = (list: readonly number[]) => list.toSorted((left, right) => left - right)[list.length >> 2]!;

/** One call on both sites in turns: what else the machine does meets both alike. */
async function compare(sites: readonly [Site, Site], index: number, turns: number) {
  const times: [number[], number[]] = [[], []];
  // The first turns warm what is kept, and do not count.
  for (let turn = -Math.ceil(turns / 5); turn < turns; turn += 1)
    for (const which of turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const time = await ask(sites[which], sites[which].calls[index]!, turn + turns);
      if (turn >= 0) times[which].push(time);
    }
  return { name: sites[0].calls[index]!.name, small: quarter(times[0]), large: quarter(times[1]) };
}

/**
 * What calls take on a site of many trips beside one of few, in turns. `--trips N` says how many, in accounts of twenty
 * each; `--postgres URL` measures on that server of PostgreSQL, where it makes two databases.
 */
export default async function run(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      trips: { type: 'string', default: '1000000' },
      few: { type: 'string', default: '1000' },
      turns: { type: 'string', default: '40' },
      only: { type: 'string', default: '' },
      postgres: { type: 'string' },
    },
  });
  const open = async (trips: number, name: string) =>
    openSite(
      { trips, users: usersOf(trips) },
      values.postgres === undefined ? null : await freshPostgres(values.postgres, name),
    );
  const sites: Site[] = [];
  try {
    sites.push(await open(Number(values.few), 'wayfare_few_trips'));
    sites.push(await open(Number(values.trips), 'wayfare_many_trips'));
    const both = sites as [Site, Site];
    const rows = [];
    for (const [index, { name }] of both[0].calls.entries())
      if (name.includes(values.only)) rows.push(await compare(both, index, Number(values.turns)));
    printTable(
      `${values.few} trips and ${values.trips}, ${values.postgres === undefined ? 'embedded' : 'PostgreSQL'}; filled in ${shown(both[1].filledMs / 1000, 0)} s`,
      ['lower quarter, in ms', 'few', 'many', 'ratio'],
      rows.map(({ name, small, large }) => [name, shown(small), shown(large), shown(large / small)]),
    );
    const ratios = rows.map(({ name, small, large }) => [name, rounded(large / small, 2)] as const);
    const memory = both.map((site) => Math.round(site.memoryMiB()));
    console.log(JSON.stringify({ bench: 'scale', ratios: Object.fromEntries(ratios), memory }));
  } finally {
    for (const site of sites) await site.stop();
  }
}
