import type { Answer, Assistant } from '@wayfare/assistant';
import { readRequest } from '@wayfare/assistant';
import type { Atlas } from '@wayfare/atlas';
import type { TripRequest } from '@wayfare/contracts/request';
import { firstRequests } from './messages/first-requests.ts';
import type { FollowUp } from './messages/follow-ups.ts';
import { followUps } from './messages/follow-ups.ts';
import { hostileMessages } from './messages/hostile.ts';
import { lengths } from './messages/lengths.ts';
import { questions } from './messages/questions.ts';

/** One group of messages with what went wrong in it. */
export interface GroupResult {
  group: string;
  count: number;
  right: number;
  wrong: string[];
}

/** The reader's present moment in the own set. */
export const READ_AT = '2026-11-21T10:00:00Z';
const TODAY = '2026-11-21';
const TRIP = '7 days from 12 April 2027 with 3 nights in Tokyo and 3 nights in Kyoto';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const comparable = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .map((one) => comparable(one))
        .sort()
        .join(' | ')
    : plain(JSON.stringify(value ?? null));

/** Whether a field was read: lists of interests and dislikes may hold more than what is expected. */
function holds(field: keyof TripRequest, expected: TripRequest, read: TripRequest): boolean {
  const wanted = expected[field];
  const got = read[field];
  if ((field === 'interests' || field === 'transport') && Array.isArray(wanted))
    return wanted.every((one) => (got as readonly unknown[] | undefined)?.includes(one) === true);
  return comparable(wanted) === comparable(got);
}

function checkFirst(atlas: Atlas): GroupResult {
  const wrong: string[] = [];
  const all = [...firstRequests, ...lengths];
  for (const [message, expected] of all) {
    const { request } = readRequest(message, { atlas, today: TODAY });
    const missed = (Object.keys(expected) as (keyof TripRequest)[]).filter(
      (field) => !holds(field, expected, request),
    );
    if (missed.length > 0)
      wrong.push(
        `${message} → ${missed.map((field) => `${field} ${JSON.stringify(request[field])}`).join(', ')}`,
      );
  }
  return {
    group: 'first requests',
    count: all.length,
    right: all.length - wrong.length,
    wrong,
  };
}

function faultOf({ edits, says, stops, nights, startOn, pace }: FollowUp, answer: Answer): string | null {
  const { trip } = answer;
  if (answer.text.trim() === '') return 'empty answer';
  if (edits !== answer.edits.length > 0) return `edits ${answer.edits.length}: ${answer.text}`;
  if (says !== undefined && !says.test(answer.text)) return `said: ${answer.text}`;
  const names = trip.stops.map(({ place }) => place.name);
  if (stops !== undefined && stops.join() !== names.join() && comparable([...stops]) !== comparable(names))
    return `stops ${names.join()}`;
  const sum = trip.stops.reduce((total, stop) => total + stop.nights, 0);
  if (nights !== undefined && sum !== nights) return `${sum} nights`;
  if (startOn !== undefined && trip.startOn !== startOn) return `start ${trip.startOn}`;
  return pace !== undefined && trip.request.pace !== pace ? `pace ${trip.request.pace}` : null;
}

async function checkFollowUps(assistant: Assistant): Promise<GroupResult & { severe: number }> {
  const first = await assistant.ask({ question: TRIP, now: READ_AT });
  const wrong: string[] = [];
  let severe = 0;
  for (const one of followUps) {
    const answer = await assistant.ask({
      question: one.message,
      now: READ_AT,
      trip: first.trip,
      plan: first.plan,
      tripName: first.tripName,
      history: [{ role: 'user', text: TRIP }],
    });
    const fault = faultOf(one, answer);
    if (fault !== null) wrong.push(`${one.message} → ${fault}`);
    if (
      answer.findings.some((finding) => finding.severity === 'severe') &&
      !/Not everything holds/.test(answer.text)
    ) {
      severe += 1;
      wrong.push(`${one.message} → a severe finding that the answer does not tell`);
    }
  }
  return {
    group: 'follow-ups',
    count: followUps.length,
    right: Math.max(0, followUps.length - wrong.length),
    wrong,
    severe,
  };
}

async function checkQuestions(assistant: Assistant): Promise<GroupResult> {
  const first = await assistant.ask({ question: TRIP, now: READ_AT });
  const wrong: string[] = [];
  for (const [message, says] of questions) {
    const answer = await assistant.ask({
      question: message,
      now: READ_AT,
      trip: first.trip,
      plan: first.plan,
      tripName: first.tripName,
    });
    if (answer.edits.length > 0 || !says.test(answer.text))
      wrong.push(`${message} → ${answer.text.slice(0, 160)}`);
  }
  return { group: 'questions', count: questions.length, right: questions.length - wrong.length, wrong };
}

async function checkHostile(assistant: Assistant): Promise<GroupResult> {
  const wrong: string[] = [];
  for (const message of hostileMessages) {
    const answer = await assistant.ask({ question: message, now: READ_AT });
    if (answer.text.trim() === '' || answer.trip.stops.length > 0)
      wrong.push(
        `${message.slice(0, 60)} → ${answer.trip.stops.map(({ place }) => place.name).join()} ${answer.text.slice(0, 100)}`,
      );
  }
  return {
    group: 'nonsense and hostile',
    count: hostileMessages.length,
    right: hostileMessages.length - wrong.length,
    wrong,
  };
}

/** Runs the own set through the reading and the whole assistant. */
export async function checkOwnMessages(atlas: Atlas, assistant: Assistant): Promise<GroupResult[]> {
  return [
    checkFirst(atlas),
    await checkFollowUps(assistant),
    await checkQuestions(assistant),
    await checkHostile(assistant),
  ];
}
