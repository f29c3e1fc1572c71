import type { AssistantParts, PlainMessage } from '../conversation/ask-input.ts';
import { openTurn } from '../conversation/context.ts';
import type { TripWork } from './tools/trip-work.ts';
import { doTripWork } from './tools/trip-work.ts';
import type { BenchState } from './workbench.ts';
import { Workbench } from './workbench.ts';

/** What a tool of the model plans, with the message it is about and the draft it goes on with. Plain data. */
export interface ToolWork {
  input: PlainMessage['input'];
  state: BenchState;
  work: TripWork;
}

/** What the model is told, and the draft as it is then. */
export interface ToolResult {
  told: unknown;
  state: BenchState;
}

/** Does in another thread what `doToolWork` does here. */
export type ToolWorkElsewhere = (work: ToolWork, signal: AbortSignal) => Promise<ToolResult>;

/** Does the work of a tool on a bench of its own. */
export function doToolWork({ input, state, work }: ToolWork, parts: AssistantParts): ToolResult {
  const bench = new Workbench(openTurn(input, parts));
  bench.goOnFrom(state);
  const told = doTripWork(work, bench);
  // Audited there too, where nobody waits for it.
  bench.findings();
  return { told, state: bench.state };
}

/** Does the tools' work elsewhere, one piece after the other: a model may ask for several at once. */
export function workInTurn(
  bench: Workbench,
  input: PlainMessage['input'],
  elsewhere: ToolWorkElsewhere,
  signal: AbortSignal,
): (work: TripWork) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(async () => {
      const { told, state } = await elsewhere({ input, state: bench.state, work }, signal);
      bench.goOnFrom(state);
      return told;
    });
    // One that failed leaves the draft as it was, and the next goes on with that.
    last = done.catch(() => {});
    return done;
  };
}
