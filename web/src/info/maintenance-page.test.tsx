// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Link, Route, Routes } from 'react-router';
import { draw } from '../testing/draw.tsx';
import { MaintenancePage } from './maintenance-page.tsx';

const site = (
  <Routes>
    <Route
      path="/create"
      element={
        <Link to="/maintenance" replace state={{ refused: true }}>
          Refused
        </Link>
      }
    />
    <Route path="/home" element={<p>Home</p>} />
    <Route path="/maintenance" element={<MaintenancePage />} />
  </Routes>
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('leads home on load, a reload of whoever was sent here included', () => {
  draw(site, { at: { pathname: '/maintenance', state: { refused: true } } });
  expect(screen.getByText('Home')).toBeTruthy();
});

it('lets whoever was just refused stand for 30 seconds, so that nothing flickers', () => {
  draw(site, { at: '/create' });
  act(() => screen.getByRole('link', { name: 'Refused' }).click());
  act(() => void vi.advanceTimersByTime(29_999));
  expect(screen.getByRole('heading', { name: "We'll be back soon!" })).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText('Home')).toBeTruthy();
});
