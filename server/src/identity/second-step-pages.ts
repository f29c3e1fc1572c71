import { escapeHtml } from '../http/escape-html.ts';
import { base32, codeAppAddress, qrDrawing } from './code-app.ts';
import { formPage, passkeyFormHtml, wholePage } from './page.ts';

const home = '/idp/second-step';
const back = { href: '/profile', label: 'Back to your profile' };
const toHome = { href: home, label: 'Back' };

/** The password once more, before anything is shown or changed. */
export const surePage = (error?: string) =>
  formPage({
    title: 'Is it you?',
    lead: 'Type your password once more before you change how you sign in.',
    error,
    action: `${home}/sure`,
    fields: [{ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' }],
    button: 'Go on',
    links: [back],
  });

interface Overview {
  hasApp: boolean;
  passkeys: readonly { id: string; name: string; created_at: number }[];
  codesLeft: number;
  /** What the browser needs to make a passkey; null where the site is reached by a bare address. */
  toAdd: object | null;
  error?: string;
}

const dayOf = (ms: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Number(ms));

const removeRow = (words: string, action: string, label: string, hidden = '') => `
      <div class="row"><p>${words}</p>
        <form method="post" action="${action}">${hidden}<button class="small" aria-label="${escapeHtml(label)}">Remove</button></form>
      </div>`;

const passkeyName = `
      <label for="passkey-name">Name of the new passkey</label>
      <input id="passkey-name" name="name" maxlength="60" required placeholder="My phone">`;

const codesWords = (left: number) =>
  left === 1 ? 'One is left.' : left === 0 ? 'None is left.' : `${left} are left.`;

/** What one's account asks for besides the password, and the ways to change it. */
export function overviewPage({ hasApp, passkeys, codesLeft, toAdd, error }: Overview) {
  const rows = passkeys.map(({ id, name, created_at }) =>
    removeRow(
      `<b>${escapeHtml(name)}</b><br><span class="hint">since ${dayOf(created_at)}</span>`,
      `${home}/passkey/remove`,
      `Remove the passkey ${name}`,
      `<input type="hidden" name="id" value="${escapeHtml(id)}">`,
    ),
  );
  const isOn = hasApp || passkeys.length > 0;
  const adding = toAdd
    ? passkeyFormHtml({
        ...{ action: `${home}/passkey`, options: toAdd, deed: 'create', button: 'Add a passkey' },
        fields: passkeyName,
      })
    : '<p class="hint">Passkeys need an address with a name. This site was reached by a number.</p>';
  return wholePage(
    'Passkeys and codes',
    `<p class="lead">${isOn ? 'Your password alone opens your account no more.' : 'With one of these, somebody who learns your password still cannot get in.'}</p>
    ${error ? `<p class="error" role="alert">${escapeHtml(error)}</p>` : ''}
    <section>
      <h2>Passkeys</h2>
      <p class="hint">Sign in with a finger, your face or the PIN of a device, without a password.</p>
      ${rows.join('')}
      ${adding}
      <noscript><p class="hint">Adding a passkey needs JavaScript.</p></noscript>
    </section>
    <section>
      <h2>Codes of an app</h2>
      ${
        hasApp
          ? removeRow('Asked for when you sign in.', `${home}/app/remove`, 'Remove the codes of your app')
          : `<p class="hint">An app on your phone shows a new code every half minute.</p>
      <a class="button" href="${home}/app">Set up an app</a>`
      }
    </section>
    ${
      isOn
        ? `<section>
      <h2>Recovery codes</h2>
      <p class="hint">For the day on which the phone is gone. Each works once. ${codesWords(codesLeft)}</p>
      <form method="post" action="${home}/codes"><button class="second">Make new ones</button></form>
    </section>`
        : ''
    }
    <p class="links"><a href="${back.href}">${back.label}</a></p>`,
  );
}

/** The secret as a QR code and as text, and the place for the first code. `kept` brings the secret back with the form. */
export const appPage = (
  { email, site }: { email: string; site: string },
  secret: Uint8Array,
  kept: string,
  error?: string,
) =>
  formPage({
    title: 'Set up an app',
    lead: 'Scan this with an app that makes codes, such as the one that keeps your passwords.',
    error,
    action: `${home}/app`,
    above: `${qrDrawing(codeAppAddress(secret, email, site))}
    <p class="hint">Or type this key into it: <code>${base32(secret).match(/.{4}/g)!.join(' ')}</code></p>`,
    hidden: { kept },
    fields: [
      {
        ...{ name: 'code', label: 'Code of the app', type: 'text', autocomplete: 'one-time-code' },
        hint: 'The six digits that it shows now.',
      },
    ],
    button: 'Turn it on',
    links: [toHome],
  });

/** Recovery codes, shown this once. */
export const codesPage = (codes: readonly string[]) =>
  wholePage(
    'Your recovery codes',
    `<p class="lead">Print or write these down and keep them where your phone is not. They are not shown again; each gets you in once.</p>
    <ul class="codes">${codes.map((code) => `<li><code>${code}</code></li>`).join('')}</ul>
    <p class="links"><a href="${home}">I have kept them</a></p>`,
  );
