import { errorStatus } from '@wayfare/contracts/error-codes';
import { signInProblems } from '@wayfare/contracts/sign-in-problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OriginOf } from '../http/own-origin.ts';
import { Refusal } from '../http/refusal.ts';
import { hashSecret } from '../http/secret.ts';
import type { Admission } from '../invitations/admission.ts';
import { demoAccount } from './demo-account.ts';
import type { IdpAccount, IdpAccountRepo } from './idp-account.repo.ts';
import { demoClient, type Provider } from './identity-provider.ts';
import type { KnownBrowser } from './known-browser.ts';
import type { Passkeys } from './passkeys.ts';
import type { Seals } from './seals.ts';
import type { SecondStep } from './second-step.ts';
import { throttledEntry } from './throttled-entry.ts';
import { normalEmail } from './register-account.ts';
import { registerRoutes } from './register.routes.ts';
import type { SendMail } from './send-mail.ts';
import { type Form, secondStepPage, signInPage } from './sign-in-pages.ts';
import { tellOwner } from './tell-owner.ts';
import type { Throttle } from './throttle.repo.ts';

export interface InteractionNeeds {
  provider: Provider;
  accounts: IdpAccountRepo;
  throttle: Throttle;
  known: KnownBrowser;
  adminEmails: readonly string[];
  /** Why this browser may not make an account; null where it may. */
  refusal: Admission['refusal'];
  sendMail: SendMail | null;
  siteName: () => Promise<string>;
  origin: string;
  originOf: OriginOf;
  sealed: Seals;
  passkeys: Passkeys;
  second: SecondStep;
  now: () => number;
}

const markOf = ({ passwordHash }: IdpAccount) => hashSecret(`mark:${passwordHash}`);
const statusOf = ({ code }: Refusal) => errorStatus[code];

const secondStepMs = 10 * 60_000;
const wrongCode =
  'This code does not fit, or it was used before. Wait for the next one, or use a recovery code.';
const wrongPasskey = 'This passkey is not known here. Sign in another way, and add it on your profile.';
const wrong = 'The e-mail address or the password is incorrect.';

/** The pages between "Sign in with …" and the way back: signing in and registering with the embedded provider. */
export function interactionRoutes(app: FastifyInstance, needs: InteractionNeeds) {
  const { provider, accounts, refusal, known, originOf, sealed, passkeys, second, now } = needs;
  const entry = throttledEntry(needs);

  const html = (reply: FastifyReply, page: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  const uidOf = (request: FastifyRequest) =>
    (request.params as { uid: string }).uid.replace(/[^A-Za-z0-9_-]/g, '');

  const step = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await provider.interactionDetails(request.raw, reply.raw);
    } catch {
      return null;
    }
  };
  const whyClosed = async (request: FastifyRequest) => {
    const why = await refusal(request);
    return why && signInProblems[why];
  };
  const tooLate = (reply: FastifyReply) => reply.redirect('/?problem=sign_in_expired');

  const finish = async (request: FastifyRequest, reply: FastifyReply, accountId: string) => {
    reply.hijack();
    await provider.interactionFinished(request.raw, reply.raw, { login: { accountId } });
    return reply;
  };

  /** In with an account whose owner has just given its password. */
  const enter = (request: FastifyRequest, reply: FastifyReply, account: IdpAccount) => {
    known.remember(reply, account);
    return finish(request, reply, account.id);
  };

  const enterPurpose = (request: FastifyRequest) => `enter:${uidOf(request)}`;
  const signIn = async (request: FastifyRequest, typed: { email?: string; error?: string } = {}) =>
    signInPage({
      ...{ uid: uidOf(request), closed: await whyClosed(request), ...typed },
      passkey: await passkeys.toEnter(originOf(request), enterPurpose(request)),
    });

  // Whose password was right, for this one sign-in; void when the password changes meanwhile.
  const secondPurpose = (request: FastifyRequest) => `second:${uidOf(request)}`;
  const askMore = async (
    request: FastifyRequest,
    reply: FastifyReply,
    account: IdpAccount,
    error?: string,
  ) => {
    const state = await second.stateOf(account.id);
    const ids = state.passkeys.map(({ id }) => id);
    const passkey =
      ids.length > 0 ? await passkeys.toEnter(originOf(request), secondPurpose(request), ids) : null;
    const token = sealed.sign(secondPurpose(request), `${account.id} ${markOf(account)}`, secondStepMs);
    const page = { uid: uidOf(request), token, ...state, passkey, ...(error !== undefined && { error }) };
    return html(reply, secondStepPage(page), error === undefined ? 200 : 400);
  };
  const accountIn = async (request: FastifyRequest) => {
    const token = (request.body as Form)['token'] ?? '';
    const [id = '', mark] = (sealed.read(secondPurpose(request), token) ?? '').split(' ');
    const account = await accounts.find(id);
    return account && markOf(account) === mark ? account : null;
  };

  /** Whoever types a code a second time may have looked over a shoulder. */
  const tellOfUsedCode = (request: FastifyRequest, { email }: IdpAccount) =>
    void tellOwner(
      needs,
      request.log,
      email,
      `Somebody knew your password and typed a code of your app that had been used before. Nobody was let in by it.\n\nIf it was not you, change your password:\n${needs.origin}/profile`,
      'A code was used twice',
    );

  app.post('/idp/interaction/:uid/second-step', async (request, reply) => {
    if (!(await step(request, reply))) return tooLate(reply);
    const account = await accountIn(request);
    if (!account) return tooLate(reply);
    const { code = '', passkey } = request.body as Form;
    try {
      const fits =
        passkey === undefined
          ? await second.codeFits(account.id, code)
          : await second.passkeyFits(account.id, originOf(request), secondPurpose(request), passkey);
      if (fits === true) return await enter(request, reply, account);
      request.log.info({ account: account.id }, 'a second step was wrong');
      if (fits === 'used') tellOfUsedCode(request, account);
      return await askMore(request, reply, account, passkey === undefined ? wrongCode : wrongPasskey);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return askMore(request, reply, account, error.message);
    }
  });

  app.post('/idp/interaction/:uid/passkey', async (request, reply) => {
    if (!(await step(request, reply))) return tooLate(reply);
    const given = (request.body as Form)['passkey'] ?? '';
    const id = await passkeys.enter(originOf(request), enterPurpose(request), given);
    const account = id === null ? null : await accounts.find(id);
    if (account) return enter(request, reply, account);
    return html(reply, await signIn(request, { error: wrongPasskey }), 400);
  });

  app.get('/idp/interaction/:uid', async (request, reply) => {
    const details = await step(request, reply);
    if (!details) return tooLate(reply);
    if (details.params['client_id'] === demoClient) {
      return finish(request, reply, (await demoAccount(accounts, now())).id);
    }
    return html(reply, await signIn(request));
  });

  app.post('/idp/interaction/:uid/sign-in', async (request, reply) => {
    if (!(await step(request, reply))) return tooLate(reply);
    const form = request.body as Form;
    const typed = form['email'] ?? '';
    const email = normalEmail(typed) ?? '';
    const again = async (error: string, status: number) =>
      html(reply, await signIn(request, { email: typed, error }), status);
    try {
      const account = await entry.signIn(request, { email, password: form['password'] ?? '' });
      if (!account) {
        request.log.info('a password was wrong');
        return await again(wrong, 400);
      }
      const { isAsked } = await second.stateOf(account.id);
      return await (isAsked ? askMore(request, reply, account) : enter(request, reply, account));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return again(error.message, statusOf(error));
    }
  });

  registerRoutes(app, { ...needs, uidOf, html, step, tooLate, whyClosed, enter });
}
