import type { FastifyInstance } from 'fastify';
import type { OriginOf } from '../http/own-origin.ts';
import { fromAnotherSite } from '../http/same-origin.ts';
import { serve } from '../http/serve.ts';
import type { SessionCookies, User } from '../http/visitor.ts';
import type { Registration } from '../invitations/registration.ts';
import type { Sessions } from './sessions.ts';

interface AccountNeeds {
  originOf: OriginOf;
  shownProviders: () => Promise<{ name: string; slug: string }[]>;
  sessions: Sessions;
  cookies: SessionCookies;
  hasPassword: (userId: string) => Promise<boolean>;
  registration: Registration;
}

/** Who is signed in, signing out, and whether a page may be seen. */
export function accountRoutes(app: FastifyInstance, needs: AccountNeeds) {
  const { originOf, shownProviders, sessions, cookies, hasPassword, registration } = needs;

  const describe = async (user: User | null) =>
    user
      ? {
          id: user.id,
          displayName: user.displayName,
          admin: user.admin,
          hasPassword: await hasPassword(user.id),
          ...(user.email && { email: user.email }),
        }
      : {};
  serve(app, 'currentUser', ({ actor }) => describe(actor));
  serve(app, 'currentUserForProfile', ({ actor }) => describe(actor));

  serve(app, 'signInOptions', async () => ({
    providers: await shownProviders(),
    registration: await registration.current(),
  }));

  serve(app, 'checkAuth', ({ actor, body }) => {
    const path = new URL(body.originalUri ?? '/', 'http://site.invalid').pathname;
    const forAdmins = /^\/admin(\/|$)/.test(decodeSafely(path));
    return { authenticated: actor !== null && (!forAdmins || actor.admin) };
  });

  serve(app, 'logout', async ({ request, reply }) => {
    const navigates = (request.headers.accept ?? '').includes('text/html');
    const hash = cookies.read(request);
    // A link on another site must not sign anybody out.
    if (hash && !fromAnotherSite(request, originOf)) {
      await sessions.end(hash);
      cookies.end(reply);
    }
    if (navigates) await reply.redirect('/');
    return { signedOut: true as const };
  });
}

function decodeSafely(path: string) {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}
