import { describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { messageRepo } from './message.repo.ts';

async function readUntil(response: Response, wanted: string) {
  const decoder = new TextDecoder();
  let seen = '';
  for await (const piece of response.body!) {
    seen += decoder.decode(piece);
    if (seen.includes(wanted)) return seen;
  }
  throw new Error(`the stream ended with: ${seen}`);
}

describe('broadcast messages', () => {
  it('reach a page that is open and one that is opened later, and not one that has seen it', async () => {
    const server = await testServer();
    const messages = messageRepo(server.db);
    const open = await server.browser().fetch('/api/message');
    expect(open.headers.get('content-type')).toContain('text/event-stream');
    const arriving = readUntil(open, 'data:');
    await messages.add({ id: 'm1', text: 'Hello <all>', createdAt: server.clock.now(), expiresAt: null });
    expect(await arriving).toContain('id: m1\ndata: {"message":"Hello <all>","time":"2026-05-01T');
    expect(await readUntil(await server.browser().fetch('/api/message'), 'data:')).toContain('Hello <all>');
    await messages.add({ id: 'm2', text: null, createdAt: server.clock.now() + 10, expiresAt: null });
    const later = await readUntil(
      await server.browser().fetch('/api/message', { headers: { 'last-event-id': 'm1' } }),
      'data:',
    );
    expect(later).not.toContain('message');
    expect(later).toContain('{"time":"2026-05-01T');
  });
});
