import type { TrustedProxy } from '../site-config.ts';

/** As the framework wants it: so many proxies are believed, counted from the nearest, or those of these addresses. */
export const trustProxyOption = (trusted: TrustedProxy) =>
  typeof trusted === 'number'
    ? (_address: string, hop: number) => hop < trusted
    : trusted === false
      ? false
      : [...trusted];
