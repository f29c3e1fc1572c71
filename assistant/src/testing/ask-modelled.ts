import { expect } from 'vitest';
import type { AskInput } from '../conversation/ask-input.ts';
import { createAssistant } from '../create-assistant.ts';
import type { ModelSettings, ModelUse } from '../model/model-settings.ts';
import type { Play } from './model-server.ts';
import { modelServer } from './model-server.ts';
import { testParts } from './test-assistant.ts';

export const kyotoQuestion = 'Four days in Kyoto from 12 April 2027 for two';

export interface Asking extends Partial<AskInput> {
  settings?: Partial<ModelSettings>;
  tokensLeft?: number;
}

/** Asks with a model that plays what it is told; answers what the reader got and what the budget was told. */
export async function askModelled(plays: Play[], { settings, tokensLeft = Infinity, ...input }: Asking = {}) {
  const server = await modelServer(...plays);
  const noted: ModelUse[] = [];
  const assistant = createAssistant(testParts, {
    settings: {
      provider: 'openai-compatible',
      baseUrl: server.url,
      name: 'tested',
      apiKey: 'secret-key',
      timeoutMs: 20_000,
      maxOutputTokens: 500,
      maxSteps: 6,
      ...settings,
    },
    budget: {
      reserve: async () => ({ tokensLeft, settle: async (use) => void noted.push(use) }),
    },
  });
  let streamed = '';
  const answer = await assistant.ask({ question: kyotoQuestion, ...input }, (event) => {
    if ('text' in event) streamed += event.text;
  });
  expect(streamed).toBe(answer.text);
  return { answer, noted, heard: server.heard, server };
}
