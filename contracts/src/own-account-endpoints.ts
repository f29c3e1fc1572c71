import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, requiredText } from './text.ts';

const rowId = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);
/** A browser that is signed in. */
export const device = z.object({
  id: z.string(),
  /** Such as “Firefox on Windows”. */
  browser: z.string(),
  signedInAt: instant,
  /** To the hour. */
  lastUsedAt: instant,
  /** The one that asks. */
  here: z.boolean(),
});

/** What is counted, and how much of it an account may have. */
const share = z.object({ used: z.int(), most: z.int() });

export const ownAccountEndpoints = {
  myRoom: endpoint({
    summary:
      'How many trips one has, how many bytes they and their files take, and how much of each there may be.',
    answer: z.object({ trips: share, tripBytes: share, fileBytes: share }),
    errors: ['sign_in_required'],
  }),
  changeMyName: endpoint({
    summary: 'Changes the name under which others see one.',
    body: z.strictObject({ displayName: requiredText(120) }),
    answer: z.object({ displayName: z.string() }),
    errors: ['bad_input', 'sign_in_required'],
  }),
  myDevices: endpoint({
    summary: 'The browsers in which one is signed in, the latest used first.',
    answer: z.object({ devices: z.array(device) }),
    errors: ['sign_in_required'],
  }),
  signOutDevice: endpoint({
    summary: 'Signs another browser out, at once.',
    params: z.object({ id: rowId }),
    answer: null,
    errors: ['bad_input', 'sign_in_required', 'not_found'],
  }),
  signOutOtherDevices: endpoint({
    summary: 'Signs all other browsers out, at once.',
    answer: null,
    errors: ['sign_in_required'],
  }),
};
