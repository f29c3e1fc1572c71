import { describe, expect, it } from 'vitest';
import { readEvents } from './chat.queries.ts';

const streamOf = (...pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

async function collect(body: ReadableStream<Uint8Array>) {
  const events = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

const written = 'event: text\ndata: "Zürich → Genève"\n\n: still here\n\nevent: done\ndata: {"text":"x"}\n\n';
const events = [
  { name: 'text', data: 'Zürich → Genève' },
  { name: 'done', data: { text: 'x' } },
];

describe('the events of a stream', () => {
  it('come out whole, and remarks are passed over', async () => {
    expect(await collect(streamOf(new TextEncoder().encode(written)))).toEqual(events);
  });

  it('come out whole wherever the network cuts, even inside a letter', async () => {
    const bytes = new TextEncoder().encode(written);
    expect(await collect(streamOf(...Array.from(bytes, (byte) => Uint8Array.of(byte))))).toEqual(events);
  });

  it('leave out what never ended', async () => {
    expect(await collect(streamOf(new TextEncoder().encode('event: text\ndata: "half')))).toEqual([]);
  });
});
