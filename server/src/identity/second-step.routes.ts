import { errorStatus } from '@wayfare/contracts/error-codes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../http/network-of.ts';
import type { OriginOf } from '../http/own-origin.ts';
import { Refusal } from '../http/refusal.ts';
import type { User } from '../http/visitor.ts';
import { newCodeSecret } from './code-app.ts';
import type { IdpAccount } from './idp-account.repo.ts';
import type { Passkeys } from './passkeys.ts';
import { passwordFits } from './password.ts';
import type { Seals } from './seals.ts';
import type { SecondStep } from './second-step.ts';
import { appPage, codesPage, overviewPage, surePage } from './second-step-pages.ts';
import { tellOwner } from './tell-owner.ts';
import type { SendMail } from './send-mail.ts';
import type { Form } from './sign-in-pages.ts';
import { triesFor, type Throttle } from './throttle.repo.ts';

export interface SecondStepRouteNeeds {
  second: SecondStep;
  passkeys: Passkeys;
  sealed: Seals;
  throttle: Throttle;
  sendMail: SendMail | null;
  siteName: () => Promise<string>;
  origin: string;
  originOf: OriginOf;
  /** The embedded provider's account of a signed-in user, if they have one. */
  accountOf: (user: User) => Promise<IdpAccount | null>;
  /** The hash of the session that a request came with. */
  sessionOf: (request: FastifyRequest) => string | null;
}

const home = '/idp/second-step';
const sureMs = 10 * 60_000;

/** What one's Wayfare ID asks for besides the password; every page of it wants the password again, for ten minutes. */
export function secondStepRoutes(app: FastifyInstance, needs: SecondStepRouteNeeds) {
  const { second, passkeys, sealed, throttle, originOf, accountOf, sessionOf } = needs;
  const cookie = needs.origin.startsWith('https:') ? '__Secure-wayfare_sure' : 'wayfare_sure';
  const cookieOptions = {
    path: '/idp',
    httpOnly: true,
    sameSite: 'strict',
    maxAge: sureMs / 1000,
    secure: needs.origin.startsWith('https:'),
  } as const;
  const html = (reply: FastifyReply, page: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  // Bound to the session and to the password, so that it ends with either.
  const purposeOf = (request: FastifyRequest, { id, passwordHash }: IdpAccount) =>
    `sure:${sessionOf(request)}:${id}:${passwordHash}`;

  const ownAccount = async (request: FastifyRequest) => {
    const { user } = await request.visitor();
    const account = user && (await accountOf(user));
    return account?.passwordHash ? account : null;
  };
  const overview = async (request: FastifyRequest, account: IdpAccount, error?: string) =>
    overviewPage({
      ...(await second.stateOf(account.id)),
      toAdd: await passkeys.toAdd(originOf(request), account),
      ...(error !== undefined && { error }),
    });
  const tell = (request: FastifyRequest, { email }: IdpAccount, what: string) =>
    void tellOwner(
      needs,
      request.log,
      email,
      `${what}\n\nIf it was not you, change your password and look at what is set up:\n${needs.origin}/profile`,
    );

  type Deed = (account: IdpAccount, form: Form, request: FastifyRequest) => Promise<string | null>;
  /** Runs a deed of somebody who was asked a moment ago; without a page of its own it ends at the overview. */
  const forSure =
    (deed: Deed, again = overview) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const account = await ownAccount(request);
      if (!account) return reply.redirect('/login?returnTo=%2Fprofile');
      if (sealed.read(purposeOf(request, account), request.cookies[cookie] ?? '') === null)
        return request.method === 'GET' ? html(reply, surePage()) : reply.redirect(home, 303);
      try {
        const page = await deed(account, request.body as Form, request);
        return page === null ? reply.redirect(home, 303) : html(reply, page);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return html(reply, await again(request, account, error.message), errorStatus[error.code]);
      }
    };

  app.post(`${home}/sure`, async (request, reply) => {
    const account = await ownAccount(request);
    if (!account) return reply.redirect('/login?returnTo=%2Fprofile');
    try {
      const tried = triesFor(account.email, networkOf(request.ip));
      await throttle.take([tried]);
      if (!(await passwordFits((request.body as Form)['password'] ?? '', account.passwordHash)))
        throw new Refusal('bad_input', 'The password is incorrect.');
      await throttle.refund(tried);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return html(reply, surePage(error.message), errorStatus[error.code]);
    }
    reply.setCookie(cookie, sealed.sign(purposeOf(request, account), 'sure', sureMs), cookieOptions);
    return reply.redirect(home, 303);
  });

  app.get(
    home,
    forSure((account, _form, request) => overview(request, account)),
  );

  const keptFor = ({ id }: IdpAccount) => `new code app of ${id}`;
  const fresh = async (account: IdpAccount, secret: Buffer, error?: string) =>
    appPage(
      { email: account.email, site: await needs.siteName() },
      secret,
      sealed.encrypt(keptFor(account), secret),
      error,
    );
  app.get(
    `${home}/app`,
    forSure(async (account) => fresh(account, newCodeSecret())),
  );
  app.post(
    `${home}/app`,
    forSure(
      async (account, form, request) => {
        await second.setCodeApp(account, secretIn(account, request), form['code'] ?? '');
        tell(request, account, 'Codes of an app are asked for from now on when you sign in.');
        const codes = await second.firstCodes(account.id);
        return codes && codesPage(codes);
      },
      async (request, account, error) => fresh(account, secretIn(account, request), error),
    ),
  );
  /** The secret that the page was shown with; another one where what came back is no such thing. */
  const secretIn = (account: IdpAccount, { body }: FastifyRequest) => {
    try {
      return sealed.decrypt(keptFor(account), (body as Form)['kept'] ?? '');
    } catch {
      return newCodeSecret();
    }
  };
  app.post(
    `${home}/app/remove`,
    forSure(async (account, _form, request) => {
      await second.removeCodeApp(account.id);
      await second.tidy(account.id);
      tell(request, account, 'Codes of an app are no longer asked for when you sign in.');
      return null;
    }),
  );

  app.post(
    `${home}/passkey`,
    forSure(async (account, form, request) => {
      const name = form['name'] ?? '';
      await passkeys.add(originOf(request), account, { name, made: form['passkey'] ?? '' });
      tell(request, account, `A passkey was added: ${name}.`);
      const codes = await second.firstCodes(account.id);
      return codes && codesPage(codes);
    }),
  );
  app.post(
    `${home}/passkey/remove`,
    forSure(async (account, form, request) => {
      await second.removePasskey(account.id, form['id'] ?? '');
      await second.tidy(account.id);
      tell(request, account, 'A passkey was removed.');
      return null;
    }),
  );

  app.post(
    `${home}/codes`,
    forSure(async (account, _form, request) => {
      if (!(await second.stateOf(account.id)).isAsked) return null;
      const codes = await second.makeCodes(account.id);
      tell(request, account, 'New recovery codes were made; the older ones are void.');
      return codesPage(codes);
    }),
  );
}
