import { z } from 'zod';
import { type Endpoint, endpoint } from './endpoint.ts';
import { characters, instant } from './text.ts';
import { registrationKinds } from './vocabulary.ts';

const refused = ['bad_input', 'sign_in_required', 'forbidden'] as const;
const forAdmins = <const E extends Endpoint>(definition: E) => endpoint({ ...definition, adminOnly: true });

/** Who may make an account. */
const registration = z.object({
  kind: z.enum(registrationKinds),
  /** What REGISTRATION closes, which no admin can open; null where it closes nothing. */
  fixed: z.enum(registrationKinds).nullable(),
});

/** One invitation as admins see it; its link is told once, when it is made. */
export const invitation = z.object({
  id: z.string(),
  /** The only address it is good for, where there is one. */
  email: z.string().nullable(),
  byName: z.string(),
  createdAt: instant,
  expiresAt: instant,
  usedAt: instant.nullable(),
  /** Who came by it; null also where they have left again. */
  usedByName: z.string().nullable(),
  state: z.enum(['open', 'used', 'expired']),
});
export type Invitation = z.infer<typeof invitation>;

export const invitationEndpoints = {
  adminRegistration: forAdmins({
    summary: 'Who may make an account: everybody, the invited, nobody.',
    answer: registration,
    errors: refused,
  }),
  adminSetRegistration: forAdmins({
    summary: 'Opens or closes the making of accounts. What the environment closes stays closed.',
    body: z.strictObject({ kind: z.enum(registrationKinds) }),
    answer: registration,
    errors: [...refused, 'conflict'],
  }),
  adminInvitations: forAdmins({
    summary: 'The invitations, newest first; 50 a page.',
    query: z.strictObject({ cursor: characters.max(200).optional() }),
    answer: z.object({ rows: z.array(invitation), nextCursor: z.string().nullable() }),
    errors: refused,
  }),
  adminInvite: forAdmins({
    summary:
      'Makes an invitation: a link that lets one person make an account, once. Mailed where there is an address.',
    body: z.strictObject({
      email: characters.trim().toLowerCase().max(254).optional(),
      days: z.int().min(1).max(90),
    }),
    answer: z.object({ invitation, link: z.string(), mailed: z.boolean() }),
    errors: [...refused, 'too_many_requests'],
  }),
  adminRevokeInvitation: forAdmins({
    summary: 'Takes an invitation back that was not used yet: its link is void from then on.',
    params: z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/) }),
    answer: null,
    errors: [...refused, 'not_found', 'conflict'],
  }),
};
