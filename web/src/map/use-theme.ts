import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void) {
  const system = darkSystem();
  const chosen = new MutationObserver(listener);
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  system.addEventListener('change', listener);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', listener);
  };
}

/** The theme that the page shows now. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return darkSystem().matches ? 'dark' : 'light';
}

/** The theme that the page shows, kept up to date; for what cannot take its colours from the style sheet. */
export const useTheme = () => useSyncExternalStore(subscribe, currentTheme, (): Theme => 'light');
