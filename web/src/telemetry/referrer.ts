import { inSession, readStored, writeStored } from '../ui/browser-storage.ts';

const key = 'wayfare.referrer';

/** Keeps the page that led here, at start-up and only when it is of another host. */
export function captureReferrer() {
  if (document.referrer === '' || !URL.canParse(document.referrer)) return;
  if (new URL(document.referrer).host !== location.host)
    writeStored(inSession, key, document.referrer.slice(0, 2000));
}

/** The external page that led to this visit, if one did. */
export function externalReferrer(): string | undefined {
  const stored = readStored(inSession, key);
  return typeof stored === 'string' ? stored : undefined;
}
