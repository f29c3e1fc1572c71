import type { FastifyInstance } from 'fastify';
import { hashSecret } from '../http/secret.ts';
import { formPage } from '../identity/page.ts';
import type { Admission } from './admission.ts';
import type { InvitationRepo } from './invitation.repo.ts';

interface InvitationNeeds {
  invitations: InvitationRepo;
  admission: Admission;
  shownProviders: () => Promise<{ name: string; slug: string }[]>;
  now: () => number;
}

export const invitationPath = '/auth/invitation/';

const voidPage = formPage({
  title: 'This invitation no longer works',
  lead: 'It has been used, taken back or has expired. Ask whoever sent it for a new one.',
  links: [{ href: '/login', label: 'I have an account' }],
});

const dayOf = (at: number) =>
  new Date(at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Where an invitation leads: the browser that opens it may make one account. Nothing is used up by opening it. */
export function invitationRoutes(app: FastifyInstance, needs: InvitationNeeds) {
  const { invitations, admission, shownProviders, now } = needs;
  app.get(`${invitationPath}:token`, async (request, reply) => {
    const { token } = request.params as { token: string };
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    // Its address is a secret, which no other page is to be told.
    reply.header('referrer-policy', 'same-origin');
    const invitation = await invitations.open(hashSecret(token), now());
    if (!invitation) return reply.code(410).send(voidPage);
    admission.hold(reply, token, invitation.expires_at);
    const forWhom = invitation.email ? ` It is for ${invitation.email} only.` : '';
    return reply.send(
      formPage({
        title: 'You are invited',
        lead: `This invitation makes one account, until ${dayOf(invitation.expires_at)}.${forWhom} How would you like to sign in?`,
        links: (await shownProviders()).map(({ name, slug }) => ({
          href: `/auth/${slug}`,
          label: `Go on with ${name}`,
        })),
      }),
    );
  });
}
