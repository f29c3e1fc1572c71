import { useEffect } from 'react';

/** Styles that stand while at least one component wants them; as an object, not an element, which the site's policy forbids. */
function sharedSheet() {
  let holders = 0;
  let sheet: CSSStyleSheet | null = null;
  return {
    add: (css: string) => {
      holders += 1;
      if (holders > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove: () => {
      holders -= 1;
      if (holders > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

/** Stands in for `react-style-singleton`, by which dialogs and menus keep the page behind them from scrolling. */
export function styleSingleton() {
  const sheet = sharedSheet();
  return function AdoptedStyle({ styles }: { styles: string }) {
    useEffect(() => {
      sheet.add(styles);
      return sheet.remove;
    }, [styles]);
    return null;
  };
}
