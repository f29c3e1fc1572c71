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
/** What an answer usually takes: two turns, each with the rules, the tools and the trip to read. */
const USUAL_TURNS = 2;
const USUAL_INPUT = 6000;

/**
 * Keeps the books of the language model: what is left of the day (in UTC), and what each answer took. Where the day is
 * limited, what an answer usually takes is in the books while it is made; a server that stops in the middle of one
 * leaves it there, so that the limit holds all the same.
 */
export function modelBudget({ config, usage, now, log }: BudgetNeeds): ModelBudget {
  const { cost, daily, name } = config;
  const costOf = (input: number, output: number) => Math.round(input * cost.input + output * cost.output);
  const usual = { input: USUAL_TURNS * USUAL_INPUT, output: USUAL_TURNS * config.maxOutputTokens };
  const isLimited = daily.tokens !== null || daily.cost !== null;

  const entry = (day: string, model: string, input: number, output: number) => ({
    day,
    model,
    requests: 0,
    failures: 0,
    input_tokens: input,
    output_tokens: output,
    cost_micros: costOf(input, output),
  });

  /** Tokens left of a day when so many are used. */
  const leftOf = (tokens: number, micros: number): number => {
    const byTokens = daily.tokens === null ? Number.POSITIVE_INFINITY : daily.tokens - tokens;
    if (daily.cost === null) return byTokens;
    // The dearer of the two prices: what is left must do however it is used.
    const byCost = ((daily.cost - micros / million) / Math.max(cost.input, cost.output)) * million;
    return Math.min(byTokens, Math.floor(byCost));
  };

  /** Reserves the usual amount; answers what was left before. */
  const reserveUsual = async (day: string): Promise<number> => {
    const aside = entry(day, name, usual.input, usual.output);
    const own = await usage.add(aside);
    const others = (await usage.since(day)).filter((row) => row.day === day && row.model !== name);
    const rows = [own, ...others];
    const tokens = rows.reduce((sum, row) => sum + row.input_tokens + row.output_tokens, 0);
    const micros = rows.reduce((sum, row) => sum + row.cost_micros, 0);
    return leftOf(tokens - usual.input - usual.output, micros - aside.cost_micros);
  };

  return {
    reserve: async () => {
      const day = new Date(now()).toISOString().slice(0, 10);
      const tokensLeft = isLimited ? await reserveUsual(day) : Number.POSITIVE_INFINITY;
      const aside = isLimited ? usual : { input: 0, output: 0 };
      if (tokensLeft <= 0) await usage.add(entry(day, name, -aside.input, -aside.output));
      return {
        tokensLeft,
        settle: async ({ model, requests, inputTokens, outputTokens, failure }) => {
          if (failure !== null) log.warn({ model, failure }, 'the language model failed');
          await usage.add({
            ...entry(day, name, inputTokens - aside.input, outputTokens - aside.output),
            requests,
            failures: failure === null ? 0 : 1,
          });
        },
      };
    },
  };
}
