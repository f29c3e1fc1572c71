import { z } from 'zod';
import { type Endpoint, endpoint } from './endpoint.ts';
import { instant } from './text.ts';

const forAdmins = <const E extends Endpoint>(definition: E) => endpoint({ ...definition, adminOnly: true });

const backups = z.object({
  folder: z.string(),
  everyHours: z.number().nullable().describe('How often one is made by itself; null for never.'),
  keep: z.int(),
  underWay: z.boolean(),
  failure: z.object({ at: instant, why: z.string() }).nullable().describe('Of the last one, if it failed.'),
  backups: z
    .array(z.object({ name: z.string(), madeAt: instant, bytes: z.int() }))
    .describe('Those in the folder, the newest first.'),
});
export type Backups = z.infer<typeof backups>;

export const backupEndpoints = {
  adminBackups: forAdmins({
    summary: 'The backups that this server made, and when it makes them.',
    answer: backups,
    errors: ['sign_in_required', 'forbidden'],
  }),
  adminMakeBackup: forAdmins({
    summary: 'Has a backup made now; the answer does not wait for it.',
    answer: backups,
    errors: ['sign_in_required', 'forbidden'],
  }),
};
