import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const stampBytes = 6;
const challengeBytes = 16 + stampBytes;

/**
 * What is handed to a browser and has to come back as it was, and what is kept so that a copy of a table tells nothing.
 * Every seal is for one purpose: one that was made for a sign-in opens no other.
 */
export function seals(key: string, now: () => number) {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `wayfare ${use}`, 32));
  const [signing, encrypting] = [keyFor('seal'), keyFor('box')];
  const mac = (purpose: string, content: string) =>
    createHmac('sha256', signing).update(`${purpose}\n${content}`).digest();
  const same = (given: Buffer, wanted: Buffer) =>
    given.length === wanted.length && timingSafeEqual(given, wanted);

  return {
    /** The content, readable and signed, for so long. */
    sign: (purpose: string, content: string, lifeMs: number) => {
      const dated = `${now() + lifeMs}.${content}`;
      return `${Buffer.from(dated).toString('base64url')}.${mac(purpose, dated).toString('base64url')}`;
    },
    read: (purpose: string, sealed: string) => {
      const [body = '', seal = ''] = sealed.split('.');
      const dated = Buffer.from(body, 'base64url').toString();
      if (!same(Buffer.from(seal, 'base64url'), mac(purpose, dated))) return null;
      const dot = dated.indexOf('.');
      return Number(dated.slice(0, dot)) > now() ? dated.slice(dot + 1) : null;
    },
    /** Random bytes that a passkey signs; they tell by themselves that they are ours, for what and until when. */
    challenge: (purpose: string, lifeMs: number) => {
      const bytes = Buffer.alloc(challengeBytes);
      randomBytes(16).copy(bytes);
      bytes.writeUIntBE(now() + lifeMs, 16, stampBytes);
      return Buffer.concat([bytes, mac(purpose, bytes.toString('base64url'))]);
    },
    isChallenge: (purpose: string, challenge: string) => {
      const given = Buffer.from(challenge, 'base64url');
      const bytes = given.subarray(0, challengeBytes);
      if (!same(given.subarray(challengeBytes), mac(purpose, bytes.toString('base64url')))) return false;
      return bytes.readUIntBE(16, stampBytes) > now();
    },
    encrypt: (about: string, content: Buffer) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', encrypting, iv).setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(content), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    /** Throws for what was not encrypted here, or about something else. */
    decrypt: (about: string, sealed: string) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const cipher = createDecipheriv('aes-256-gcm', encrypting, bytes.subarray(0, 12), {
        authTagLength: 16,
      });
      cipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]);
    },
  };
}
export type Seals = ReturnType<typeof seals>;
