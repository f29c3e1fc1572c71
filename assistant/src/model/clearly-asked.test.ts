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
  [
    'make the trip shorter',
    'we like gardens',
    calls('edit_trip', { edits: [{ do: 'set_nights', city: 'Kyoto', nights: 1 }] }),
  ],
  ['do so in other words', 'we like gardens', calls('edit_trip', { wishes: ['one night less in Kyoto'] })],
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

test('may do what the reader agrees to after it asked', async () => {
  const history = [
    { role: 'user' as const, text: 'it is too long' },
    { role: 'assistant' as const, text: 'Shall I make it 3 days?' },
  ];
  const edits = [{ do: 'set_nights', city: 'Kyoto', nights: 2 }];
  const { answer } = await ask([calls('edit_trip', { edits }), says('Done.')], {
    ...kyotoTrip(),
    question: 'yes please',
    history,
  });
  expect(answer.plan?.days).toHaveLength(3);
});
