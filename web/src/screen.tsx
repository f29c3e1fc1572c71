import { lazy, Suspense, useState, type ComponentType } from 'react';
import { matchPath } from 'react-router';
import { LoadingScreen } from './ui/loading-screen.tsx';
import { endAsServer } from './ui/page-data.ts';
import { useHydrated } from './ui/use-hydrated.ts';

interface ScreenSource {
  path: string;
  load: () => Promise<unknown>;
}

const sources: ScreenSource[] = [];

/** Makes a screen that is loaded when it is first shown, behind the loading screen, or before, by `loadScreen`. */
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
    const [Loaded] = useState<ComponentType<object> | undefined>(
      () => loaded as ComponentType<object> | undefined,
    );
    // The page was taken over as the server drew it: now it is drawn again in the reader's own locale and time.
    if (useHydrated()) endAsServer();
    if (Loaded) return <Loaded {...props} />;
    return (
      <Suspense fallback={<LoadingScreen />}>
        <Lazy {...props} />
      </Suspense>
    );
  };
}

/** Loads the screen of a path, if it has one. A failure shows when the screen is really asked for. */
export const loadScreen = async (pathname: string) => {
  const source = sources.find(({ path }) => matchPath(path, pathname));
  await source?.load().catch(() => undefined);
};

/** Loads the screen behind a link as soon as the visitor reaches for it. */
export function preloadOnReach(root: Document) {
  const onReach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === location.origin) void loadScreen(link.pathname);
  };
  root.addEventListener('pointerover', onReach, { passive: true });
  root.addEventListener('focusin', onReach);
}
