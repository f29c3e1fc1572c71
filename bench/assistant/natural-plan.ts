import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assistant } from '@wayfare/assistant';

interface Wanted {
  days: Map<string, number>;
  windows: { city: string; first: number; last: number }[];
  flights: Set<string>;
  total: number;
}

/** Names differ in spelling and in what stands beside them: "Fira (Santorini)" is Santorini. */
const plain = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[łŁ]/g, 'l').toLowerCase();

function wantedOf(prompt: string): Wanted {
  const days = new Map<string, number>();
  for (const [, city, count] of prompt.matchAll(/(?:stay in|visit) ([A-Z][\p{L} ]+?) for (\d+) days/gu))
    days.set(plain(city ?? ''), Number(count));
  for (const [, count, city] of prompt.matchAll(/spend (\d+) days in ([A-Z][\p{L} ]+?)\./gu))
    days.set(plain(city ?? ''), Number(count));
  const windows = prompt.split(/(?<=\.)\s/).flatMap((sentence) => {
    const range = /day (\d+) (?:and|to) day (\d+)/.exec(sentence);
    const city = [...days.keys()].find((name) => plain(sentence).includes(name));
    return range === null || city === undefined
      ? []
      : [{ city, first: Number(range[1]), last: Number(range[2]) }];
  });
  const flights = new Set<string>();
  const list = /direct flights:\s*([^.]+)\./.exec(prompt)?.[1] ?? '';
  for (const pair of list.split(/,\s*/)) {
    const oneWay = /^from (.+) to (.+)$/.exec(pair.trim());
    const [from, to] = oneWay ? [oneWay[1] ?? '', oneWay[2] ?? ''] : pair.trim().split(' and ');
    flights.add(`${plain(from ?? '')}>${plain(to ?? '')}`);
    if (oneWay === null) flights.add(`${plain(to ?? '')}>${plain(from ?? '')}`);
  }
  return { days, windows, flights, total: Number(/for (\d+) days in total/.exec(prompt)?.[1]) };
}

/** What of the stated constraints a route breaks; empty when all hold. */
function broken(wanted: Wanted, stops: readonly { name: string; nights: number }[]): string[] {
  const faults: string[] = [];
  const names = stops.map(
    ({ name }) => [...wanted.days.keys()].find((city) => plain(name).includes(city)) ?? plain(name),
  );
  const stays = new Map<string, [number, number]>();
  let day = 1;
  stops.forEach(({ nights }, index) => {
    stays.set(names[index]!, [day, day + nights]);
    day += nights;
    const before = names[index - 1];
    if (before !== undefined && !wanted.flights.has(`${before}>${names[index]}`))
      faults.push(`no flight ${before} to ${names[index]}`);
  });
  if (day !== wanted.total) faults.push(`${day} days in all`);
  for (const [city, count] of wanted.days) {
    const stay = stays.get(city);
    if (stay === undefined || stay[1] - stay[0] + 1 !== count) faults.push(`${city} not ${count} days`);
  }
  for (const { city, first, last } of wanted.windows) {
    const stay = stays.get(city);
    if (stay === undefined || stay[0] > first || stay[1] < last)
      faults.push(`${city} not from day ${first} to ${last}`);
  }
  return faults;
}

/** Plans every trip of the family from its English and checks what was stated. */
export async function checkNaturalPlan(
  folder: string,
  assistant: Assistant,
): Promise<{ count: number; right: number; wrong: string[] }> {
  const lines = readFileSync(join(folder, 'trip_40.jsonl'), 'utf8').split('\n').filter(Boolean);
  const wrong: string[] = [];
  for (const line of lines) {
    const { prompt } = JSON.parse(line) as { prompt: string };
    const answer = await assistant.ask({ question: prompt });
    const faults = broken(
      wantedOf(prompt),
      answer.trip.stops.map(({ place, nights }) => ({ name: place.name, nights })),
    );
    if (faults.length > 0) wrong.push(`${prompt.slice(0, 60)} → ${faults.join(', ')}`);
  }
  return { count: lines.length, right: lines.length - wrong.length, wrong };
}
