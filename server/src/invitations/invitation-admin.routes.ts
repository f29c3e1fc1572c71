import type { Invitation } from '@wayfare/contracts/invitation-endpoints';
import { toInstant } from '@wayfare/contracts/text';
import type { FastifyInstance } from 'fastify';
import { readPage } from '../http/page-cursor.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { hashSecret, newId, newSecret } from '../http/secret.ts';
import { serve } from '../http/serve.ts';
import type { User } from '../http/visitor.ts';
import { normalEmail } from '../identity/register-account.ts';
import type { SendMail } from '../identity/send-mail.ts';
import type { InvitationRepo, InvitationRow } from './invitation.repo.ts';
import { invitationPath } from './invitation.routes.ts';
import type { Registration } from './registration.ts';

interface InvitationAdminNeeds {
  registration: Registration;
  invitations: InvitationRepo;
  sendMail: SendMail | null;
  origin: string;
  siteName: () => Promise<string>;
  note: (actor: User, act: string, subject: string) => Promise<unknown>;
  now: () => number;
}

const dayMs = 86_400_000;
const words = {
  open: 'opened registration',
  invitation: 'closed registration',
  closed: 'closed registration',
};
const forWhom = { open: 'for everybody', invitation: 'for all but the invited', closed: 'for everybody' };

const mailText = (link: string, byName: string, days: number, site: string) =>
  `${byName} invites you to plan trips on ${site}.\n\nMake your account here within ${days === 1 ? 'a day' : `${days} days`}:\n${link}\n\nThe link works once. If you expected no invitation, you can ignore this e-mail.`;

/** Who may make an account, and invitations: made, listed, taken back. */
export function invitationAdminRoutes(app: FastifyInstance, needs: InvitationAdminNeeds) {
  const { registration, invitations, sendMail, siteName, origin, note, now } = needs;
  const shown = async () => ({ kind: await registration.current(), fixed: registration.fixed });
  const show = (row: InvitationRow & { used_by_name?: string | null }): Invitation => ({
    id: row.id,
    email: row.email,
    byName: row.by_name,
    createdAt: toInstant(row.created_at),
    expiresAt: toInstant(row.expires_at),
    usedAt: row.used_at === null ? null : toInstant(row.used_at),
    usedByName: row.used_by_name ?? null,
    state: row.used_at !== null ? 'used' : row.expires_at <= now() ? 'expired' : 'open',
  });
  // Each may send a mail to anybody.
  const mayInvite = rateLimit({ most: 60, windowMs: 3_600_000 }, now);

  serve(app, 'adminRegistration', shown);
  serve(app, 'adminSetRegistration', async ({ body, actor }) => {
    if (!(await registration.set(body.kind)))
      throw new Refusal(
        'conflict',
        'REGISTRATION, which is set where the server runs, allows less than that.',
      );
    await note(actor, words[body.kind], forWhom[body.kind]);
    return shown();
  });
  serve(app, 'adminInvitations', ({ query }) =>
    readPage(query.cursor, invitations.list, (row) => ({ at: row.created_at, id: row.id }), show),
  );
  serve(app, 'adminInvite', async ({ body, actor, request }) => {
    const email = body.email ? normalEmail(body.email) : null;
    if (body.email && !email)
      throw new Refusal('bad_input', 'Please enter a full e-mail address, such as name@example.org.');
    mayInvite(actor.id);
    const token = newSecret();
    const at = now();
    const row: InvitationRow = {
      ...{ id: newId(), token_hash: hashSecret(token), email, by_name: actor.displayName },
      ...{ created_at: at, expires_at: at + body.days * dayMs, used_at: null, used_by: null },
    };
    await invitations.add(row);
    await note(actor, 'made an invitation', email ?? 'for whoever holds its link');
    const link = `${origin}${invitationPath}${token}`;
    const mailed = email !== null && sendMail !== null;
    if (mailed) {
      const site = await siteName();
      const mail = {
        to: email,
        subject: `An invitation to ${site}`,
        text: mailText(link, actor.displayName, body.days, site),
      };
      void sendMail(mail).catch((error: unknown) => request.log.error({ err: error }, 'mail failed'));
    }
    return { invitation: show(row), link, mailed };
  });
  serve(app, 'adminRevokeInvitation', async ({ params, actor }) => {
    const row = await invitations.find(params.id);
    if (!row) throw notFound('invitation');
    if (!(await invitations.removeUnused(params.id)))
      throw new Refusal('conflict', 'This invitation has been used. Suspend or delete the account instead.');
    await note(actor, 'took an invitation back', row.email ?? 'for whoever held its link');
    return undefined as never;
  });
}
