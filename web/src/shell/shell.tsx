import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { BroadcastBanner } from '../messages/broadcast-banner.tsx';
import { GlobalMessage } from '../messages/global-message.tsx';
import { OfflineNote } from '../offline/offline-note.tsx';
import { ErrorBoundary } from '../telemetry/error-boundary.tsx';
import { DraftHandover } from '../trips/draft-handover.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { Toaster } from '../ui/toast.tsx';
import { Backdrop } from './backdrop.tsx';
import { Footer } from './footer.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { hasBackdrop, hidesNavigation } from './place-rules.ts';
import { Toolbar } from './toolbar.tsx';
import { useKeptScreens } from './use-kept-screens.ts';
import { usePageEffects } from './use-page-effects.ts';
import { useScrollPlace } from './use-scroll-place.ts';
import { useSearchDialog } from './use-search-dialog.ts';

const SearchDialog = lazy(async () => ({
  default: (await import('../search/search-dialog.tsx')).SearchDialog,
}));

/** What surrounds every page: banner, navigation, background, foot, and the places for messages. */
export function Shell() {
  const { pathname } = useLocation();
  const search = useSearchDialog();
  const bare = hidesNavigation(pathname);
  usePageEffects();
  useScrollPlace();
  useKeptScreens(pathname);
  return (
    <div className="relative isolate flex min-h-dvh flex-col">
      <SkipLink />
      {hasBackdrop(pathname) ? <Backdrop /> : null}
      <BroadcastBanner />
      <OfflineNote />
      {bare ? null : <MobileBar onSearch={search.show} />}
      {bare ? null : <Toolbar onSearch={search.show} />}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <ErrorBoundary place={pathname}>
          <Outlet />
        </ErrorBoundary>
      </main>
      {bare ? null : <Footer />}
      {bare ? null : <DraftHandover />}
      <Toaster />
      <GlobalMessage />
      {search.open ? (
        <Suspense fallback={null}>
          <SearchDialog onClose={search.close} />
        </Suspense>
      ) : null}
    </div>
  );
}
