import { setTimeout as wait } from 'node:timers/promises';
import { TestBrowser } from '@wayfare/server/testing/test-browser';
import { seededRandom } from '@wayfare/planner';
import { measuredEdits, measuredTrip } from '../server/measured-trip.ts';

const longestPauseMs = 2000;
const streamMs = 3000;
const questions = ['Five days in Lisbon and Porto', 'A week in Japan with children', 'Two days in Rome'];
const formats = ['ics', 'pdf', 'md', 'gpx'];

/** A browser behind an address of its own. */
class Visitor extends TestBrowser {
  readonly #address: string;
  constructor(origin: string, address: string) {
    super(origin);
    this.#address = address;
  }
  override fetch(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', this.#address);
    return super.fetch(path, { ...init, headers });
  }
}

/** Reads an event stream for a while, as somebody who looks on with a link to edit. */
async function lookOn(guest: Visitor, path: string) {
  const leaving = new AbortController();
  const answer = await guest.fetch(path, { signal: leaving.signal });
  await wait(streamMs);
  leaving.abort();
  await answer.body?.cancel().catch(() => {});
}

/** One trip, made and shared: what is done with it, by how often it comes up. */
async function tripActs(owner: Visitor, guest: Visitor, random: () => number) {
  const oneOf = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)]!;
  const { _id: id, version: made } = (await owner.post('/api/save', measuredTrip())).json;
  const { secret } = (await owner.post(`/api/trip/${id}/tickets`, { right: 'edit' })).json;
  let version = made as number;
  const save = async () => {
    const edits = measuredEdits(version);
    const saved = await owner.post('/api/save', { kind: 'edits', _id: id, version, edits });
    if (saved.status === 200) version = saved.json.version;
    return saved.status;
  };
  const statusOf = async (call: Promise<{ status: number }>) => (await call).status;
  const acts: readonly [share: number, act: () => Promise<number>][] = [
    [0.5, save],
    [0.65, () => statusOf(owner.get('/api/trips'))],
    [0.75, () => statusOf(owner.get(`/api/trip-export/${id}.${oneOf(formats)}`))],
    [0.83, () => statusOf(owner.post('/api/ask', { question: oneOf(questions), history: [], trip: null }))],
    [0.95, () => lookOn(guest, `/api/message?trip=${id}.${secret}`).then(() => 200)],
    [1, () => statusOf(owner.post('/api/log-view', { path: `/trip/${Math.floor(random() * 1e9)}` }))],
  ];
  const act = () => {
    const dice = random();
    return acts.find(([share]) => dice < share)![1]();
  };
  return { act, remove: () => owner.delete(`/api/trip/${id}`) };
}

/**
 * People who register, make a trip, change it, export it, ask the assistant and are looked on at; a few minutes later each
 * is somebody new. Answers what was refused, by its status.
 */
export async function editFor(origin: string, options: { people: number; seconds: number }) {
  const refused = new Map<number | string, number>();
  const note = (status: number | string) => {
    if (typeof status === 'string' || status >= 400) refused.set(status, (refused.get(status) ?? 0) + 1);
  };
  const endsAt = performance.now() + options.seconds * 1000;
  const actsEach = 120;
  const person = async (index: number) => {
    const { unit: random } = seededRandom(1000 + index);
    for (let life = 0; performance.now() < endsAt; life += 1) {
      const owner = new Visitor(origin, `10.2.${index}.${life & 255}`);
      await owner.register(`Editor${index}x${life}`);
      const { act, remove } = await tripActs(
        owner,
        new Visitor(origin, `10.3.${index}.${life & 255}`),
        random,
      );
      for (let count = 0; count < actsEach && performance.now() < endsAt; count += 1) {
        note(await act());
        await wait(random() * longestPauseMs);
      }
      await remove();
    }
  };
  const steadily = async (index: number) => {
    while (performance.now() < endsAt) await person(index).catch((error: Error) => note(error.message));
  };
  await Promise.all(Array.from({ length: options.people }, (_, index) => steadily(index)));
  return refused;
}
