import { calls } from '@wayfare/contracts/calls';
import { api } from '../api.ts';

/** Sends a view in a way that outlives the page. */
const sendOnLeaving = (view: object) =>
  navigator.sendBeacon(calls.logView.path, new Blob([JSON.stringify(view)], { type: 'application/json' }));

/** Counts one page view, known by its path and title. A failure is logged and otherwise ignored. */
export async function logView(path: string, title: string) {
  const view = { path: path.slice(0, 2000), title: title.slice(0, 300) };
  // A call that is under way when the page is left is broken off: whoever left was there all the same.
  const onLeaving = () => sendOnLeaving(view);
  addEventListener('pagehide', onLeaving, { once: true });
  try {
    await api.call('logView', { body: view });
  } catch (error) {
    console.warn('Logging failed:', error);
  } finally {
    removeEventListener('pagehide', onLeaving);
  }
}

/** Reports an error of this browser to the server; never throws, as it runs where things already failed. */
export async function logError(error: unknown) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  try {
    await api.call('logError', {
      body: { message: message.slice(0, 2000), ...(stack ? { stack: stack.slice(0, 12_000) } : {}) },
      keepalive: true,
    });
  } catch (failure) {
    console.warn('Logging failed:', failure);
  }
}
