import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type InitialEntry, MemoryRouter } from 'react-router';
import { afterEach } from 'vitest';
import { setTransport } from '../api.ts';
import { newQueryClient } from '../query-client.ts';
import { choose } from '../ui/reader-choices.ts';

// Figures do not hang on the locale of the machine that tests.
choose({ distance: 'km', temperature: 'celsius', clock: '12', weekStart: 1, currency: 'EUR' });

type Answer = (address: string, init: RequestInit) => Response | Promise<Response>;

// What was looked for says enough; the whole page would bury it.
configure({ getElementError: (message) => new Error(message?.split('\n', 1)[0]) });

afterEach(() => {
  cleanup();
  serve({});
  localStorage.clear();
  sessionStorage.clear();
});

/** Draws a piece of the application as the page would, for a person who clicks and types. */
export function draw(piece: ReactNode, { at = '/' }: { at?: InitialEntry } = {}) {
  const client = newQueryClient();
  const within = (inside: ReactNode) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>{inside}</MemoryRouter>
    </QueryClientProvider>
  );
  const view = render(within(piece));
  return {
    person: userEvent.setup(),
    container: view.container,
    leave: view.unmount,
    drawAgain: (other: ReactNode) => view.rerender(within(other)),
  };
}

/** Answers calls in place of the server, by the beginning of their path; all others find no network. */
export function serve(answers: Record<string, Answer>) {
  setTransport(async (address, init) => {
    const path = Object.keys(answers).find((start) => address.startsWith(start));
    if (path === undefined) throw new TypeError('Failed to fetch');
    return answers[path]!(address, init);
  });
}

serve({});

/** A refusal as the server words it. */
export const refusal = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ error: { code: 'not_available', message, requestId: 'request' } }, { status, headers });

/** Lets the window be as wide as asked, for what is laid out by its width. */
export function widthOf(pixels: number) {
  window.innerWidth = pixels;
}
