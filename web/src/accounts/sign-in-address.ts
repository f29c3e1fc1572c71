/** Where a sign-in button leads: a return path wins over a completion callback, and either may be missing. */
export function signInAddress(slug: string, returnTo: string | undefined, hasCallback: boolean): string {
  const path = `/auth/${encodeURIComponent(slug)}`;
  if (returnTo !== undefined) return `${path}?returnTo=${encodeURIComponent(returnTo)}`;
  return hasCallback ? `${path}?messageType=AUTH_SUCCESS` : path;
}
