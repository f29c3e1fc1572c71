import { formPage, type PasskeyForm } from './page.ts';
import { passwordCharacters } from './password.ts';

/** What somebody typed into a form. */
export type Form = Record<string, string>;

const at = (uid: string, step: string) => `/idp/interaction/${uid}${step}`;

interface SignInPage {
  uid: string;
  email?: string;
  error?: string | undefined;
  /** Why nobody can make an account here; null where everybody can. */
  closed: string | null;
  /** What a passkey is asked for; null where the site has no name that one could belong to. */
  passkey: object | null;
}

const passkeyForm = (action: string, options: object | null, token?: string): PasskeyForm | null =>
  options && {
    ...{ action, options, deed: 'get', button: 'Use a passkey' },
    ...(token !== undefined && { hidden: { token } }),
  };

/** Address and password, or a passkey. */
export const signInPage = ({ uid, email = '', error, closed, passkey }: SignInPage) =>
  formPage({
    title: 'Sign in',
    lead: 'With your Wayfare ID.',
    error,
    action: at(uid, '/sign-in'),
    fields: [
      { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', value: email },
      { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
    ],
    button: 'Sign in',
    passkey: passkeyForm(at(uid, '/passkey'), passkey),
    ...(closed !== null && { note: closed }),
    links: [
      ...(closed === null ? [{ href: at(uid, '/register'), label: 'Make an account' }] : []),
      { href: '/idp/forgot', label: 'Forgot your password?' },
    ],
  });

interface SecondStepPage {
  uid: string;
  /** Tells that the password was right a moment ago. */
  token: string;
  hasApp: boolean;
  codesLeft: number;
  passkey: object | null;
  error?: string;
}

/** What is asked for after the password. */
export function secondStepPage({ uid, token, hasApp, codesLeft, passkey, error }: SecondStepPage) {
  const action = at(uid, '/second-step');
  const takesCode = hasApp || codesLeft > 0;
  return formPage({
    title: 'One more step',
    lead: hasApp ? 'Type the code that your app shows now.' : 'Use your passkey, or a recovery code.',
    error,
    ...(takesCode && {
      ...{ action, hidden: { token }, button: 'Go on' },
      fields: [
        {
          ...{ name: 'code', label: hasApp ? 'Code' : 'Recovery code', type: 'text' },
          ...{ autocomplete: 'one-time-code', hint: hasApp ? 'Six digits, or a recovery code.' : '' },
        },
      ],
    }),
    passkey: passkeyForm(action, passkey, token),
    links: [{ href: at(uid, ''), label: 'Begin again' }],
  });
}

/** Name, address and password of a new account. */
export const registerPage = (uid: string, typed: Form = {}, error?: string) =>
  formPage({
    title: 'Make an account',
    lead: 'Your trips are kept under it, and nobody else sees them unless you share them.',
    error,
    action: at(uid, '/register'),
    fields: [
      {
        name: 'displayName',
        label: 'Your name',
        type: 'text',
        autocomplete: 'name',
        value: typed['displayName'] ?? '',
      },
      {
        name: 'email',
        label: 'E-mail',
        type: 'email',
        autocomplete: 'username',
        value: typed['email'] ?? '',
      },
      {
        name: 'password',
        label: 'Password',
        type: 'password',
        autocomplete: 'new-password',
        hint: `At least ${passwordCharacters.least} characters.`,
      },
    ],
    button: 'Make the account',
    links: [{ href: at(uid, ''), label: 'I have an account' }],
  });

/** In the place of the form where this browser may not make an account. */
export const noRegisterPage = (uid: string, why: string) =>
  formPage({
    title: 'New accounts',
    lead: why,
    links: [{ href: at(uid, ''), label: 'I have an account' }],
  });

/** After the form, whoever the address belongs to. */
export const mailedPage = (email: string) =>
  formPage({
    title: 'Check your e-mail',
    lead: `We have sent an e-mail to ${email}. Follow the link in it within the hour, in this browser if you can.`,
    links: [{ href: '/login', label: 'Back to sign-in' }],
  });

/** Where the link of that e-mail leads. */
export const confirmPage = (uid: string, kept: string) =>
  formPage({
    title: 'Make your account',
    lead: 'One press, and it is yours.',
    action: at(uid, '/confirm'),
    hidden: { kept },
    button: 'Make the account',
  });

const toSignIn = [{ href: '/login', label: 'Sign in' }];
export const madePage = formPage({
  title: 'Your account is ready',
  lead: 'Sign in with your address and the password that you chose.',
  links: toSignIn,
});
export const notMadePage = (error: string) =>
  formPage({ title: 'No account was made', error, links: toSignIn });
