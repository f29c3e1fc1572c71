import { newId, hashSecret } from '../http/secret.ts';
import { Refusal } from '../http/refusal.ts';
import type { User } from '../http/visitor.ts';
import type { IdentityClient, Profile } from './identity-client.ts';
import type { PendingSignInRepo } from './pending-sign-in.repo.ts';
import type { UserRepo } from './user.repo.ts';

interface Needs {
  pending: PendingSignInRepo;
  users: UserRepo;
  client: IdentityClient;
  isAdmin: (profile: Profile) => Promise<boolean>;
  now: () => number;
}

interface Finish {
  provider: string;
  state: string;
  browserSecret: string;
  currentUrl: URL;
  redirectUri: string;
}

const refused = () => new Refusal('bad_input', 'The sign-in could not be completed. Please try again.');

async function userOf({ users, isAdmin, now }: Needs, profile: Profile): Promise<User> {
  const known = await users.findByIdentity(profile.issuer, profile.subject);
  if (known?.suspended) throw new Refusal('forbidden', 'This account is suspended.');
  const admin = await isAdmin(profile);
  if (!known) {
    const user: User = { id: newId(), displayName: profile.displayName, email: profile.email, admin };
    await users.add(user, profile.issuer, profile.subject, now());
    return user;
  }
  const user: User = {
    ...known.user,
    displayName: profile.displayName,
    email: profile.email,
    admin: known.user.admin || admin,
  };
  await users.update(user);
  return user;
}

/** Ends a sign-in that the provider answered: the person, made known here at the first time, and where to go on. */
export async function finishSignIn(needs: Needs, finish: Finish) {
  const { pending, client, now } = needs;
  const begun = await pending.take(hashSecret(finish.state), hashSecret(finish.browserSecret), now());
  if (!begun || begun.provider !== finish.provider) throw refused();
  let profile: Profile;
  try {
    profile = await client.profile({
      currentUrl: finish.currentUrl,
      redirectUri: finish.redirectUri,
      state: finish.state,
      nonce: begun.nonce,
      codeVerifier: begun.codeVerifier,
    });
  } catch (error) {
    throw Object.assign(refused(), { cause: error });
  }
  return { user: await userOf(needs, profile), returnTo: begun.returnTo, popup: begun.popup };
}
