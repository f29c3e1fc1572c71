/**
 * Why a sign-in ended without a session. The server sends the browser to `/?problem={code}`, where the page shows
 * the sentence in its message dialog; a code, so that no link can put words into the site's mouth.
 */
export const signInProblems = {
  sign_in_failed: 'The sign-in could not be completed. Please try again.',
  sign_in_expired: 'The sign-in took too long or was begun elsewhere. Please try again.',
  provider_away: 'This way to sign in cannot be reached right now. Please try again or use the other one.',
  registration_closed: 'This site takes no new accounts. If you have one, sign in the way you did before.',
  invitation_needed:
    'New accounts are by invitation here. Ask whoever runs this site for one, and open its link in this browser.',
  account_suspended: 'This account is suspended. Please get in touch with us.',
} as const;
export type SignInProblem = keyof typeof signInProblems;
