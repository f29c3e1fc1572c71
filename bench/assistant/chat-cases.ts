import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, AskInput, Assistant, Change } from '@wayfare/assistant';
import type { Atlas } from '@wayfare/atlas';
import type { Intent } from '@wayfare/contracts/intent';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { followUpIntents, setUpIntents } from './messages/follow-up-intents.ts';

interface Case {
  id: string;
  setup?: string;
  messages?: string[];
}

/** The intents of each message of the cases, by the set-up and the message. */
function intentsByMessage(corpus: string): Map<string, Intent[]> {
  const known = new Map<string, Intent[]>();
  for (const line of readFileSync(corpus, 'utf8').trim().split('\n')) {
    const { id, setup = '', messages = [] } = JSON.parse(line) as Case;
    const setUp = setUpIntents[id];
    if (setUp !== undefined) known.set(`\n${setup}`, setUp);
    messages.forEach((message, index) => {
      const intents = followUpIntents[id]?.[index];
      if (intents !== undefined) known.set(`${setup}\n${message}`, intents);
    });
  }
  return known;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return pieces.length === 0 ? null : (JSON.parse(Buffer.concat(pieces).toString()) as unknown);
}

/** Answers what the judge of the chat cases asks for: messages by the intents that were read for it, facts and costs. */
function serving(atlas: Atlas, assistant: Assistant, intents: ReadonlyMap<string, Intent[]>) {
  const changes = new Map<string, Change>();
  let messages = 0;
  const ask = async (input: AskInput) => {
    const setup = input.history?.[0]?.text;
    const read = setup === undefined ? undefined : intents.get(`${setup}\n${input.question}`);
    const earlier = (input.history ?? []).flatMap(({ id }) => changes.get(id ?? '') ?? []).toReversed();
    const first = await assistant.ask({
      ...input,
      ...(read && { intents: read }),
      changes: async () => earlier,
    });
    const lacking = setup === undefined ? intents.get(`\n${input.question}`) : undefined;
    const { trip, plan, tripName } = first;
    const { change, ...answer }: Answer =
      lacking === undefined
        ? first
        : await assistant.ask({ ...input, intents: lacking, trip, plan, tripName });
    messages += 1;
    const messageId = `answer-${messages}`;
    if (change !== null) changes.set(messageId, { ...change, messageId });
    return { messageId, ...answer };
  };
  return async (path: string, body: unknown): Promise<unknown> => {
    if (path === '/api/ask') return ask(body as AskInput);
    if (path === '/api/usual-cost') {
      const { currency, ...document } = body as TripDocument & { currency: string };
      return assistant.usualCost({ ...document, tripName: 'A trip' }, currency);
    }
    const [, , , cityId = '', slug = ''] = path.split('/');
    return atlas.attraction(cityId, slug);
  };
}

/** Plays the follow-ups of the chat cases with what a reader would make of them, and lets their own judge say how many came out right. */
export async function checkChatCases(
  folder: string,
  atlas: Atlas,
  assistant: Assistant,
): Promise<{ count: number; right: number; wrong: string[] }> {
  const answer = serving(atlas, assistant, intentsByMessage(join(folder, 'messages.jsonl')));
  const server = createServer((request, response) => {
    void (async () => {
      try {
        const answered = await answer(request.url ?? '', await bodyOf(request));
        response.writeHead(answered === null ? 404 : 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answered));
      } catch (error) {
        response.writeHead(500, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: { message: String((error as Error).stack) } }));
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const out = join(tmpdir(), `chat-cases-${process.pid}.jsonl`);
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const only = process.env['ONLY'] ?? Object.keys(followUpIntents).join(',');
  const judge = spawn(process.execPath, [join(folder, 'run.mjs')], {
    env: { ...process.env, BASE: base, OUT: out, ONLY: only },
    stdio: 'ignore',
  });
  await new Promise((resolve) => judge.on('close', resolve));
  server.closeAllConnections();
  server.close();
  const results = readFileSync(out, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; right: boolean; wrong: string[]; texts?: string[] });
  const bad = results.filter(({ right }) => !right);
  return {
    count: results.length,
    right: results.length - bad.length,
    wrong: bad.map(({ id, wrong, texts }) => `${id}: ${wrong.join('; ')} «${texts?.at(-1) ?? ''}»`),
  };
}
