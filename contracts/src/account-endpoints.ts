import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, requiredText } from './text.ts';
import { registrationKinds } from './vocabulary.ts';

/** Who is signed in. An answer without an `id` means nobody is. */
export const currentUser = z.object({
  id: z.string().optional(),
  displayName: z.string().optional(),
  email: z.string().optional(),
  admin: z.boolean().optional(),
  /** True where the account has a password kept here, which can be changed here. */
  hasPassword: z.boolean().optional(),
});
export type CurrentUser = z.infer<typeof currentUser>;

export const accountEndpoints = {
  currentUser: endpoint({
    summary: 'The signed-in user, or an empty object.',
    answer: currentUser,
    errors: [],
  }),
  currentUserForProfile: endpoint({
    summary: 'The same as current-user, under the path that the profile page reads.',
    answer: currentUser,
    errors: [],
  }),
  logout: endpoint({
    summary: 'Ends the session everywhere it is held. A browser that navigates here is sent to /.',
    answer: z.object({ signedOut: z.literal(true) }),
    errors: [],
  }),
  checkAuth: endpoint({
    summary: 'Whether the caller may see the page at originalUri; for /admin only an admin may.',
    body: z.strictObject({ originalUri: requiredText(4000).optional() }),
    answer: z.object({ authenticated: z.boolean() }),
    errors: ['bad_input'],
  }),
  myData: endpoint({
    summary: 'Everything that is kept of one’s own account, by table, as a file to keep.',
    answer: z.object({
      madeAt: instant,
      tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
    answerIsFile: true,
    errors: ['sign_in_required', 'too_many_requests'],
  }),
  deleteMyAccount: endpoint({
    summary: 'Deletes one’s own account with everything it owns. Nothing of it can be brought back.',
    answer: null,
    errors: ['sign_in_required', 'conflict'],
  }),
  signInOptions: endpoint({
    summary:
      'The two identity providers, in the order in which they are offered, and who may make an account.',
    answer: z.object({
      providers: z.array(z.object({ name: z.string(), slug: z.string() })),
      registration: z.enum(registrationKinds),
    }),
    errors: [],
  }),
};
