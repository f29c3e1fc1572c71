import { demoId } from '../identity/demo-account.ts';
import { newId, hashSecret } from '../http/secret.ts';
import type { SignInProblem } from '@wayfare/contracts/sign-in-problem';
import { Refusal } from '../http/refusal.ts';
import type { User } from '../http/visitor.ts';
import type { IdentityClient, Profile } from './identity-client.ts';
import type { PendingSignInRepo } from './pending-sign-in.repo.ts';
import type { UserRepo } from './user.repo.ts';

/** Lets a new account in: answers why not, or what takes the admission back. */
export type Admit = (by: {
  userId: string;
  email: string | null;
}) => Promise<{ takeBack: () => Promise<unknown> } | { problem: SignInProblem }>;

/** Somebody who is new here and may not make an account. */
export class NotAdmitted extends Refusal {
  readonly problem: SignInProblem;
  constructor(problem: SignInProblem) {
    super('forbidden', 'This site takes no new accounts from everybody.');
    this.problem = problem;
  }
}

interface Needs {
  pending: PendingSignInRepo;
  users: UserRepo;
  client: IdentityClient;
  isAdmin: (profile: Profile) => Promise<boolean>;
  embeddedIssuer: string;
  admit: Admit;
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

async function addUser({ users, embeddedIssuer, admit, now }: Needs, profile: Profile, admin: boolean) {
  const { issuer, subject, displayName, email } = profile;
  const user: User = { id: newId(), displayName, email, admin };
  const embedded = issuer === embeddedIssuer;
  // An outside provider may tell addresses that it never saw proved; an invitation to an address is not for those.
  const trusted = embedded || profile.emailVerified ? (email?.toLowerCase() ?? null) : null;
  // Demo is the site's own account, which nobody registers.
  const isExpected = admin || (embedded && subject === demoId);
  const admitted = isExpected
    ? { takeBack: async () => {} }
    : await admit({ userId: user.id, email: trusted });
  if ('problem' in admitted) throw new NotAdmitted(admitted.problem);
  try {
    await users.add(user, issuer, subject, now());
  } catch (error) {
    await admitted.takeBack();
    throw error;
  }
  return user;
}

async function userOf(needs: Needs, profile: Profile): Promise<User> {
  const { users, isAdmin } = needs;
  const known = await users.findByIdentity(profile.issuer, profile.subject);
  if (known?.suspended) throw new Refusal('forbidden', 'This account is suspended.');
  const admin = await isAdmin(profile);
  if (!known) return addUser(needs, profile, admin);
  const user: User = {
    ...known.user,
    displayName: known.named ? known.user.displayName : profile.displayName,
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
