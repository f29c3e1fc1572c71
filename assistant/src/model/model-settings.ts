/** Which language model answers, and within which bounds. */
export interface ModelSettings {
  provider: 'openai-compatible' | 'anthropic' | 'google';
  /** Where its server is; null for the provider's own. */
  baseUrl: string | null;
  name: string;
  apiKey: string | null;
  /** For the whole answer, retries and repair included. */
  timeoutMs: number;
  /** For each turn of the model. */
  maxOutputTokens: number;
  /** Turns of the model for one answer. */
  maxSteps: number;
}

/** What one answer of the model took. */
export interface ModelUse {
  model: string;
  requests: number;
  inputTokens: number;
  outputTokens: number;
  /** Why the embedded engine had to answer, with what the server said; null where the model answered. */
  failure: string | null;
}

/** What one answer may use. */
export interface ModelAllowance {
  /** Tokens left for today; infinite without a limit, and nothing was set aside where none are left. */
  tokensLeft: number;
  /** Puts what was used in the place of what was set aside. */
  settle(use: ModelUse): Promise<void>;
}

/** What the model may still use, and what it used; kept by whoever pays for it. */
export interface ModelBudget {
  /** Sets aside what an answer usually takes, so that answers made at the same time do not all count on the same rest. */
  reserve(): Promise<ModelAllowance>;
}

/** A configured model with its budget. */
export interface ModelParts {
  settings: ModelSettings;
  budget: ModelBudget;
}
