import { showToast } from '../ui/toast.tsx';

/** Hands an address to the device's own share sheet, or copies it where there is none. */
export async function shareAddress({ title, address }: { title: string; address: string }) {
  if (typeof navigator.share === 'function') {
    // Whoever closes the sheet without sharing has not met an error.
    await navigator.share({ title, url: address }).catch(() => undefined);
    return;
  }
  const copied = await navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  );
  showToast({ text: copied ? 'Link copied.' : `The link could not be copied: ${address}` });
}
