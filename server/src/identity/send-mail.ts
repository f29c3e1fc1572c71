import nodemailer from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Whose name it comes under, where the settings name nobody. */
  fromName?: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** Sends by the configured mail server; null where none is. */
export function mailer(smtpUrl: string | null, from: string): SendMail | null {
  if (!smtpUrl) return null;
  const transport = nodemailer.createTransport(smtpUrl);
  return async ({ fromName, ...mail }) => {
    const named = from.includes('<') || fromName === undefined;
    await transport.sendMail({ from: named ? from : { name: fromName, address: from }, ...mail });
  };
}
