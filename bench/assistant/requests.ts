import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Atlas } from '@wayfare/atlas';
import type { Reading } from '@wayfare/assistant';
import { readRequest } from '@wayfare/assistant';
import { parseCsv, parsePythonDict } from './read-records.ts';

/** One field of one request: what is right and what was read. */
export interface FieldCheck {
  field: string;
  right: boolean;
  expected: string;
  read: string;
}

/** One request with the reading of its fields. */
export interface CheckedRequest {
  query: string;
  checks: FieldCheck[];
}

const plain = (text: unknown): string =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const check = (field: string, expected: unknown, read: unknown): FieldCheck => ({
  field,
  expected: plain(expected),
  read: plain(read),
  right: plain(expected) === plain(read),
});

const peopleOf = ({ request }: Reading): number | undefined =>
  request.adults === undefined ? undefined : request.adults + (request.children ?? 0);

const sorted = (names: readonly string[]): string => names.map(plain).sort().join(' | ');

interface PlannerRow {
  org: string;
  dest: string;
  days: number;
  visiting_city_number: number;
  date: string[];
  people_number: number;
  local_constraint: Record<'transportation', string | null>;
  budget: number;
  query: string;
}

function transportOf({ request }: Reading): string {
  if (request.transport?.includes('no_flights')) return 'no flight';
  return request.transport?.includes('no_car') ? 'no self-driving' : '';
}

function checkPlannerRow(row: PlannerRow, atlas: Atlas): CheckedRequest {
  const reading = readRequest(row.query, { atlas, today: '2022-01-10' });
  const { request } = reading;
  const rules = row.local_constraint;
  return {
    query: row.query,
    checks: [
      check('origin', row.org, request.origin),
      check('destination', row.dest, sorted(request.destinations ?? [])),
      check('days', row.days, request.days),
      check('cities', row.visiting_city_number, reading.cityCount ?? request.destinations?.length),
      check('dates', [row.date[0], row.date.at(-1)].join(), [request.startOn, request.endOn].join()),
      check('people', row.people_number, peopleOf(reading)),
      check('budget', row.budget, request.budget?.amount),
      check('transport', rules.transportation, transportOf(reading)),
    ],
  };
}

/** Reads the TravelPlanner requests. */
export function checkTravelPlanner(folder: string, atlas: Atlas): CheckedRequest[] {
  const lines = readFileSync(join(folder, 'travelplanner.jsonl'), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => checkPlannerRow(JSON.parse(line) as PlannerRow, atlas));
}

/** Reads the TravelBench requests. */
export function checkTravelBench(folder: string, atlas: Atlas): CheckedRequest[] {
  const rows = parseCsv(readFileSync(join(folder, 'travelbench.csv'), 'utf8'));
  return rows.map((row) => {
    const query = row['query'] ?? '';
    const hard = parsePythonDict(row['hard_constraints'] ?? '{}');
    const flight = parsePythonDict(row['req_flight'] ?? '{}');
    const reading = readRequest(query, { atlas, today: '2025-01-10' });
    const { request } = reading;
    const arrival = flight['arrival_city'];
    const budget = String(hard['budget'] ?? '');
    return {
      query,
      checks: [
        check('origin', flight['departure_city'], request.origin),
        check(
          'destination',
          sorted(Array.isArray(arrival) ? arrival.map(String) : [String(arrival)]),
          sorted(request.destinations ?? []),
        ),
        check('days', hard['days'], request.days),
        check('people', hard['person_num'], peopleOf(reading)),
        check('budget', budget === '' ? '' : Number(budget), request.budget?.amount),
      ],
    };
  });
}
