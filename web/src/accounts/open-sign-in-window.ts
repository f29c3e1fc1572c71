const width = 500;
const height = 600;

/**
 * Opens the sign-in window centred on this one, and calls back once it has been closed. False where the browser
 * would not open it.
 */
export function openSignInWindow(url: string, onClosed: () => void): boolean {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  const popup = window.open(url, 'loginWindow', `width=${width},height=${height},left=${left},top=${top}`);
  // Some blockers answer with a window that is closed already.
  if (!popup || popup.closed) return false;
  popup.focus();
  const timer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(timer);
    onClosed();
  }, 500);
  return true;
}
