/** What the sign-in popup ends on: it tells the page that opened it, on the same origin only, and closes itself. */
export const popupPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Signed in</title><script src="/auth/popup.js" defer></script></head>
<body><p>You are signed in. You can close this window.</p></body>
</html>
`;

export const popupScript = `if (window.opener) {
  window.opener.postMessage({ type: 'AUTH_SUCCESS' }, window.location.origin);
}
window.close();
`;
