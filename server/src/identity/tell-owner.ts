import type { FastifyBaseLogger } from 'fastify';
import type { SendMail } from './send-mail.ts';

interface TellNeeds {
  siteName: () => Promise<string>;
  sendMail: SendMail | null;
}

/** Tells the owner of an account by mail, where there is any, what was changed about signing in; nobody waits for it. */
export async function tellOwner(
  { siteName, sendMail }: TellNeeds,
  log: FastifyBaseLogger,
  to: string,
  text: string,
  what?: string,
): Promise<void> {
  try {
    const site = await siteName();
    const subject = what ? `${what} at ${site}` : `How you sign in to ${site} was changed`;
    await sendMail?.({ to, subject, text });
  } catch (error) {
    log.error({ err: error }, 'mail failed');
  }
}
