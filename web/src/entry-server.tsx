import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ApiError, setTransport, type Transport } from './api.ts';
import { App } from './app.tsx';
import { newQueryClient } from './query-client.ts';
import { loadScreen } from './screen.tsx';
import { setOperator, type SiteOperator } from './ui/operator.ts';
import { matchServerRender, type PageData } from './ui/page-data.ts';

/** A page drawn by the server: what goes into the head, what into the body, and its data for the browser. */
export interface DrawnPage {
  head: string;
  body: string;
  data: PageData;
  /** 404 where the page says that what was asked for does not exist. */
  status: number;
  /** False where not all was answered, a trip that is not everybody's perhaps: the browser then draws the page alone. */
  complete: boolean;
}

/** Each drawing shows which further data the page asks for; no page asks more than this many times in a row. */
const mostDrawings = 5;
/** React writes what belongs to the head before everything else. */
const headPart = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

const waiting = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .filter(
      ({ state, options, meta }) =>
        state.status === 'pending' &&
        meta?.['visitor'] !== true &&
        (options as { enabled?: boolean }).enabled !== false,
    );

/** Refused for good: what is asked for again in a moment is not. */
const isRefusal = (error: Error | null) =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;
/** What `MissingHead` writes. */
const isMissing = (head: string) => head.includes('<meta name="robots" content="noindex"/>');

interface DrawingNeeds {
  origin: string;
  now: number;
  ask: Transport;
  operator: SiteOperator;
}

/** Draws the page of a path for somebody who is not signed in, with everything that its queries answer. */
export async function drawPage(address: string, needs: DrawingNeeds) {
  setTransport(needs.ask);
  const path = address.split('?', 1)[0]!;
  await loadScreen(path);
  const client = newQueryClient();
  // What was refused is drawn as refused.
  const once = { retry: false, retryOnMount: false };
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, ...once } });
  const app = (
    <App client={client} within={(screens) => <StaticRouter location={address}>{screens}</StaticRouter>} />
  );
  const scene = { renderedAt: needs.now, origin: needs.origin };
  const draw = () => {
    // Drawing is done in one go: no other page comes between this and its end.
    matchServerRender(scene);
    setOperator(needs.operator);
    return renderToString(app);
  };
  let html = draw();
  for (let drawing = 1; drawing < mostDrawings; drawing++) {
    const queries = waiting(client);
    if (queries.length === 0) break;
    await Promise.all(queries.map((query) => query.fetch().catch(() => undefined)));
    html = draw();
  }
  const failures = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' });
  const head = headPart.exec(html)?.[0] ?? '';
  const queries = dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status === 'success' });
  client.clear();
  const page: DrawnPage = {
    head,
    body: html.slice(head.length),
    data: { path, ...scene, queries },
    status: failures.some(({ state }) => !isRefusal(state.error)) ? 503 : isMissing(head) ? 404 : 200,
    complete: failures.length === 0,
  };
  return page;
}
