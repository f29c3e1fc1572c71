import type { Assistant, AssistantParts } from '@wayfare/assistant';
import { createAssistant } from '@wayfare/assistant';
import { isChanging } from '../../assistant/src/do/do-intent.ts';
import type { Play } from '../../assistant/src/testing/model-server.ts';
import { calls, modelServer, says } from '../../assistant/src/testing/model-server.ts';

/** Says what the tool told it, as a model does that invents nothing. */
const tellsDone: Play = (response, heard) => {
  const messages = heard.body.messages as { role: string; content: string }[];
  const told = messages.findLast(({ role }) => role === 'tool')?.content ?? '{}';
  const { done = [] } = JSON.parse(told) as { done?: { done?: string; error?: string }[] };
  says(done.map((one) => one.done ?? one.error ?? '').join(' '))(response, heard);
};

/**
 * An assistant that gets the words of a message and, for wishes about a trip, a language model on loopback that calls
 * the right tool with what they mean.
 */
export function withRightTool(parts: AssistantParts): Assistant {
  const embedded = createAssistant(parts);
  return {
    ...embedded,
    ask: async ({ intents, ...input }, emit) => {
      const isFirst = (input.history ?? []).length === 0;
      if (isFirst || intents === undefined || !intents.every(isChanging))
        return embedded.ask({ ...input, intents }, emit);
      const server = await modelServer(calls('edit_trip', { wishes: intents }), tellsDone);
      const settings = {
        provider: 'openai-compatible' as const,
        baseUrl: server.url,
        name: 'right-tool',
        apiKey: 'none',
        timeoutMs: 20_000,
        maxOutputTokens: 500,
        maxSteps: 6,
      };
      const budget = { reserve: async () => ({ tokensLeft: Infinity, settle: async () => {} }) };
      try {
        return await createAssistant(parts, { settings, budget }).ask(input, emit);
      } finally {
        await server.close();
      }
    },
  };
}
