import { changeOf } from '../conversation/change.ts';
import type { Answer, AskEvent, AskInput, AssistantParts } from '../conversation/ask-input.ts';
import { openTurn } from '../conversation/context.ts';
import { describeFindings } from '../wording/describe-findings.ts';
import { failureOf, ModelFailure } from './model-failure.ts';
import type { ModelAllowance, ModelParts } from './model-settings.ts';
import { openLanguageModel } from './open-language-model.ts';
import type { Used } from './run-model.ts';
import { runModel } from './run-model.ts';
import type { ToolWorkElsewhere } from './work-elsewhere.ts';
import { workInTurn } from './work-elsewhere.ts';
import { Workbench } from './workbench.ts';
import { WrittenText } from './written-text.ts';

// The library writes warnings to the console unless told otherwise; what matters is logged by whoever asks.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** The model's answer, or why there is none with what the reader has seen of it. */
export type ModelAnswer = { answer: Answer } | { failure: ModelFailure; shown: string };

function answerOf(bench: Workbench, text: string, engine: string): Answer {
  const { tripName, trip, plan } = bench.document;
  const changed = bench.edits.length > 0;
  return {
    text,
    edits: bench.batch,
    tripName,
    trip,
    plan,
    cards: [...bench.cards.values()],
    ...(bench.choices.length > 0 && { choices: [...bench.choices] }),
    suggestions: changed ? ['Make it more relaxed', 'What did you change?', 'Undo'] : bench.held,
    findings: changed ? bench.findings() : [],
    leftOut: [],
    engine,
    change: changeOf(bench.turn.document, bench.batch),
    lacking: [],
  };
}

/** Asks the configured language model. Throws only when the reader has left. */
export async function askModel(
  input: AskInput,
  parts: AssistantParts,
  { settings, budget }: ModelParts,
  elsewhere: ToolWorkElsewhere,
  emit: (event: AskEvent) => void = () => {},
): Promise<ModelAnswer> {
  const { changes: _changes, lookUp: _lookUp, signal: _signal, ...said } = input;
  const bench = new Workbench(openTurn(input, parts));
  const written = new WrittenText(
    parts.atlas,
    () => bench.document,
    (text) => emit({ text }),
  );
  const used: Used = { requests: 0, inputTokens: 0, outputTokens: 0 };
  const late = AbortSignal.timeout(settings.timeoutMs);
  const signal = input.signal ? AbortSignal.any([input.signal, late]) : late;
  let failure: ModelFailure | null = null;
  let allowance: ModelAllowance | null = null;
  try {
    const reserved = await budget.reserve();
    const { tokensLeft } = reserved;
    if (tokensLeft <= 0) throw new ModelFailure('spent');
    allowance = reserved;
    const model = await openLanguageModel(settings);
    const work = workInTurn(bench, said, elsewhere, signal);
    await runModel({ model, settings, bench, work, written, used, tokensLeft, signal });
    const wrong = bench.broken ? describeFindings(bench.findings()) : null;
    written.close(bench.unverified, wrong);
    if (written.text.trim() === '') throw new ModelFailure('empty');
  } catch (error) {
    failure = late.aborted ? new ModelFailure('slow') : failureOf(error);
  }
  const left = input.signal?.aborted === true;
  await allowance?.settle({
    model: settings.name,
    ...used,
    failure: left ? null : (failure?.message ?? null),
  });
  input.signal?.throwIfAborted();
  if (failure !== null) return { failure, shown: written.text };
  const answer = answerOf(bench, written.text, settings.name);
  if (answer.edits.length > 0) emit({ edits: answer.edits });
  if (answer.cards.length > 0) emit({ cards: answer.cards });
  return { answer };
}
