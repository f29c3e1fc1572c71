import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentUserQuery } from './accounts/accounts.queries.ts';
import { ApiError } from './api.ts';
import { App } from './app.tsx';
import { registerWorker } from './offline/register-worker.ts';
import { preloadOnReach } from './screen.tsx';
import { ErrorBoundary } from './telemetry/error-boundary.tsx';
import { ErrorWatch } from './telemetry/error-watch.tsx';
import { captureReferrer } from './telemetry/referrer.ts';
import './ui/theme.css';

captureReferrer();
preloadOnReach(document);
registerWorker();

const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Without a network a call fails at once and says so, instead of waiting unseen.
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
      retryDelay: 600,
    },
    mutations: { networkMode: 'always' },
  },
});
void client.prefetchQuery(currentUserQuery);

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
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <ErrorWatch>
        <ErrorBoundary>
          <App />
        </ErrorBoundary>
      </ErrorWatch>
    </QueryClientProvider>
  </StrictMode>,
);
