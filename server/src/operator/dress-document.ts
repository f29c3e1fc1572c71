import { escapeHtml } from '../http/escape-html.ts';
import type { Operator } from '@wayfare/contracts/operator-endpoints';

const usualName = 'Wayfare';

/** What every page is told of who runs the site; the imprint itself is read on its own page only. */
export const toldOf = ({ imprint, ...shown }: Operator) => ({ ...shown, hasImprint: imprint !== null });

/** The document of the application in the dress of the site: its name, its icons, and what the application shows of both. */
export function dressDocument(document: string, operator: Operator): string {
  const { name, icon } = operator;
  const told = JSON.stringify(toldOf(operator)).replaceAll('<', '\\u003c');
  const icons =
    icon === null
      ? document
      : document
          .replace(/<link rel="apple-touch-icon"[^>]*>/, `<link rel="apple-touch-icon" href="${icon}">`)
          .replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${icon}" type="image/png">`);
  return icons
    .replace(`<title>${usualName}</title>`, () => `<title>${escapeHtml(name)}</title>`)
    .replace(`<noscript>${usualName} `, () => `<noscript>${escapeHtml(name)} `)
    .replace('</head>', () => `<script type="application/json" id="operator">${told}</script></head>`);
}
