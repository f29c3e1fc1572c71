import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '@wayfare/planner';

const longestPauseMs = 800;
const otherPages = ['/', '/featured-trips', '/city-guides', '/blogs'];
const readCalls = ['/api/get-featured-trips', '/api/search?q=kyo', '/api/cities'];

export interface Heard {
  /** Waits in milliseconds, by what was asked for. */
  waits: Map<string, number[]>;
  statuses: Map<string, number>;
}

/** One request whose answer is read to its end. */
async function ask(origin: string, agent: Agent, path: string, from: string) {
  const begun = performance.now();
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': from };
  const status = await once(get(origin + path, { agent, headers }), 'response')
    .then(async ([answer]: IncomingMessage[]) => {
      await once(answer!.resume(), 'end');
      return answer!.statusCode ?? 0;
    })
    // A connection that both let go at the same moment; a browser asks again.
    .catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
  return { status, milliseconds: performance.now() - begun };
}

/** Picks guides: few often and many seldom, or all alike. */
function guidePicker(guides: readonly string[], isEven: boolean, random: () => number) {
  if (isEven) return () => guides[Math.floor(random() * guides.length)]!;
  // The nth guide is read an nth as often as the first.
  const logarithm = Math.log(guides.length);
  return () => guides[Math.min(guides.length - 1, Math.floor(Math.exp(random() * logarithm)) - 1)]!;
}

async function guidesOf(origin: string) {
  const answer = await fetch(`${origin}/api/cities`);
  const { cities } = (await answer.json()) as { cities: { countrySlug: string; citySlug: string }[] };
  return cities.map(({ countrySlug, citySlug }) => `/city-guide/${countrySlug}/${citySlug}`);
}

/** People who read guides, pages and lists, each with pauses, until the time is over. */
export async function readFor(origin: string, options: { people: number; seconds: number; isEven: boolean }) {
  const heard: Heard = { waits: new Map(), statuses: new Map() };
  const agent = new Agent({ keepAlive: true, maxSockets: options.people * 2 });
  const guides = await guidesOf(origin);
  const endsAt = performance.now() + options.seconds * 1000;
  const note = (kind: string, { status, milliseconds }: Awaited<ReturnType<typeof ask>>) => {
    const waits = heard.waits.get(kind) ?? [];
    waits.push(milliseconds);
    heard.waits.set(kind, waits);
    if (typeof status === 'string' || status >= 400)
      heard.statuses.set(`${kind} ${status}`, (heard.statuses.get(`${kind} ${status}`) ?? 0) + 1);
  };
  const person = async (index: number) => {
    const { unit: random } = seededRandom(index + 1);
    const nextGuide = guidePicker(guides, options.isEven, random);
    const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)]!;
    while (performance.now() < endsAt) {
      const dice = random();
      const [kind, path] =
        dice < 0.5
          ? ['guide', nextGuide()]
          : dice < 0.75
            ? ['page', oneOf(otherPages)]
            : ['call', oneOf(readCalls)];
      note(kind, await ask(origin, agent, path, `10.0.${index >> 8}.${index & 255}`));
      await wait(random() * longestPauseMs);
    }
  };
  /** What costs nothing: how long everybody waits for the one thread that serves. */
  const pulse = async () => {
    while (performance.now() < endsAt) {
      note('healthz', await ask(origin, agent, '/healthz', '10.1.0.1'));
      await wait(25);
    }
  };
  await Promise.all([pulse(), ...Array.from({ length: options.people }, (_, index) => person(index))]);
  agent.destroy();
  return heard;
}
