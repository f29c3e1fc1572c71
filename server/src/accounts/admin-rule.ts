import type { Config } from '../config.ts';
import type { IdpAccountRepo } from '../identity/idp-account.repo.ts';
import type { Profile } from './identity-client.ts';
import type { UserRepo } from './user.repo.ts';

interface RuleNeeds {
  config: Config;
  users: UserRepo;
  idpAccounts: IdpAccountRepo;
  embeddedIssuer: string;
}

/** True on an embedded install without named admins, until its first account makes itself its admin. */
export const awaitsFirstAdmin = async (
  { adminEmails, databaseUrl }: Config,
  users: Pick<UserRepo, 'anyAdmin'>,
) => adminEmails.length === 0 && databaseUrl === null && !(await users.anyAdmin());

/**
 * Who is an admin from the start: an address of ADMIN_EMAILS that its provider vouches for (the embedded provider
 * gives such addresses out by link only), or, on an embedded install with none named, the first account registered.
 */
export function adminRule({ config, users, idpAccounts, embeddedIssuer }: RuleNeeds) {
  return async (profile: Profile) => {
    const embedded = profile.issuer === embeddedIssuer;
    const email = profile.email?.toLowerCase() ?? '';
    if (config.adminEmails.length > 0) {
      return (embedded || profile.emailVerified) && config.adminEmails.includes(email);
    }
    if (!embedded) return false;
    const account = await idpAccounts.find(profile.subject);
    return account?.passwordHash != null && (await awaitsFirstAdmin(config, users));
  };
}
