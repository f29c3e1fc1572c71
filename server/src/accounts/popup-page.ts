/** What the sign-in popup ends on: it tells the page that opened it, on the same origin only, and closes itself. */
export const popupPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Signed in</title><script src="/auth/popup.js" defer></script></head>
<body><p>You are signed in. You can close this window, or <a href="/?login=true">go on here</a>.</p></body>
</html>
`;

/** A window that cannot close itself was no popup: it goes on to the site. */
export const popupScript = `if (window.opener) {
  window.opener.postMessage({ type: 'AUTH_SUCCESS' }, window.location.origin);
}
window.close();
if (!window.closed) window.location.replace('/?login=true');
`;
