import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { InternalError } from './internal-error.tsx';
import { logError } from './telemetry.queries.ts';

/** Things browsers raise as errors that are none of ours to mend: cancelled loads, and layout told to wait. */
const isNoise = (error: unknown) =>
  (error instanceof DOMException && error.name === 'AbortError') || /ResizeObserver loop/.test(String(error));

/** Reports every error nobody handled, tells the visitor, and lets them reset the view. */
export function ErrorWatch({ children }: { children: ReactNode }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [view, setView] = useState(0);
  useEffect(() => {
    const onFailure = (error: unknown) => {
      if (isNoise(error)) return;
      const message = error instanceof Error ? error.message : String(error);
      void logError(error);
      window.alert(`Internal Error: ${message}`);
      setFailure(message);
    };
    const onError = (event: ErrorEvent) => onFailure(event.error ?? event.message);
    const onRejection = (event: PromiseRejectionEvent) => onFailure(event.reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
  if (failure === null) return <Fragment key={view}>{children}</Fragment>;
  return (
    <InternalError
      message={failure}
      onReset={() => {
        setFailure(null);
        setView((current) => current + 1);
      }}
    />
  );
}
