import type { LanguageModel, ModelMessage } from 'ai';
import { stepCountIs, streamText } from 'ai';
import { failureOf, ModelFailure } from './model-failure.ts';
import type { ModelSettings } from './model-settings.ts';
import { openMessages } from './messages.ts';
import { askTools } from './tools/ask-tools.ts';
import { tripTools } from './tools/trip-tools.ts';
import type { TripWork } from './tools/trip-work.ts';
import type { Workbench } from './workbench.ts';
import type { WrittenText } from './written-text.ts';

const RETRIES = 2;

/** What was used so far; counted as it happens, so that it stands when the answer fails. */
export interface Used {
  requests: number;
  inputTokens: number;
  outputTokens: number;
}

interface Run {
  model: LanguageModel;
  settings: ModelSettings;
  bench: Workbench;
  /** Plans and changes what is on the bench. */
  work: (work: TripWork) => Promise<unknown>;
  written: WrittenText;
  used: Used;
  /** Tokens that this answer may use. */
  tokensLeft: number;
  signal: AbortSignal;
}

interface Round {
  instructions: string;
  messages: ModelMessage[];
  /** Words about a plan that does not hold are kept back, because it is to be mended first. */
  holdBack: boolean;
}

const spent = ({ inputTokens, outputTokens }: Used) => inputTokens + outputTokens;

function checkEnd(reason: string, raw: string | undefined, run: Run): void {
  if (reason === 'content-filter') throw new ModelFailure('declined');
  if (reason === 'length') throw new ModelFailure('cut');
  if (reason === 'tool-calls')
    throw new ModelFailure(spent(run.used) >= run.tokensLeft ? 'spent' : 'endless');
  if (reason === 'error' || (reason === 'other' && raw === undefined)) throw new ModelFailure('broken');
}

/** Lets the model work until it answers, its words shown as they come. Answers everything it said. */
async function runRound(run: Run, { instructions, messages, holdBack }: Round): Promise<ModelMessage[]> {
  const { model, settings, bench, written, used, signal } = run;
  const result = streamText({
    model,
    instructions,
    messages,
    tools: { ...askTools(bench), ...(bench.turn.secondary ? {} : tripTools(run.work)) },
    maxOutputTokens: settings.maxOutputTokens,
    maxRetries: RETRIES,
    abortSignal: signal,
    stopWhen: [stepCountIs(settings.maxSteps - used.requests), () => spent(used) >= run.tokensLeft],
    onError: () => {},
  });
  let end: { reason: string; raw: string | undefined } = { reason: 'error', raw: undefined };
  for await (const part of result.stream) {
    if (part.type === 'start-step') used.requests += 1;
    else if (part.type === 'text-delta' && !(holdBack && bench.broken)) written.push(part.text);
    else if (part.type === 'finish-step') {
      used.inputTokens += part.usage.inputTokens ?? 0;
      used.outputTokens += part.usage.outputTokens ?? 0;
      end = { reason: part.finishReason, raw: part.rawFinishReason };
      written.endParagraph();
    } else if (part.type === 'error') throw failureOf(part.error);
    else if (part.type === 'abort') signal.throwIfAborted();
  }
  checkEnd(end.reason, end.raw, run);
  return result.responseMessages;
}

/** The conversation with the model about one message, with one round to mend what an audit found. */
export async function runModel(run: Run): Promise<void> {
  const { instructions, messages, repair } = openMessages(run.bench);
  const said = await runRound(run, { instructions, messages, holdBack: true });
  if (!run.bench.broken || run.used.requests >= run.settings.maxSteps) return;
  await runRound(run, { instructions, messages: [...messages, ...said, repair()], holdBack: false });
}
