import type { ModelSettings } from '@wayfare/assistant';

/** The language model of the operator, and what a day of it may take. */
export interface ModelConfig extends ModelSettings {
  /** Money for a million tokens read and written, in whatever currency the daily limit is in. */
  cost: { input: number; output: number };
  /** Null where nothing limits it. */
  daily: { tokens: number | null; cost: number | null };
}

type Environment = Record<string, string | undefined>;

const providers = ['openai-compatible', 'anthropic', 'google'] as const;

const numberOf = (env: Environment, faults: string[]) => (name: string, least: number) => {
  const text = env[name]?.trim();
  if (!text) return null;
  const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least) return value;
  faults.push(`${name} is "${text}"; it must be a number of at least ${least}`);
  return null;
};

/** Reads the language model from the environment; null where none is configured. Faults are added in words. */
export function readModelConfig(env: Environment, faults: string[]): ModelConfig | null {
  const text = (name: string) => env[name]?.trim() || null;
  const [named, name, baseUrl, apiKey] = [
    text('MODEL_PROVIDER'),
    text('MODEL_NAME'),
    text('MODEL_BASE_URL'),
    text('MODEL_API_KEY'),
  ];
  if (named === null) {
    if (name ?? baseUrl ?? apiKey)
      faults.push(`MODEL_PROVIDER is missing; it must be one of ${providers.join(', ')}`);
    return null;
  }
  const before = faults.length;
  const number = numberOf(env, faults);
  const provider = providers.find((one) => one === named.toLowerCase());
  if (!provider) faults.push(`MODEL_PROVIDER is "${named}"; it must be one of ${providers.join(', ')}`);
  if (name === null) faults.push('MODEL_NAME is missing: which model shall answer?');
  if (baseUrl !== null && !(/^https?:\/\//.test(baseUrl) && URL.canParse(baseUrl)))
    faults.push('MODEL_BASE_URL must begin with http:// or https://');
  if (provider === 'openai-compatible' && baseUrl === null)
    faults.push('MODEL_BASE_URL is missing: an openai-compatible model needs the address of its server');
  if ((provider === 'anthropic' || provider === 'google') && apiKey === null)
    faults.push(`MODEL_API_KEY is missing: ${provider} answers nobody without one`);
  const cost = { input: number('MODEL_COST_INPUT', 0) ?? 0, output: number('MODEL_COST_OUTPUT', 0) ?? 0 };
  const daily = { tokens: number('MODEL_DAILY_TOKENS', 1), cost: number('MODEL_DAILY_COST', 0) };
  if (daily.cost !== null && cost.input + cost.output === 0)
    faults.push('MODEL_DAILY_COST needs MODEL_COST_INPUT and MODEL_COST_OUTPUT to be told');
  const settings = {
    timeoutMs: (number('MODEL_TIMEOUT_SECONDS', 1) ?? 60) * 1000,
    maxOutputTokens: Math.round(number('MODEL_MAX_OUTPUT_TOKENS', 100) ?? 1500),
    maxSteps: Math.round(number('MODEL_MAX_STEPS', 2) ?? 8),
  };
  if (!provider || name === null || faults.length > before) return null;
  return { provider, name, baseUrl: baseUrl?.replace(/\/+$/, '') ?? null, apiKey, ...settings, cost, daily };
}
