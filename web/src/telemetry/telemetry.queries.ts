import { api } from '../api.ts';

/** Counts one page view, known by its path and title. A failure is logged and otherwise ignored. */
export async function logView(path: string, title: string) {
  try {
    await api.call('logView', { body: { path: path.slice(0, 2000), title: title.slice(0, 300) } });
  } catch (error) {
    console.warn('Logging failed:', error);
  }
}

/** Reports an error of this browser to the server; never throws, as it runs where things already failed. */
export async function logError(error: unknown) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  try {
    await api.call('logError', {
      body: { message: message.slice(0, 2000), ...(stack ? { stack: stack.slice(0, 12_000) } : {}) },
    });
  } catch (failure) {
    console.warn('Logging failed:', failure);
  }
}
