import type { FastifyInstance } from 'fastify';
import { noteActs } from './admin/note-acts.ts';
import type { AppNeeds } from './app.ts';
import type { SettingRepo } from './db/setting.repo.ts';
import { admission as makeAdmission } from './invitations/admission.ts';
import { invitationAdminRoutes } from './invitations/invitation-admin.routes.ts';
import { invitationRepo } from './invitations/invitation.repo.ts';
import { invitationRoutes } from './invitations/invitation.routes.ts';
import { registration as makeRegistration } from './invitations/registration.ts';

interface InvitationParts extends Pick<AppNeeds, 'config' | 'db' | 'sendMail' | 'now'> {
  settings: SettingRepo;
  awaitsFirst: () => Promise<boolean>;
  shownProviders: () => Promise<{ name: string; slug: string }[]>;
  siteName: () => Promise<string>;
}

/** So long after it ended an invitation is still listed. */
const keptMs = 90 * 86_400_000;

/** Who may make an account, and invitations for those who otherwise may not. */
export function addInvitations(app: FastifyInstance, parts: InvitationParts) {
  const { config, db, settings, sendMail, awaitsFirst, shownProviders, siteName, now } = parts;
  const { origin } = config;
  const registration = makeRegistration(settings, config.site.registration);
  const invitations = invitationRepo(db);
  const admission = makeAdmission({ registration, invitations, awaitsFirst, origin, now });
  invitationRoutes(app, { invitations, admission, shownProviders, now });
  invitationAdminRoutes(app, {
    ...{ registration, invitations, sendMail, siteName, origin, now },
    note: noteActs(db, now),
  });
  return {
    registration,
    admission,
    forgetInvitation: invitations.forget,
    purgeInvitations: () => invitations.purge(now() - keptMs),
  };
}
