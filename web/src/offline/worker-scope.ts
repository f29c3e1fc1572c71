/** The parts of a service worker's world that are used here; the page's own types do not know them. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}
interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
interface WorkerScope {
  addEventListener: ((name: 'install' | 'activate', act: (event: WorkerEvent) => void) => void) &
    ((name: 'fetch', act: (event: WorkerFetchEvent) => void) => void) &
    ((name: 'message', act: (event: WorkerMessageEvent) => void) => void);
  clients: { claim: () => Promise<void> };
  registration: { active: unknown };
}

/** The service worker itself. */
export const workerScope = self as unknown as WorkerScope;
