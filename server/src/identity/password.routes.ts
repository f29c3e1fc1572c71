import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../http/network-of.ts';
import { Refusal } from '../http/refusal.ts';
import type { User } from '../http/visitor.ts';
import type { IdpAccount, IdpAccountRepo } from './idp-account.repo.ts';
import { formPage } from './page.ts';
import { hashPassword, passwordCharacters, passwordFits } from './password.ts';
import { checkNewPassword, makePasswordLink, usePasswordLink } from './password-links.ts';
import { normalEmail } from './register-account.ts';
import type { SendMail } from './send-mail.ts';
import { tellOwner } from './tell-owner.ts';
import { triesFor, type Throttle } from './throttle.repo.ts';

export interface PasswordNeeds {
  accounts: IdpAccountRepo;
  throttle: Throttle;
  sendMail: SendMail | null;
  origin: string;
  siteName: () => Promise<string>;
  now: () => number;
  /** The embedded provider's account of a signed-in user, if they have one. */
  accountOf: (user: User) => Promise<IdpAccount | null>;
  /** Signs the account out everywhere but in this very browser. */
  endOtherSessions: (account: IdpAccount, request: FastifyRequest | null) => Promise<void>;
}

type Form = Record<string, string>;

const newPassword = {
  name: 'password',
  label: 'New password',
  type: 'password',
  autocomplete: 'new-password',
  hint: `At least ${passwordCharacters.least} characters.`,
} as const;

const forgotPage = (error?: string, email = '') =>
  formPage({
    title: 'Reset your password',
    lead: 'We will send a link to your e-mail address.',
    error,
    fields: [{ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', value: email }],
    button: 'Send the link',
  });

const askAdminPage = formPage({
  title: 'Reset your password',
  lead: 'This site cannot send e-mail. Ask whoever runs it for a one-time link that sets a new password.',
  links: [{ href: '/info/contact', label: 'How to reach us' }],
});

const sentPage = formPage({
  title: 'Check your e-mail',
  lead: 'If there is an account with this address, a link that sets a new password is on its way. It works for an hour.',
  links: [{ href: '/login', label: 'Back to sign-in' }],
});

const resetPage = (error?: string) =>
  formPage({ title: 'Choose a new password', error, fields: [newPassword], button: 'Set the password' });

const changePage = (error?: string) =>
  formPage({
    title: 'Change your password',
    lead: 'You will be signed out in all other browsers.',
    error,
    fields: [
      { name: 'current', label: 'Current password', type: 'password', autocomplete: 'current-password' },
      newPassword,
    ],
    button: 'Change the password',
    links: [{ href: '/profile', label: 'Back to your profile' }],
  });

const donePage = (href: string, label: string) =>
  formPage({ title: 'Your password has been changed', links: [{ href, label }] });

/** Forgotten, reset and changed passwords of the embedded provider. */
export function passwordRoutes(app: FastifyInstance, needs: PasswordNeeds) {
  const { accounts, throttle, sendMail, accountOf, endOtherSessions } = needs;
  const html = (reply: FastifyReply, page: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);

  /** Runs a form's deed; a refusal shows the form again with its sentence. */
  const answerForm = async (
    reply: FastifyReply,
    again: (error: string) => string,
    deed: () => Promise<string>,
  ) => {
    try {
      return html(reply, await deed());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return html(reply, again(error.message), error.code === 'too_many_requests' ? 429 : 400);
    }
  };

  app.get('/idp/forgot', (_request, reply) => html(reply, sendMail ? forgotPage() : askAdminPage));
  app.post('/idp/forgot', (request, reply) => {
    const typed = (request.body as Form)['email'] ?? '';
    return answerForm(
      reply,
      (error) => forgotPage(error, typed),
      async () => {
        if (!sendMail) return askAdminPage;
        const email = normalEmail(typed);
        if (!email)
          throw new Refusal('bad_input', 'Please enter a full e-mail address, such as name@example.org.');
        await throttle.take([{ key: `forgot:${request.ip}`, free: 5 }]);
        const account = await accounts.findByEmail(email);
        // Not awaited: the answer must take as long for an address that nobody has.
        if (account)
          void mailLink(account).catch((error: unknown) => request.log.error({ err: error }, 'mail failed'));
        return sentPage;
      },
    );
  });
  const mailLink = async (account: IdpAccount) => {
    const link = await makePasswordLink(needs, account.id);
    const site = await needs.siteName();
    const text = `Someone, hopefully you, asked to reset your ${site} password.\n\nSet it here within the hour:\n${link}\n\nIf it was not you, you can ignore this e-mail.`;
    await sendMail!({ to: account.email, subject: `Set a new ${site} password`, text });
  };

  const tellOfNew = ({ email }: IdpAccount, request: FastifyRequest, signedOut: string) =>
    void tellOwner(
      needs,
      request.log,
      email,
      `Your password was changed, and you are signed out ${signedOut}.\n\nIf it was not you, set a new one at once:\n${needs.origin}/idp/forgot`,
    );

  app.get('/idp/reset/:token', (_request, reply) => html(reply, resetPage()));
  app.post('/idp/reset/:token', (request, reply) =>
    answerForm(reply, resetPage, async () => {
      const { token } = request.params as { token: string };
      const password = (request.body as Form)['password'] ?? '';
      const account = await usePasswordLink(needs, { token, password });
      await endOtherSessions(account, null);
      await throttle.clearAccount(account.email);
      tellOfNew(account, request, 'wherever you were');
      return donePage('/login', 'Sign in');
    }),
  );

  const ownAccount = async (request: FastifyRequest) => {
    const { user } = await request.visitor();
    return user ? accountOf(user) : null;
  };
  app.get('/idp/password', async (request, reply) =>
    (await ownAccount(request)) ? html(reply, changePage()) : reply.redirect('/login'),
  );
  app.post('/idp/password', async (request, reply) => {
    const account = await ownAccount(request);
    if (!account) return reply.redirect('/login');
    return answerForm(reply, changePage, async () => {
      const form = request.body as Form;
      const tried = triesFor(account.email, networkOf(request.ip));
      await throttle.take([tried]);
      if (!(await passwordFits(form['current'] ?? '', account.passwordHash))) {
        throw new Refusal('bad_input', 'The current password is incorrect.');
      }
      await throttle.refund(tried);
      checkNewPassword(form['password'] ?? '', account.email, account.displayName);
      await accounts.setPassword(account.id, await hashPassword(form['password']!));
      await endOtherSessions(account, request);
      tellOfNew(account, request, 'everywhere else');
      return donePage('/profile', 'Back to your profile');
    });
  });
}
