import { useId } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useSignInOptions } from './accounts.queries.ts';
import { openSignInWindow } from './open-sign-in-window.ts';
import { signInAddress } from './sign-in-address.ts';

interface SignInPanelProps {
  title?: string;
  label?: string;
  /** The page's path to come back to. */
  returnTo?: string | undefined;
  /** With it, signing in happens in a window of its own, and this is called once that is closed. */
  onComplete?: () => void;
  onCancel?: () => void;
}

/** The two ways to sign in, to be put wherever signing in is asked for. */
export function SignInPanel({
  title,
  label = 'Sign in to build your itinerary...',
  returnTo,
  onComplete,
  onCancel,
}: SignInPanelProps) {
  const options = useSignInOptions();
  const labelId = useId();
  const { pathname, search } = useLocation();
  const signIn = (slug: string) => {
    const address = signInAddress(slug, returnTo, onComplete !== undefined);
    if (onComplete && openSignInWindow(address, onComplete)) return;
    // Where no window opens, the whole page goes instead, and comes back to where it was.
    window.location.assign(onComplete ? signInAddress(slug, pathname + search, false) : address);
  };
  return (
    <section aria-labelledby={labelId} className="grid gap-3">
      {title ? <h2 className="text-lead">{title}</h2> : null}
      <p id={labelId} className="mb-1 text-muted">
        {label}
      </p>
      {options.isPending ? (
        <>
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </>
      ) : null}
      {options.isError ? (
        <ErrorInPlace
          title="The ways to sign in could not be loaded."
          onRetry={() => void options.refetch()}
          busy={options.isFetching}
        />
      ) : null}
      {options.data?.providers.map((provider, index) => (
        <Button
          key={provider.slug}
          look={index === 0 ? 'primary' : 'secondary'}
          onClick={() => signIn(provider.slug)}
        >
          Sign in with {provider.name}
        </Button>
      ))}
      {onCancel ? (
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      ) : null}
    </section>
  );
}
