import { useSyncExternalStore } from 'react';
import type { Operator } from '@wayfare/contracts/operator-endpoints';

/** Who runs the site, as every page knows it from the document that it came in. */
export interface SiteOperator extends Omit<Operator, 'imprint'> {
  hasImprint: boolean;
}

const usual: SiteOperator = {
  ...{ name: 'Wayfare', runBy: null, email: null, address: null, hasImprint: false },
  ...{ logo: null, icon: null, picture: null, share: null },
};

/** The element of the document that tells it. */
const toldIn = () => (typeof document === 'undefined' ? null : document.getElementById('operator'));

const told = toldIn()?.textContent;
let current: SiteOperator = told ? (JSON.parse(told) as SiteOperator) : usual;
const listeners = new Set<() => void>();

/** From now on the site is shown as this operator's. */
export function setOperator(operator: SiteOperator) {
  current = operator;
  for (const listener of listeners) listener();
}

/** Who runs the site. */
export const siteOperator = () => current;

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The same for what is on the screen, which follows when an admin changes it. */
export const useOperator = () => useSyncExternalStore(listen, siteOperator, siteOperator);
