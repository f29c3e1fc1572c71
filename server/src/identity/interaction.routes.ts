import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { demoAccount } from './demo-account.ts';
import type { IdpAccountRepo } from './idp-account.repo.ts';
import { demoClient, type Provider } from './identity-provider.ts';
import { throttledEntry } from './throttled-entry.ts';
import { formPage } from './page.ts';
import { passwordCharacters } from './password.ts';
import { normalEmail } from './register-account.ts';
import type { Throttle } from './throttle.repo.ts';

export interface InteractionNeeds {
  provider: Provider;
  accounts: IdpAccountRepo;
  throttle: Throttle;
  adminEmails: readonly string[];
  now: () => number;
}

type Form = Record<string, string>;
const statusOf = ({ code }: Refusal) => (code === 'too_many_requests' ? 429 : 400);

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
  const { provider, accounts, now } = needs;
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
  const tooLate = (reply: FastifyReply) => reply.redirect('/?problem=sign_in_expired');

  const finish = async (request: FastifyRequest, reply: FastifyReply, accountId: string) => {
    reply.hijack();
    await provider.interactionFinished(request.raw, reply.raw, { login: { accountId } });
    return reply;
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
    const again = (error: string, status: number) =>
      html(reply, signInPage(uidOf(request), typed, error), status);
    try {
      const account = await entry.signIn(request.ip, { email, password: form['password'] ?? '' });
      return await (account ? finish(request, reply, account.id) : again(wrong, 400));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return again(error.message, statusOf(error));
    }
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
      const account = await entry.register(request.ip, input);
      return await finish(request, reply, account.id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return html(reply, registerPage(uidOf(request), form, error.message), statusOf(error));
    }
  });
}
