import type { SignInProblem } from '@wayfare/contracts/sign-in-problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderConfig } from '../config.ts';
import type { OriginOf } from '../http/own-origin.ts';
import { Refusal } from '../http/refusal.ts';
import { returnTarget, signedInAddress } from '../http/return-target.ts';
import { fromAnotherSite, fromOwnPage } from '../http/same-origin.ts';
import type { SessionCookies } from '../http/visitor.ts';
import type { Admission } from '../invitations/admission.ts';
import { finishSignIn, NotAdmitted } from './finish-sign-in.ts';
import type { IdentityClient, Profile } from './identity-client.ts';
import type { PendingSignInRepo } from './pending-sign-in.repo.ts';
import { popupPage, popupScript } from './popup-page.ts';
import type { Sessions } from './sessions.ts';
import { startSignIn } from './start-sign-in.ts';
import type { UserRepo } from './user.repo.ts';

interface SignInNeeds {
  origin: string;
  originOf: OriginOf;
  providers: readonly ProviderConfig[];
  clientOf: (slug: string) => IdentityClient;
  pending: PendingSignInRepo;
  users: UserRepo;
  sessions: Sessions;
  cookies: SessionCookies;
  isAdmin: (profile: Profile) => Promise<boolean>;
  embeddedIssuer: string;
  admission: Admission;
  now: () => number;
}

const cookieMinutes = 10;
const demoSlug = 'demo';

/** The cookie that ties a sign-in to the browser that began it; one for each sign-in under way. */
const browserCookie = (state: string) =>
  `wayfare_sign_in_${state.slice(0, 12).replace(/[^A-Za-z0-9_-]/g, '')}`;

const failed = (reply: FastifyReply, problem: SignInProblem) => reply.redirect(`/?problem=${problem}`);

/** `/auth/{provider}` and its callback: sign-in by full page or in a popup. */
export function signInRoutes(app: FastifyInstance, needs: SignInNeeds) {
  const { origin, originOf, providers, clientOf, pending, sessions, cookies, admission, now } = needs;
  const cookieOptions = {
    path: '/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
  } as const;

  const providerOf = (request: FastifyRequest) => {
    const asked = (request.params as { provider: string }).provider;
    const slug = asked.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const found = providers.find((provider) => provider.slug === slug);
    if (!found) throw new Refusal('not_found', 'There is no such way to sign in.');
    return found;
  };
  // A provider outside knows the site by its one origin; our own is met wherever the browser is.
  const redirectUri = (provider: ProviderConfig, request: FastifyRequest) =>
    `${provider.kind === 'embedded' ? originOf(request) : origin}/auth/${provider.slug}/callback`;

  app.get('/auth/:provider', async (request, reply) => {
    const provider = providerOf(request);
    // Another site must not sign anybody in as somebody else: there one is asked first.
    if (fromAnotherSite(request, originOf)) return reply.redirect('/login');
    // Demo asks nothing: a link in a mail must not make anybody write into an account that all share.
    const asksNothing = provider.kind === 'embedded' && provider.slug === demoSlug;
    if (asksNothing && !fromOwnPage(request, originOf(request))) return reply.redirect('/login');
    const query = request.query as Record<string, unknown>;
    const begin = {
      provider: provider.slug,
      redirectUri: redirectUri(provider, request),
      returnTo: returnTarget(query['returnTo']),
      popup: query['messageType'] === 'AUTH_SUCCESS',
    };
    try {
      const client = clientOf(provider.slug);
      const { location, state, browserSecret } = await startSignIn({ pending, client, now }, begin);
      reply.setCookie(browserCookie(state), browserSecret, { ...cookieOptions, maxAge: cookieMinutes * 60 });
      return reply.redirect(location.href);
    } catch (error) {
      request.log.warn({ err: error, provider: provider.slug }, 'the identity provider cannot be used');
      return failed(reply, 'provider_away');
    }
  });

  app.get('/auth/:provider/callback', async (request, reply) => {
    const provider = providerOf(request);
    const { state } = request.query as { state?: unknown };
    const currentUrl = new URL(request.url, origin);
    const name = typeof state === 'string' ? browserCookie(state) : '';
    const browserSecret = request.cookies[name];
    if (typeof state !== 'string' || !browserSecret) {
      return failed(reply, 'sign_in_expired');
    }
    reply.clearCookie(name, cookieOptions);
    try {
      const client = clientOf(provider.slug);
      const finish = {
        provider: provider.slug,
        state,
        browserSecret,
        currentUrl,
        redirectUri: redirectUri(provider, request),
      };
      const { user, returnTo, popup } = await finishSignIn(
        { ...needs, client, admit: (by) => admission.admit(request, by) },
        finish,
      );
      admission.letGo(reply);
      const before = cookies.read(request);
      if (before) await sessions.end(before);
      await sessions.start(cookies.start(reply), user.id, request.headers['user-agent']);
      request.log.info({ user: user.id, provider: provider.slug }, 'signed in');
      if (popup) return reply.type('text/html; charset=utf-8').send(popupPage);
      return reply.redirect(signedInAddress(returnTo));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      request.log.info({ err: error, cause: error.cause, provider: provider.slug }, 'a sign-in was refused');
      if (error instanceof NotAdmitted) return failed(reply, error.problem);
      return failed(reply, error.code === 'forbidden' ? 'account_suspended' : 'sign_in_failed');
    }
  });

  app.get('/auth/popup.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'max-age=3600').send(popupScript),
  );
}
