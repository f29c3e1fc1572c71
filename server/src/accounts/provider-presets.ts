/** What differs between the well-known providers; everything else is standard. */
export interface Preset {
  issuer: string;
  scope: string;
  /** Set for providers that speak OAuth 2 but not OpenID Connect. */
  oauth2?: {
    authorizationEndpoint: string;
    tokenEndpoint: string;
    profileEndpoint: string;
    /** Extra profile call that lists e-mail addresses with whether they are verified. */
    emailsEndpoint?: string;
  };
}

export const presets: Record<string, Preset> = {
  google: { issuer: 'https://accounts.google.com', scope: 'openid email profile' },
  microsoft: { issuer: 'https://login.microsoftonline.com/common/v2.0', scope: 'openid email profile' },
  apple: { issuer: 'https://appleid.apple.com', scope: 'openid' },
  facebook: {
    issuer: 'https://www.facebook.com',
    scope: 'email public_profile',
    oauth2: {
      authorizationEndpoint: 'https://www.facebook.com/v20.0/dialog/oauth',
      tokenEndpoint: 'https://graph.facebook.com/v20.0/oauth/access_token',
      profileEndpoint: 'https://graph.facebook.com/v20.0/me?fields=id,name,email',
    },
  },
  github: {
    issuer: 'https://github.com',
    scope: 'read:user user:email',
    oauth2: {
      authorizationEndpoint: 'https://github.com/login/oauth/authorize',
      tokenEndpoint: 'https://github.com/login/oauth/access_token',
      profileEndpoint: 'https://api.github.com/user',
      emailsEndpoint: 'https://api.github.com/user/emails',
    },
  },
};
