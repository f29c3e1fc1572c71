import { lazy, Suspense, useState, type ComponentType } from 'react';
import { matchPath } from 'react-router';
import { LoadingScreen } from './ui/loading-screen.tsx';

interface ScreenSource {
  path: string;
  load: () => Promise<unknown>;
}

const sources: ScreenSource[] = [];

/** Makes a screen that is loaded when it is first shown, behind the loading screen, or before, by `preloadScreen`. */
export function lazyScreen<Props extends object>(path: string, load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return { default: loaded as ComponentType<object> };
  };
  const Lazy = lazy(loadOnce);
  sources.push({ path, load: loadOnce });
  return function Screen(props: Props) {
    // What is there already is drawn at once; waiting even for a kept promise would flash the loading screen.
    const [Page] = useState<ComponentType<object>>(
      () => (loaded as ComponentType<object> | undefined) ?? Lazy,
    );
    return (
      <Suspense fallback={<LoadingScreen />}>
        <Page {...props} />
      </Suspense>
    );
  };
}

/** Begins to load the screen of a path, if it has one that is not loaded yet. */
function preloadScreen(pathname: string) {
  const source = sources.find(({ path }) => matchPath(path, pathname));
  // A failure shows when the screen is really asked for.
  source?.load().catch(() => undefined);
}

/** Loads the screen behind a link as soon as the visitor reaches for it. */
export function preloadOnReach(root: Document) {
  const onReach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === location.origin) preloadScreen(link.pathname);
  };
  root.addEventListener('pointerover', onReach, { passive: true });
  root.addEventListener('focusin', onReach);
}
