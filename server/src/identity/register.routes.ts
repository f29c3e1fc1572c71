import { errorStatus } from '@wayfare/contracts/error-codes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { IdpAccount } from './idp-account.repo.ts';
import { type ByMailNeeds, registerByMail } from './register-by-mail.ts';
import {
  type Form,
  confirmPage,
  mailedPage,
  madePage,
  noRegisterPage,
  notMadePage,
  registerPage,
} from './sign-in-pages.ts';
import { throttledEntry } from './throttled-entry.ts';

type RegisterNeeds = ByMailNeeds &
  Parameters<typeof throttledEntry>[0] & {
    uidOf: (request: FastifyRequest) => string;
    html: (reply: FastifyReply, page: string, status?: number) => FastifyReply;
    /** The sign-in that this browser is at; null where it has none or too late. */
    step: (request: FastifyRequest, reply: FastifyReply) => Promise<object | null>;
    tooLate: (reply: FastifyReply) => FastifyReply;
    whyClosed: (request: FastifyRequest) => Promise<string | null>;
    enter: (request: FastifyRequest, reply: FastifyReply, account: IdpAccount) => Promise<FastifyReply>;
  };

/** Making an account of the embedded provider: at once, or by a link where mail can be sent. */
export function registerRoutes(app: FastifyInstance, needs: RegisterNeeds) {
  const { uidOf, html, step, tooLate, whyClosed, enter, sendMail } = needs;
  const entry = throttledEntry(needs);
  const byMail = registerByMail(needs);
  const register = '/idp/interaction/:uid/register';
  const confirm = '/idp/interaction/:uid/confirm';

  app.get(register, async (request, reply) => {
    if (!(await step(request, reply))) return tooLate(reply);
    const closed = await whyClosed(request);
    if (closed !== null) return html(reply, noRegisterPage(uidOf(request), closed), 403);
    return html(reply, registerPage(uidOf(request)));
  });

  app.post(register, async (request, reply) => {
    if (!(await step(request, reply))) return tooLate(reply);
    const closed = await whyClosed(request);
    if (closed !== null) return html(reply, noRegisterPage(uidOf(request), closed), 403);
    const form = request.body as Form;
    const input = {
      email: form['email'] ?? '',
      displayName: form['displayName'] ?? '',
      password: form['password'] ?? '',
    };
    try {
      if (!sendMail) return await enter(request, reply, await entry.register(request.ip, input));
      const { sent } = await entry.throttled(request.ip, () => byMail.send(uidOf(request), input));
      sent.catch((error: unknown) => request.log.error({ err: error }, 'mail failed'));
      return html(reply, mailedPage(input.email.trim()));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return html(reply, registerPage(uidOf(request), form, error.message), errorStatus[error.code]);
    }
  });

  const keptIn = ({ query }: FastifyRequest) => String((query as Form)['kept'] ?? '');
  // A link is looked at by programs before its reader opens it: the account is made by a press.
  app.get(confirm, (request, reply) => html(reply, confirmPage(uidOf(request), keptIn(request))));
  app.post(confirm, async (request, reply) => {
    try {
      const account = await byMail.confirm((request.body as Form)['kept'] ?? '');
      // Another browser than the one that registered signs in with the password.
      return await ((await step(request, reply)) ? enter(request, reply, account) : html(reply, madePage));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return html(reply, notMadePage(error.message), errorStatus[error.code]);
    }
  });
}
