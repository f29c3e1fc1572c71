// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, refusal, serve } from '../testing/draw.tsx';
import { LoginPage } from './login-page.tsx';
import { RequireSignIn } from './require-sign-in.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

const providers = () =>
  Response.json({
    providers: [
      { name: 'Wayfare ID', slug: 'wayfare-id' },
      { name: 'Demo', slug: 'demo' },
    ],
  });
const nobody = () => Response.json({});
const check = (authenticated: boolean) => () => Response.json({ authenticated });
const wayIn = () => screen.findByRole('button', { name: 'Sign in with Wayfare ID' });

/** Where the whole page is sent. */
const leave = vi.fn<(address: string | URL) => void>();

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(leave);
  serve({ '/api/sign-in-options': providers, '/api/current-user': nobody });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  leave.mockReset();
});

describe('the sign-in panel', () => {
  it('offers both providers under its usual words, and no way out unless there is one', async () => {
    draw(<SignInPanel />);
    await wayIn();
    expect(screen.getByRole('button', { name: 'Sign in with Demo' })).toBeTruthy();
    expect(screen.getByText('Sign in to build your itinerary...')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it.each([
    ['with a path to come back to', '/mytrips?view=archived', '?returnTo=%2Fmytrips%3Fview%3Darchived'],
    ['without one', undefined, ''],
  ])('sends the whole page %s', async (_how, returnTo, query) => {
    const { person } = draw(<SignInPanel returnTo={returnTo} />);
    await person.click(await wayIn());
    expect(leave).toHaveBeenCalledExactlyOnceWith(`/auth/wayfare-id${query}`);
  });

  it('opens a window of its own in the middle, and asks every 500 ms whether it is closed', async () => {
    const popup = { closed: false, focus: vi.fn() };
    const opened = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
    const complete = vi.fn();
    const { person } = draw(<SignInPanel onComplete={complete} />);
    const button = await wayIn();
    const looks = vi.spyOn(window, 'setInterval');
    await person.click(button);
    const [address, name, features] = opened.mock.calls[0]!;
    expect([address, name]).toEqual(['/auth/wayfare-id?messageType=AUTH_SUCCESS', 'loginWindow']);
    expect(features).toContain('width=500,height=600');
    expect(features).toContain(`left=${Math.round(window.screenX + (window.outerWidth - 500) / 2)}`);
    expect(looks.mock.calls.map(([, every]) => every)).toContain(500);
    expect(leave).not.toHaveBeenCalled();
    expect(complete).not.toHaveBeenCalled();
    popup.closed = true;
    await waitFor(() => expect(complete).toHaveBeenCalledOnce(), { timeout: 1500 });
  });

  it('where no window may open, goes with the whole page and comes back to this one', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { person } = draw(<SignInPanel onComplete={() => {}} />, { at: '/create?ask=Kyoto' });
    await person.click(await wayIn());
    expect(leave).toHaveBeenCalledExactlyOnceWith('/auth/wayfare-id?returnTo=%2Fcreate%3Fask%3DKyoto');
  });

  it('says when the ways to sign in could not be loaded, and asks again', async () => {
    serve({ '/api/sign-in-options': () => refusal(400, 'No.') });
    const { person } = draw(<SignInPanel />);
    await screen.findByText('The ways to sign in could not be loaded.');
    serve({ '/api/sign-in-options': providers });
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await wayIn();
  });
});

function Here() {
  const { pathname, search, state } = useLocation();
  return (
    <p>
      At {pathname + search} {JSON.stringify(state)}
    </p>
  );
}

describe('the sign-in page', () => {
  it('is called Getting Started, comes back to who sent one there, and Cancel leads to the first page', async () => {
    const { person } = draw(
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/" element={<Here />} />
      </Routes>,
      { at: { pathname: '/login', state: { originalUri: '/mytrips' } } },
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Getting Started' })).toBeTruthy();
    await person.click(await wayIn());
    expect(leave).toHaveBeenCalledExactlyOnceWith('/auth/wayfare-id?returnTo=%2Fmytrips');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(/^At \/ /)).toBeTruthy();
  });
});

describe('a page that asks who one is', () => {
  const page = (
    <Routes>
      <Route
        path="/profile"
        element={
          <RequireSignIn>
            <h1>Profile</h1>
          </RequireSignIn>
        }
      />
      <Route path="/login" element={<Here />} />
    </Routes>
  );

  it('shows Loading until the server has answered, then itself', async () => {
    let answer = () => {};
    const answered = new Promise<void>((done) => (answer = done));
    serve({
      '/api/checkAuth': async () => {
        await answered;
        return check(true)();
      },
      '/api/current-user': () => Response.json({ id: 'u1', displayName: 'Ada', admin: false }),
    });
    draw(page, { at: '/profile' });
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    answer();
    await screen.findByRole('heading', { name: 'Profile' });
  });

  it('sends everyone else to sign in, with where they wanted to go', async () => {
    serve({ '/api/checkAuth': check(false), '/api/current-user': nobody });
    draw(page, { at: '/profile?tab=data' });
    const here = await screen.findByText(/^At \/login/);
    expect(here.textContent).toContain('/profile?tab=data');
    expect(screen.queryByRole('heading', { name: 'Profile' })).toBeNull();
  });

  it('takes a check that failed for a no', async () => {
    serve({ '/api/checkAuth': () => refusal(503, 'Later.'), '/api/current-user': nobody });
    draw(page, { at: '/profile' });
    await screen.findByText(/^At \/login/);
  });
});
