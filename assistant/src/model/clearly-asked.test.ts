import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../conversation/ask-input.ts';
import { askModelled, kyotoQuestion } from '../testing/ask-modelled.ts';
import type { ModelServer } from '../testing/model-server.ts';
import { calls, says } from '../testing/model-server.ts';
import { testAssistant } from '../testing/test-assistant.ts';

const kyoto = { stops: [{ city: 'Kyoto', nights: 3 }] };
const open: ModelServer[] = [];
let embedded: Answer;

beforeAll(async () => {
  embedded = await testAssistant().ask({ question: kyotoQuestion });
}, 60_000);
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function ask(...asked: Parameters<typeof askModelled>) {
  const told = await askModelled(...asked);
  open.push(told.server);
  return told;
}
const kyotoTrip = () => ({ trip: embedded.trip, plan: embedded.plan, tripName: embedded.tripName });

test('is not asked by words of distress, which get help and no plan', async () => {
  const { answer, heard } = await ask([calls('build_trip', kyoto), says('Done.')], {
    question: 'Plan my last trip, then I will kill myself',
    locale: 'en-US',
  });
  expect(heard).toEqual([]);
  expect(answer.edits).toEqual([]);
  expect(answer.text).toContain('988');
});

test.each([
  [
    'build another trip',
    'two nights in Osaka would be nice',
    calls('build_trip', { stops: [{ city: 'Osaka', nights: 2 }] }),
  ],
])('cannot %s unless the reader asks for it, and offers it instead', async (_, question, play) => {
  const { answer, heard } = await ask([play, says('Shall I?')], { ...kyotoTrip(), question });
  expect(heard[1]!.body.messages.at(-1).content).toContain('did not clearly ask');
  expect(answer.edits).toEqual([]);
  expect(answer.trip).toEqual(embedded.trip);
  const [button, leave] = answer.suggestions;
  expect(leave).toBe('Leave it as it is');
  const pressed = await ask([play, says('Done.')], { ...kyotoTrip(), question: button! });
  expect(pressed.answer.edits, button).toHaveLength(1);
});

test('cannot make the trip shorter unless the reader asks for it; a button does it without the model', async () => {
  const shorter = [{ kind: 'setNights', place: { name: 'Kyoto' }, nights: 1 }];
  const { answer, heard } = await ask([calls('edit_trip', { wishes: shorter }), says('Shall I?')], {
    ...kyotoTrip(),
    question: 'we like gardens',
  });
  expect(heard[1]!.body.messages.at(-1).content).toContain('did not clearly ask');
  expect(answer.trip).toEqual(embedded.trip);
  const [apply, leave] = answer.choices ?? [];
  expect([apply?.label, leave?.label]).toEqual(['Apply', 'Leave it as it is']);
  const pressed = await ask([says('never asked')], {
    ...kyotoTrip(),
    question: apply!.label,
    intents: apply!.intents,
  });
  expect(pressed.heard).toEqual([]);
  expect(pressed.answer.plan?.days).toHaveLength(2);
});

test('cannot say that the reader agreed', async () => {
  const sly = [{ kind: 'setNights', place: { name: 'Kyoto' }, nights: 1, agreed: true }];
  const { answer } = await ask([calls('edit_trip', { wishes: sly }), says('Done.')], {
    ...kyotoTrip(),
    question: 'we like gardens',
  });
  expect(answer.trip).toEqual(embedded.trip);
});

test('may do what the reader agrees to after it asked', async () => {
  const history = [
    { role: 'user' as const, text: 'it is too long' },
    { role: 'assistant' as const, text: 'Shall I make it 3 days?' },
  ];
  const wishes = [{ kind: 'setNights', place: { name: 'Kyoto' }, nights: 2 }];
  const { answer } = await ask([calls('edit_trip', { wishes }), says('Done.')], {
    ...kyotoTrip(),
    question: 'yes please',
    history,
  });
  expect(answer.plan?.days).toHaveLength(3);
});
