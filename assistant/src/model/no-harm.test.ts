import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Turn } from '../conversation/context.ts';
import { openTurn } from '../conversation/context.ts';
import { lossesOf } from '../conversation/losses.ts';
import type { Changing } from '../do/do-intent.ts';
import type { Words } from '../testing/harmless-messages.ts';
import { filled, harmless } from '../testing/harmless-messages.ts';
import { tripFor } from '../testing/answer-wishes.ts';
import { markedLine } from '../testing/marked-line.ts';
import { testParts } from '../testing/test-assistant.ts';
import { doTripWork } from './tools/trip-work.ts';
import { Workbench } from './workbench.ts';

let trips: TripDocument[] = [];
beforeAll(() => {
  trips = [
    '[stop Rome] [nights 3 nights], [stop Florence] [nights 2 nights], [stop Venice] [nights 2 nights]',
    '[stop Tokyo] [nights 3 nights], [stop Kyoto] [nights 3 nights] from [start 4 November 2027]',
    '[length 4 days] in [stop Lisbon] from [start 4 May 2027]',
  ].map(tripFor);
}, 60_000);

const turnOf = (question: string, { trip, plan, tripName }: TripDocument): Turn =>
  openTurn({ question, trip, plan, tripName, history: [] }, testParts);

/** What is lost when a model, whatever the message says, calls for this. */
function lostBy(turn: Turn, wish: Changing) {
  const bench = new Workbench(turn);
  doTripWork({ does: 'edit_trip', wishes: [wish] }, bench);
  const { stops, days } = lossesOf(turn.document, bench.document);
  return { stops: stops.map(({ place }) => place.name), days };
}

const taking = ({ trip: { stops } }: TripDocument, pick: number, name: string): Changing[] => {
  const place = { name: stops[pick % stops.length]!.place.name };
  return [
    { kind: 'removeStop', place },
    { kind: 'replaceStop', place, by: { name } },
    { kind: 'setNights', place, nights: 1 },
    { kind: 'setLength', change: -1 },
    { kind: 'removeDays', when: { days: [{ number: 2 }] } },
  ];
};

test('a model takes away no stop and no day that the message does not ask for, whatever it calls for', () => {
  const words = fc.record<Words>({
    place: fc.constantFrom('Porto', 'Osaka', 'Naples', 'Paris', 'Lyon', 'Nara'),
    pick: fc.nat({ max: 30 }),
    count: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(fc.nat(2), fc.constantFrom(...harmless), words, (trip, template, chosen) => {
      const document = trips[trip]!;
      const question = filled(template, document, chosen);
      const turn = turnOf(question, document);
      for (const wish of taking(document, chosen.pick, chosen.place))
        expect(lostBy(turn, wish), `${question}: ${wish.kind}`).toEqual({ stops: [], days: 0 });
    }),
    { numRuns: 150, seed: 16 },
  );
}, 60_000);

/** The turn as if its words had been marked so, none of them surely. */
function hardlyRead(line: string, document: TripDocument): Turn {
  const { text, clauses } = markedLine(line);
  const unsure = clauses.map((clause) => ({
    ...clause,
    confidence: 0.4,
    spans: clause.spans.map((span) => ({ ...span, confidence: 0.4 })),
  }));
  return { ...turnOf(text, document), marked: { clauses: unsure } };
}

test.each<[string, Changing, object]>([
  [
    '{remove I could do without [stop Florence]}',
    { kind: 'removeStop', place: { name: 'Florence' } },
    { stops: ['Florence'], days: 2 },
  ],
  [
    '{replace swap [stop Venice] for [stop Naples]}',
    { kind: 'replaceStop', place: { name: 'Venice' }, by: { name: 'Naples' } },
    { stops: ['Venice'], days: 0 },
  ],
  ['{length only [length 6 days] then}', { kind: 'setLength', days: 6 }, { stops: [], days: 2 }],
  // What is wondered about, and what asks for more, says nothing of the kind.
  [
    '{remove should we drop [stop Florence]}',
    { kind: 'removeStop', place: { name: 'Florence' } },
    { stops: [], days: 0 },
  ],
  [
    '{nights [count one more] night in [stop Rome]}',
    { kind: 'setLength', change: -1 },
    { stops: [], days: 0 },
  ],
])(
  'a model that understands a message like the reader does it, however unsure that is: %s',
  (line, wish, lost) => {
    expect(lostBy(hardlyRead(line, trips[0]!), wish)).toEqual(lost);
  },
);
