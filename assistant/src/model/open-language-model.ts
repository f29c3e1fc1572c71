import type { LanguageModel } from 'ai';
import type { ModelSettings } from './model-settings.ts';

/** The model of the settings; only its own provider's code is loaded. */
export async function openLanguageModel(settings: ModelSettings): Promise<LanguageModel> {
  const { provider, name, apiKey, baseUrl } = settings;
  const at = { ...(baseUrl !== null && { baseURL: baseUrl }), ...(apiKey !== null && { apiKey }) };
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic(at)(name);
  }
  if (provider === 'google') {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle(at)(name);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({ ...at, baseURL: baseUrl ?? '', name: 'model', includeUsage: true })(name);
}
