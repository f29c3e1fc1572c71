import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Fragment, StrictMode, type ReactNode } from 'react';
import { useRoutes } from 'react-router';
import { routes } from './routes.tsx';
import { ErrorBoundary } from './telemetry/error-boundary.tsx';
import { useChoicesVersion } from './ui/reader-choices.ts';
import { ErrorWatch } from './telemetry/error-watch.tsx';

/** Every figure is written anew when the reader chooses how. */
function Screens() {
  const screens = useRoutes(routes);
  return <Fragment key={useChoicesVersion()}>{screens}</Fragment>;
}

interface AppProps {
  client: QueryClient;
  /** Puts the screens inside the router of the browser, or of the server. */
  within: (screens: ReactNode) => ReactNode;
}

/** The application: its routes inside the shell. The server and the browser draw the very same one. */
export const App = ({ client, within }: AppProps) => (
  <StrictMode>
    <QueryClientProvider client={client}>
      <ErrorWatch>
        <ErrorBoundary>{within(<Screens />)}</ErrorBoundary>
      </ErrorWatch>
    </QueryClientProvider>
  </StrictMode>
);
