import type { ModelBudget } from '@wayfare/assistant';
import type { FastifyBaseLogger } from 'fastify';
import type { ModelConfig } from '../model-config.ts';
import type { ModelUsageRepo } from './model-usage.repo.ts';

interface BudgetNeeds {
  config: ModelConfig;
  usage: ModelUsageRepo;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const million = 1_000_000;

/** Keeps the books of the language model: what is left of the day (in UTC), and what each answer took. */
export function modelBudget({ config, usage, now, log }: BudgetNeeds): ModelBudget {
  const { cost, daily } = config;
  const today = () => new Date(now()).toISOString().slice(0, 10);
  return {
    tokensLeft: async () => {
      if (daily.tokens === null && daily.cost === null) return Number.POSITIVE_INFINITY;
      const day = today();
      let [tokens, micros] = [0, 0];
      for (const row of await usage.since(day)) {
        if (row.day !== day) continue;
        tokens += row.input_tokens + row.output_tokens;
        micros += row.cost_micros;
      }
      const byTokens = daily.tokens === null ? Number.POSITIVE_INFINITY : daily.tokens - tokens;
      if (daily.cost === null) return byTokens;
      // The dearer of the two prices: what is left must do however it is used.
      const byCost = ((daily.cost - micros / million) / Math.max(cost.input, cost.output)) * million;
      return Math.min(byTokens, Math.floor(byCost));
    },
    note: async ({ model, requests, inputTokens, outputTokens, failure }) => {
      if (failure !== null) log.warn({ model, failure }, 'the language model failed');
      await usage.add({
        day: today(),
        model,
        requests,
        failures: failure === null ? 0 : 1,
        input_tokens: inputTokens,
        output_tokens: outputTokens,
        cost_micros: Math.round(inputTokens * cost.input + outputTokens * cost.output),
      });
    },
  };
}
