import type { Transporter } from 'nodemailer';

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
  // Most starts send no mail for a long while, and many servers never do.
  let opened: Transporter | undefined;
  const transport = async () =>
    (opened ??= (await import('nodemailer')).default.createTransport(smtpUrl) as Transporter);
  return async ({ fromName, ...mail }) => {
    const named = from.includes('<') || fromName === undefined;
    await (await transport()).sendMail({ from: named ? from : { name: fromName, address: from }, ...mail });
  };
}
