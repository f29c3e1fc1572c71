import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { currentUserQuery } from './accounts/accounts.queries.ts';
import { App } from './app.tsx';
import { newQueryClient } from './query-client.ts';
import { reviveDates } from './revive-dates.ts';
import { loadScreen, preloadOnReach } from './screen.tsx';
import { captureReferrer } from './telemetry/referrer.ts';
import { onDevice, writeStored } from './ui/browser-storage.ts';
import { removeOtherWidths } from './ui/only-at.tsx';
import { matchServerRender, type PageData, pageDataId } from './ui/page-data.ts';
import './ui/theme.css';

// Tells `begin.ts` that this device holds the application.
writeStored(onDevice, 'wayfare.seen', true);
captureReferrer();
preloadOnReach(document);

// A page left open over a new release asks for pieces that are gone: load the new release, once.
window.addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('wayfare.reloaded-at'));
  if (Date.now() - last < 60_000) return;
  event.preventDefault();
  sessionStorage.setItem('wayfare.reloaded-at', String(Date.now()));
  window.location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const client = newQueryClient();

/** Tells `begin.ts` once everything inside is hydrated and listens to the visitor. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => void document.dispatchEvent(new Event('wayfare:hydrated')), []);
  return children;
}

const app = (
  <App
    client={client}
    within={(screens) => (
      <BrowserRouter>
        <Hydrated>{screens}</Hydrated>
      </BrowserRouter>
    )}
  />
);

/** A page is sent while its data are the server's latest, however long ago it was drawn: they need not be asked for again. */
const asOfNow = ({ queries, ...others }: DehydratedState): DehydratedState => ({
  ...others,
  queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: Date.now() } })),
});

/** Hydrates a page that the server drew: with its data, and its screen's code loaded before the first look. */
async function hydratePage(root: HTMLElement, data: PageData) {
  hydrate(client, asOfNow(reviveDates(data.queries) as DehydratedState));
  await loadScreen(location.pathname);
  matchServerRender(data);
  removeOtherWidths(root);
  // In slices, between which the page answers to the visitor.
  startTransition(() => void hydrateRoot(root, app));
}

/** Draws a page that came empty: at once with its screen, or with the loading screen where that takes a while. */
async function begin(root: HTMLElement) {
  await Promise.race([loadScreen(location.pathname), new Promise((soon) => setTimeout(soon, 200))]);
  createRoot(root).render(app);
}

void client.prefetchQuery(currentUserQuery);
const written = document.getElementById(pageDataId)?.textContent;
const data = written ? (JSON.parse(written) as PageData) : null;
// A page kept for another address is of no use at this one.
void (data?.path === location.pathname ? hydratePage(root, data) : begin(root));
