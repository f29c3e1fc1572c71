import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Devices } from './devices.tsx';
import { FiguresForm } from './figures-form.tsx';
import { NameForm } from './name-form.tsx';
import { OwnData } from './own-data.tsx';
import { Room } from './room.tsx';
import { useProfile } from './accounts.queries.ts';

/** Who is signed in, and the way out. */
export function ProfilePage() {
  const profile = useProfile();
  if (profile.isPending) return <p className="p-8 text-center text-muted">Loading...</p>;
  return (
    <PageFrame heading="Profile" width="text">
      {profile.isError ? (
        <ErrorInPlace title="Your profile could not be loaded." onRetry={() => void profile.refetch()} />
      ) : (
        <Card className="grid gap-6 p-6">
          <div>
            <p className="text-lead">Name: {profile.data.displayName}</p>
            {profile.data.email ? <p className="text-small text-muted">{profile.data.email}</p> : null}
          </div>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => window.location.assign('/api/logout')}>Logout</Button>
            <NameForm displayName={profile.data.displayName ?? ''} />
            {profile.data.hasPassword ? (
              <>
                <a href="/idp/password" className={buttonClass('quiet')}>
                  Change password
                </a>
                <a href="/idp/second-step" className={buttonClass('quiet')}>
                  Passkeys and codes
                </a>
              </>
            ) : null}
          </div>
        </Card>
      )}
      <FiguresForm />
      {profile.isSuccess ? <Devices /> : null}
      {profile.isSuccess ? <Room /> : null}
      {profile.isSuccess ? <OwnData /> : null}
    </PageFrame>
  );
}
