/** The account that owns what the site itself published. Nobody signs in with it, and no person is behind it. */
export const siteAccountId = 'wayfare-editors';
