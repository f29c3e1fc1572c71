import { isThrifty } from './is-thrifty.ts';
import type { PageMessage, Screens } from './page-message.ts';

const isSupported = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Resolves once the page is up and has nothing better to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    const whenIdle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 2000);
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
  });

/** What the page has read of this server, for a worker that was not there to see it. */
function readSoFar(): string[] {
  const read = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = read.filter(({ origin }) => origin === location.origin);
  return [...new Set(own.map(({ pathname, search }) => pathname + search))];
}

/** Asks the worker to keep screens; answers whether it could. */
async function askFor(screens: Screens): Promise<boolean> {
  const { serviceWorker } = navigator;
  const wasThere = serviceWorker.controller !== null;
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  const firstRead = !wasThere && screens === 'public';
  const message: PageMessage = {
    screens: firstRead ? null : screens,
    read: wasThere ? [] : readSoFar(),
  };
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    active?.postMessage(message, [port2]);
  });
}

/**
 * Makes these screens readable without a network, unless the connection is one to be sparing with. Where the browser
 * refuses, the site works as before, with a network. Answers whether it was done.
 */
export async function keepScreensWhenIdle(screens: Screens): Promise<boolean> {
  if (!isSupported()) return false;
  await idle();
  return !isThrifty() && askFor(screens).catch(() => false);
}

/** The same at once and on any connection, because the traveller asks for it. False where it could not be done. */
export const keepScreensNow = async (screens: Screens) => isSupported() && askFor(screens);
