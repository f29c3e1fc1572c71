import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { demoAccount } from './demo-account.ts';
import type { IdpAccountRepo } from './idp-account.repo.ts';
import { demoClient, type Provider } from './identity-provider.ts';
import { formPage } from './page.ts';
import { passwordCharacters, passwordFits } from './password.ts';
import { normalEmail, registerAccount } from './register-account.ts';
import { triesFor, triesFrom, type Throttle } from './throttle.repo.ts';

export interface InteractionNeeds {
  provider: Provider;
  accounts: IdpAccountRepo;
  throttle: Throttle;
  adminEmails: readonly string[];
  now: () => number;
}

type Form = Record<string, string>;
const statusOf = ({ code }: Refusal) => (code === 'too_many_requests' ? 429 : 400);

/** How many accounts may be made from one address before pauses set in: a household at once, no flood. */
const accountsAnAddress = 20;
// Whoever sits at this machine owns it, and behind a proxy that is not declared everybody seems to.
const isLoopback = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address);
const wrong = 'The e-mail address or the password is incorrect.';

const signInPage = (uid: string, email = '', error?: string) =>
  formPage({
    title: 'Sign in',
    lead: 'With your Wayfare ID.',
    error,
    action: `/idp/interaction/${uid}/sign-in`,
    fields: [
      { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', value: email },
      { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
    ],
    button: 'Sign in',
    links: [
      { href: `/idp/interaction/${uid}/register`, label: 'Make an account' },
      { href: '/idp/forgot', label: 'Forgot your password?' },
    ],
  });

const registerPage = (uid: string, typed: Form = {}, error?: string) =>
  formPage({
    title: 'Make an account',
    lead: 'Your trips are kept under it, and nobody else sees them unless you share them.',
    error,
    action: `/idp/interaction/${uid}/register`,
    fields: [
      {
        name: 'displayName',
        label: 'Your name',
        type: 'text',
        autocomplete: 'name',
        value: typed['displayName'] ?? '',
      },
      {
        name: 'email',
        label: 'E-mail',
        type: 'email',
        autocomplete: 'username',
        value: typed['email'] ?? '',
      },
      {
        name: 'password',
        label: 'Password',
        type: 'password',
        autocomplete: 'new-password',
        hint: `At least ${passwordCharacters.least} characters.`,
      },
    ],
    button: 'Make the account',
    links: [{ href: `/idp/interaction/${uid}`, label: 'I have an account' }],
  });

/** The pages between "Sign in with …" and the way back: signing in and registering with the embedded provider. */
export function interactionRoutes(app: FastifyInstance, needs: InteractionNeeds) {
  const { provider, accounts, throttle, now } = needs;

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
  const tooLate = (reply: FastifyReply) => reply.redirect('/?problem=sign_in_expired');

  const finish = async (request: FastifyRequest, reply: FastifyReply, accountId: string) => {
    reply.hijack();
    await provider.interactionFinished(request.raw, reply.raw, { login: { accountId } });
    return reply;
  };

  /** Counts both the forms that were refused, which tell what addresses are taken, and the accounts that were made. */
  const register = async (address: string, input: Parameters<typeof registerAccount>[1]) => {
    const refused = { key: `register:${address}`, free: 5 };
    const made = isLoopback(address) ? [] : [{ key: `registered:${address}`, free: accountsAnAddress }];
    await throttle.take([refused, ...made]);
    try {
      const account = await registerAccount(needs, input);
      await throttle.giveBack(refused);
      return account;
    } catch (error) {
      for (const one of made) await throttle.giveBack(one);
      throw error;
    }
  };

  app.get('/idp/interaction/:uid', async (request, reply) => {
    const details = await step(request, reply);
    if (!details) return tooLate(reply);
    if (details.params['client_id'] === demoClient) {
      return finish(request, reply, (await demoAccount(accounts, now())).id);
    }
    return html(reply, signInPage(uidOf(request)));
  });

  app.post('/idp/interaction/:uid/sign-in', async (request, reply) => {
    if (!(await step(request, reply))) return tooLate(reply);
    const form = request.body as Form;
    const typed = form['email'] ?? '';
    const email = normalEmail(typed) ?? '';
    const [byEmail, byAddress] = [triesFor(email), triesFrom(request.ip)];
    try {
      await throttle.take([byEmail, byAddress]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return html(reply, signInPage(uidOf(request), typed, error.message), statusOf(error));
    }
    const account = await accounts.findByEmail(email);
    if (!(await passwordFits(form['password'] ?? '', account?.passwordHash ?? null))) {
      return html(reply, signInPage(uidOf(request), typed, wrong), 400);
    }
    await throttle.clear(byEmail);
    await throttle.giveBack(byAddress);
    return finish(request, reply, account!.id);
  });

  app.get('/idp/interaction/:uid/register', async (request, reply) => {
    if (!(await step(request, reply))) return tooLate(reply);
    return html(reply, registerPage(uidOf(request)));
  });

  app.post('/idp/interaction/:uid/register', async (request, reply) => {
    if (!(await step(request, reply))) return tooLate(reply);
    const form = request.body as Form;
    const input = {
      email: form['email'] ?? '',
      displayName: form['displayName'] ?? '',
      password: form['password'] ?? '',
    };
    try {
      const account = await register(request.ip, input);
      return await finish(request, reply, account.id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return html(reply, registerPage(uidOf(request), form, error.message), statusOf(error));
    }
  });
}
