import { Link, useLocation, useNavigate } from 'react-router';
import { Card } from '../ui/card.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useCurrentUser } from './accounts.queries.ts';
import { returnTarget, targetOfState } from './return-target.ts';
import { SignInPanel } from './sign-in-panel.tsx';

/** The sign-in page. It comes back to the place that sent the visitor here. */
export function LoginPage({ returnTo }: { returnTo?: string }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const target = targetOfState(state) ?? returnTarget(returnTo);
  return (
    <div className="mx-auto grid w-full max-w-md px-4 pt-10 pb-24 md:pt-20">
      <PageHead title="Getting Started" />
      <Card className="grid gap-5 p-7 sm:p-9">
        <h1 tabIndex={-1} className="text-title">
          Getting Started
        </h1>
        {user ? (
          <p className="rounded-control bg-amber-soft px-4 py-3 text-small">
            You are signed in as {user.displayName}.{' '}
            {target
              ? 'This account cannot open that page. Sign in with another one, or '
              : 'Sign in with another account, or '}
            <Link to="/" className="link">
              go to the first page
            </Link>
            .
          </p>
        ) : null}
        <SignInPanel returnTo={target} onCancel={() => void navigate('/')} />
      </Card>
    </div>
  );
}
