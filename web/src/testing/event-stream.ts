import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** The server's end of the event stream, in place of the network that a test has none of. */
class Stream extends EventTarget implements Pick<EventSource, 'close' | 'readyState'> {
  static readonly CLOSED = 2;
  static opened: Stream | undefined;
  readonly readyState = 1;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    Stream.opened = this;
  }
  close() {
    Stream.opened = undefined;
  }
}

vi.stubGlobal('EventSource', Stream);

/** Sends a message to everyone, as soon as the page listens. */
export const broadcast = (data: object, lastEventId: string) =>
  act(async () => {
    await vi.waitFor(() => expect(Stream.opened?.address).toBe('/api/message'));
    Stream.opened!.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data), lastEventId }));
  });
