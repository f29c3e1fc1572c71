// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { broadcast } from '../testing/event-stream.ts';
import { BroadcastBanner } from './broadcast-banner.tsx';

const banner = () => screen.queryByRole('region', { name: 'Announcement' });

describe('the banner of messages to everyone', () => {
  it('is not there until there is one, then shows it', async () => {
    draw(<BroadcastBanner />);
    expect(banner()).toBeNull();
    await broadcast({ message: 'Back at noon.', time: '2026-05-01T10:00:00Z' }, '1');
    expect(banner()?.textContent).toContain('Back at noon.');
  });

  it('shows the time where the message is missing', async () => {
    draw(<BroadcastBanner />);
    await broadcast({ time: '2026-05-01T10:00:00Z' }, '2');
    expect(banner()?.textContent).toContain('2026-05-01T10:00:00Z');
  });

  it('shows the latest of several', async () => {
    draw(<BroadcastBanner />);
    await broadcast({ message: 'First.' }, '3');
    await broadcast({ message: 'Second.' }, '4');
    expect(banner()?.textContent).toContain('Second.');
    expect(screen.queryByText('First.')).toBeNull();
  });

  it('stays away once it is dismissed, on the next visit too, until there is another message', async () => {
    const { person, leave } = draw(<BroadcastBanner />);
    await broadcast({ message: 'Back at noon.' }, '5');
    await person.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(banner()).toBeNull();
    leave();
    draw(<BroadcastBanner />);
    await broadcast({ message: 'Back at noon.' }, '5');
    expect(banner()).toBeNull();
    await broadcast({ message: 'Back at one.' }, '6');
    expect(banner()?.textContent).toContain('Back at one.');
  });
});
