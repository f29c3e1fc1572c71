import { escapeHtml } from '../http/escape-html.ts';

interface Field {
  name: string;
  label: string;
  type: 'email' | 'password' | 'text';
  autocomplete: string;
  value?: string;
  hint?: string;
}

export interface FormPage {
  title: string;
  lead?: string;
  error?: string | undefined;
  action?: string;
  fields?: readonly Field[];
  button?: string;
  /** A line under the form. */
  note?: string;
  links?: readonly { href: string; label: string }[];
  /** What a passkey is asked for, beside the form; only where the browser can. */
  passkey?: PasskeyForm | null;
  /** What is sent along with the form unseen. */
  hidden?: Readonly<Record<string, string>>;
  /** HTML above the form. */
  above?: string;
}

export interface PasskeyForm {
  action: string;
  /** What the browser needs, for making one or for answering with one. */
  options: object;
  deed: 'create' | 'get';
  button: string;
  hidden?: Readonly<Record<string, string>>;
  /** HTML of fields before the button. */
  fields?: string;
}

const hiddenHtml = (hidden: Readonly<Record<string, string>> = {}) =>
  Object.entries(hidden)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

/** A form that the browser's passkeys fill in; it stays away where there are none or no scripts. */
export const passkeyFormHtml = ({ action, options, deed, button, hidden, fields = '' }: PasskeyForm) => `
    <form method="post" action="${escapeHtml(action)}" hidden data-passkey="${deed}"
      data-options="${escapeHtml(JSON.stringify(options))}">
      ${hiddenHtml(hidden)}<input type="hidden" name="passkey">
      ${fields}
      <button class="second">${escapeHtml(button)}</button>
      <p class="error" role="alert" hidden></p>
    </form>`;

const fieldHtml = (field: Field, index: number) => `
      <label for="f${index}">${escapeHtml(field.label)}</label>
      <input id="f${index}" name="${field.name}" type="${field.type}" autocomplete="${field.autocomplete}"
        required${index === 0 ? ' autofocus' : ''} value="${escapeHtml(field.value ?? '')}"${
          field.hint ? ` aria-describedby="h${index}"` : ''
        }>${field.hint ? `<p class="hint" id="h${index}">${escapeHtml(field.hint)}</p>` : ''}`;

/** A whole page of the embedded sign-in around what stands in it. */
export const wholePage = (title: string, inside: string) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escapeHtml(title)} · Wayfare</title>
  <link rel="stylesheet" href="/idp/style.css">
</head>
<body>
  <main>
    <p class="brand"><span aria-hidden="true"></span>Wayfare</p>
    <h1>${escapeHtml(title)}</h1>
    ${inside}
  </main>
  ${inside.includes('data-passkey') ? '<script src="/idp/passkey.js"></script>' : ''}
  ${inside.includes('"new-password"') ? '<script src="/idp/strength.js"></script>' : ''}
  ${inside.includes('type="password"') ? '<script src="/idp/show-password.js"></script>' : ''}
</body>
</html>
`;

/** One form, its fault in words, and the ways on. Works without scripts; passkeys need one. */
export function formPage(page: FormPage) {
  const { title, lead, error, action, fields = [], button, note, links = [], passkey, hidden, above } = page;
  const form =
    button === undefined
      ? ''
      : `<form method="post"${action ? ` action="${escapeHtml(action)}"` : ''}>
      ${hiddenHtml(hidden)}${fields.map(fieldHtml).join('')}
      <button>${escapeHtml(button)}</button>
    </form>`;
  return wholePage(
    title,
    `${lead ? `<p class="lead">${escapeHtml(lead)}</p>` : ''}
    ${error ? `<p class="error" role="alert">${escapeHtml(error)}</p>` : ''}
    ${above ?? ''}
    ${form}
    ${passkey ? passkeyFormHtml(passkey) : ''}
    ${note ? `<p class="hint">${escapeHtml(note)}</p>` : ''}
    ${links.length === 0 ? '' : `<p class="links">${links.map((link) => `<a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>`).join('')}</p>`}`,
  );
}

export const pageStyle = `
:root { color-scheme: light dark; --ink: oklch(0.27 0.03 262); --soft: oklch(0.46 0.03 262); --paper: oklch(0.985 0.006 85);
  --card: #fff; --line: oklch(0.88 0.015 262); --accent: oklch(0.5 0.12 262); --on-accent: #fff; --bad: oklch(0.48 0.16 25);
  --bad-paper: oklch(0.96 0.02 25); }
@media (prefers-color-scheme: dark) { :root { --ink: oklch(0.93 0.01 262); --soft: oklch(0.76 0.02 262);
  --paper: oklch(0.2 0.02 262); --card: oklch(0.25 0.022 262); --line: oklch(0.4 0.03 262); --accent: oklch(0.74 0.1 262);
  --on-accent: oklch(0.2 0.03 262); --bad: oklch(0.8 0.1 25); --bad-paper: oklch(0.3 0.05 25); } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.25rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 "Inter Variable", Inter, system-ui, sans-serif; }
main { width: 100%; max-width: 26rem; background: var(--card); border: 1px solid var(--line); border-radius: 1rem;
  padding: 1.75rem; }
.brand { margin: 0 0 1rem; color: var(--accent); font-weight: 650; letter-spacing: .01em; display: flex; gap: .5rem;
  align-items: center; }
.brand span { width: .9rem; height: .9rem; border-radius: 50% 50% 50% 0; transform: rotate(-45deg); background: currentColor; }
h1 { margin: 0 0 .5rem; font: 600 1.6rem/1.2 "Fraunces Variable", Georgia, serif; }
.lead { margin: 0 0 1rem; color: var(--soft); }
.error { background: var(--bad-paper); color: var(--bad); border-radius: .6rem; padding: .6rem .8rem; margin: .75rem 0; }
label { display: block; margin: .9rem 0 .3rem; font-weight: 550; }
.hint { margin: .3rem 0 0; font-size: .875rem; color: var(--soft); }
input { width: 100%; min-height: 44px; padding: .5rem .75rem; font: inherit; color: inherit; background: transparent;
  border: 1px solid var(--soft); border-radius: .6rem; }
button { width: 100%; min-height: 46px; margin-top: 1.25rem; font: inherit; font-weight: 600; border: 0; border-radius: .6rem;
  background: var(--accent); color: var(--on-accent); cursor: pointer; }
button.second { margin-top: .75rem; background: transparent; color: var(--accent); border: 1px solid var(--accent); }
button.small { width: auto; min-height: 44px; margin: 0; padding: 0 .9rem; background: transparent; color: var(--accent);
  border: 1px solid var(--line); font-weight: 550; }
button.show { margin-top: .5rem; padding: 0; border: 0; font-size: .875rem; }
a.button { display: grid; place-items: center; min-height: 46px; margin-top: .75rem; padding: 0; border-radius: .6rem;
  border: 1px solid var(--accent); font-weight: 600; text-decoration: none; }
[hidden] { display: none; }
section { margin-top: 1.5rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
h2 { margin: 0 0 .25rem; font-size: 1.05rem; }
.row { display: flex; align-items: center; justify-content: space-between; gap: 1rem; margin-top: .75rem; }
.row p { margin: 0; min-width: 0; overflow-wrap: anywhere; }
.qr { display: block; width: 12.5rem; max-width: 100%; margin: 1rem auto; background: #fff; border-radius: .6rem; }
code { font: 600 1rem/1.6 ui-monospace, monospace; letter-spacing: .04em; overflow-wrap: anywhere; }
.codes { display: grid; grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); gap: .4rem 1rem; margin: 1rem 0; padding: 0;
  list-style: none; }
button:hover { filter: brightness(1.06); }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.links { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 1.1rem 0 0; }
a { color: var(--accent); display: inline-block; padding: .6rem 0; }
`;
