/** Has the worker read what the page read before the worker was there to keep it. */
function readAgain() {
  const read = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = read.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/api/'),
  );
  navigator.serviceWorker.controller?.postMessage([
    ...new Set(own.map(({ pathname, search }) => pathname + search)),
  ]);
}

/** Makes the pages readable without a network, once the first page is up and has nothing better to do. */
export function registerWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', readAgain, { once: true });
  const register = () => {
    // Where the browser refuses, the site works as before, with a network.
    serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {});
  };
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(register) : setTimeout(register, 2000);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
