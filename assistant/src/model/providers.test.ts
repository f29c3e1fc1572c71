import { afterEach, expect, test } from 'vitest';
import { createAssistant } from '../create-assistant.ts';
import { modelServer, writes } from '../testing/model-server.ts';
import type { ModelServer, Play } from '../testing/model-server.ts';
import type { ModelSettings, ModelUse } from './model-settings.ts';
import { testParts } from '../testing/test-assistant.ts';

const parts = testParts;
const stops = [{ city: 'Lisbon', nights: 2 }];
let server: ModelServer;

afterEach(() => server.close());

async function ask(provider: ModelSettings['provider'], plays: Play[]) {
  server = await modelServer(...plays);
  const noted: ModelUse[] = [];
  const assistant = createAssistant(parts, {
    settings: {
      provider,
      baseUrl: server.url,
      name: 'tested-model',
      apiKey: 'secret-key',
      timeoutMs: 20_000,
      maxOutputTokens: 300,
      maxSteps: 4,
    },
    budget: { reserve: async () => ({ tokensLeft: Infinity, settle: async (use) => void noted.push(use) }) },
  });
  const answer = await assistant.ask({ question: 'A weekend in Lisbon' });
  return { answer, noted, heard: server.heard };
}

const events = (...list: { type: string }[]) =>
  writes(list.map((one) => `event: ${one.type}\ndata: ${JSON.stringify(one)}\n\n`).join(''));
const message = {
  id: 'm1',
  type: 'message',
  role: 'assistant',
  model: 'tested-model',
  content: [],
  stop_reason: null,
  stop_sequence: null,
  usage: { input_tokens: 50, output_tokens: 1 },
};
/** One answer in Anthropic's protocol: a block and its pieces. */
const anthropic = (block: object, delta: object, stop: string) =>
  events(
    { type: 'message_start', message } as { type: string },
    { type: 'content_block_start', index: 0, content_block: block } as { type: string },
    { type: 'content_block_delta', index: 0, delta } as { type: string },
    { type: 'content_block_stop', index: 0 } as { type: string },
    { type: 'message_delta', delta: { stop_reason: stop }, usage: { output_tokens: 9 } } as { type: string },
    { type: 'message_stop' },
  );

test("Anthropic's protocol: tools and words", async () => {
  const { answer, noted, heard } = await ask('anthropic', [
    anthropic(
      { type: 'tool_use', id: 't1', name: 'build_trip', input: {} },
      { type: 'input_json_delta', partial_json: JSON.stringify({ stops }) },
      'tool_use',
    ),
    anthropic(
      { type: 'text', text: '' },
      { type: 'text_delta', text: 'Two nights in [[Lisbon]].' },
      'end_turn',
    ),
  ]);
  expect(heard[0]!.path).toBe('/v1/messages');
  expect(heard[0]!.headers['x-api-key']).toBe('secret-key');
  expect(answer.text).toBe('Two nights in Lisbon.');
  expect(answer.trip.stops.map(({ place }) => place.name)).toEqual(['Lisbon']);
  expect(answer.engine).toBe('tested-model');
  expect(noted[0]).toMatchObject({ requests: 2, inputTokens: 100, failure: null });
});

const google = (part: object) =>
  writes(
    `data: ${JSON.stringify({
      candidates: [{ content: { role: 'model', parts: [part] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 60, candidatesTokenCount: 7, totalTokenCount: 67 },
    })}\n\n`,
  );

test("Google's protocol: tools and words", async () => {
  const { answer, noted, heard } = await ask('google', [
    google({ functionCall: { name: 'build_trip', args: { stops } } }),
    google({ text: 'Two nights in [[Lisbon]].' }),
  ]);
  expect(heard[0]!.path).toBe('/v1/models/tested-model:streamGenerateContent?alt=sse');
  expect(heard[0]!.headers['x-goog-api-key']).toBe('secret-key');
  expect(answer.text).toBe('Two nights in Lisbon.');
  expect(answer.trip.stops.map(({ place }) => place.name)).toEqual(['Lisbon']);
  expect(noted[0]).toMatchObject({ requests: 2, inputTokens: 120, outputTokens: 14, failure: null });
});
