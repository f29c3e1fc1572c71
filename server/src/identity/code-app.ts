import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import makeQrCode from 'qrcode-generator';

const stepMs = 30_000;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newCodeSecret = () => randomBytes(20);

/** Bytes as letters and digits that are hard to mix up (base 32), the form in which apps take a secret. */
export function base32(bytes: Uint8Array) {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += letters[(held >>> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + letters[(held << (5 - bits)) & 31] : text;
}

/** The code of a half minute, as RFC 6238 has it. */
export function codeOf(secret: Uint8Array, step: number) {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac[19]! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

export const codeStepAt = (ms: number) => Math.floor(ms / stepMs);

/** The half minute that a code is of: this one or, for clocks that differ and people who type, the one before or after. */
export function stepOfCode(secret: Uint8Array, code: string, now: number) {
  const typed = Buffer.from(code.replaceAll(' ', ''));
  const fits = (step: number) =>
    typed.length === 6 && timingSafeEqual(typed, Buffer.from(codeOf(secret, step)));
  const step = codeStepAt(now);
  return [step, step - 1, step + 1].find(fits) ?? null;
}

/** What an app reads from the QR code. */
export const codeAppAddress = (secret: Uint8Array, email: string, site: string) =>
  `otpauth://totp/${encodeURIComponent(site)}:${encodeURIComponent(email)}?secret=${base32(secret)}&issuer=${encodeURIComponent(site)}`;

/** A QR code as a drawing. */
export function qrDrawing(text: string) {
  const code = makeQrCode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const all = Array.from({ length: size }, (_, n) => n);
  const dots = all.flatMap((y) => all.filter((x) => code.isDark(y, x)).map((x) => `M${x} ${y}h1v1h-1z`));
  return `<svg class="qr" viewBox="-4 -4 ${size + 8} ${size + 8}" role="img" aria-label="QR code for your app" shape-rendering="crispEdges"><path d="${dots.join('')}"/></svg>`;
}
