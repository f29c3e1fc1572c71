import type { CitiesProblem, Problem } from '@wayfare/planner';

/** A multi-city request as constraints, with what its own plan says. */
export interface TripCase {
  names: string[];
  problem: CitiesProblem;
  golden: string[];
}

/** A day of meetings as constraints, with how many its own plan holds. */
export interface MeetingCase {
  people: string[];
  problem: Problem;
  golden: number;
}

interface Row {
  prompt: string;
  golden_plan: string;
}

const readRow = (line: string): Row => JSON.parse(line) as Row;

const dayPatterns = [
  /spend (\d+) days in ([^.]+?)\./g,
  /stay in ([^.]+?) for (\d+) days/g,
  /visit ([^.]+?) for (\d+) days/g,
];
const eventPatterns = [
  /(?:in|at) ([A-Z][\w' -]*?) between day (\d+) and day (\d+)/g,
  /[Dd]uring day (\d+) and day (\d+), you have to attend [a-z ]+? in ([A-Z][\w' -]*?)\./g,
  /[Ff]rom day (\d+) to day (\d+), there is an? [a-z ]+? you want to attend in ([A-Z][\w' -]*?)\./g,
];

function splitNumbersAndName(match: RegExpMatchArray): { name: string; numbers: number[] } {
  const parts = match.slice(1);
  return {
    name: parts.find((part) => !/^\d+$/.test(part)) ?? '',
    numbers: parts.filter((part) => /^\d+$/.test(part)).map(Number),
  };
}

/** Reads one line of the multi-city file: wishes, events and direct flights from the prompt's sentences. */
export function readTripCase(line: string): TripCase {
  const { prompt, golden_plan: goldenPlan } = readRow(line);
  const [asked = ''] = prompt.split('\n');
  const total = Number(/for (\d+) days in total/.exec(asked)?.[1] ?? 1);
  // The first sentence tells the whole length and would read as a city of its own.
  const wishes = asked.slice(asked.indexOf('.') + 1);
  const flights = /direct flights:\n([\s\S]*?)\.\n/.exec(prompt)?.[1] ?? '';
  const days = new Map<string, number>();
  for (const pattern of dayPatterns) {
    for (const match of wishes.matchAll(pattern)) {
      const { name, numbers } = splitNumbersAndName(match);
      days.set(name, numbers[0] ?? 1);
    }
  }
  const names = [...days.keys()];
  const events = eventPatterns.flatMap((pattern) =>
    [...wishes.matchAll(pattern)].map((match) => {
      const { name, numbers } = splitNumbersAndName(match);
      return { city: names.indexOf(name), firstDay: (numbers[0] ?? 1) - 1, lastDay: (numbers[1] ?? 1) - 1 };
    }),
  );
  const travelMinutes = names.map(() => names.map(() => Number.NaN));
  const connect = (from: string, to: string): void => {
    const row = travelMinutes[names.indexOf(from)];
    if (row !== undefined && names.includes(to)) row[names.indexOf(to)] = 1;
  };
  for (const pair of flights.split(/,\s*/)) {
    const oneWay = /^from (.+) to (.+)$/.exec(pair.trim());
    if (oneWay !== null) connect(oneWay[1] ?? '', oneWay[2] ?? '');
    else {
      const [from = '', to = ''] = pair.trim().split(' and ');
      connect(from, to);
      connect(to, from);
    }
  }

  const cities = names.map((name) => {
    const nights = (days.get(name) ?? 1) - 1;
    return { nights: { least: nights, most: nights } };
  });
  const golden = [...goldenPlan.matchAll(/\*\*Day (\d+)-(\d+):\*\*.*?[Vv]isit (.+?) for/g)].map(
    (match) => `${match[3]} ${match[1]}-${match[2]}`,
  );
  return { names, problem: { cities, totalNights: total - 1, events, travelMinutes }, golden };
}

function clockMinutes(text: string): number {
  const match = /(\d+):(\d+)(AM|PM)/.exec(text);
  if (match === null) return Number.NaN;
  return (Number(match[1]) % 12) * 60 + Number(match[2]) + (match[3] === 'PM' ? 720 : 0);
}

/** Reads one line of the meetings file: where people are from when to when, and the ways between the quarters. */
export function readMeetingCase(line: string): MeetingCase {
  const { prompt, golden_plan: goldenPlan } = readRow(line);
  const points: string[] = [];
  const pointOf = (name: string): number => {
    if (!points.includes(name)) points.push(name);
    return points.indexOf(name);
  };
  const ways = [...prompt.matchAll(/^(.+) to (.+): (\d+)\.$/gm)].map((match) => ({
    from: pointOf(match[1] ?? ''),
    to: pointOf(match[2] ?? ''),
    minutes: Number(match[3]),
  }));
  const begin = /You arrive at (.+?) at (\d+:\d+[AP]M)/.exec(prompt);
  const there = [...prompt.matchAll(/([A-Z]\w+) will be at (.+?) from (\d+:\d+[AP]M) to (\d+:\d+[AP]M)/g)];
  const least = new Map(
    [...prompt.matchAll(/meet (\w+) for a minimum of (\d+) minutes/g)].map((match) => [
      match[1],
      Number(match[2]),
    ]),
  );
  const places = there.map((match) => ({
    point: pointOf(match[2] ?? ''),
    value: 1,
    visitMinutes: least.get(match[1]) ?? 0,
    openings: [[{ from: clockMinutes(match[3] ?? ''), until: clockMinutes(match[4] ?? '') }]],
  }));
  const startPoint = pointOf(begin?.[1] ?? '');
  const travelMinutes = points.map((_, from) =>
    points.map((__, to) => ways.find((way) => way.from === from && way.to === to)?.minutes ?? Number.NaN),
  );
  const day = { startPoint, endPoint: null, startMinute: clockMinutes(begin?.[2] ?? ''), endMinute: 1440 };
  const golden = [...goldenPlan.matchAll(/You meet /g)].length;
  return {
    people: there.map((match) => match[1] ?? ''),
    problem: { places, days: [day], travelMinutes },
    golden,
  };
}
