import { expect, test } from 'vitest';
import { hasBackdrop, hidesNavigation, isDiscoverPath, isPlanningPath } from './place-rules.ts';

test('the planner shows no navigation bar', () => {
  expect(['/create', '/create/', '/open/abc', '/open'].every(hidesNavigation)).toBe(true);
  expect(['/', '/mytrips', '/outline/abc', '/featured-trips'].some(hidesNavigation)).toBe(false);
});

test('the background image stands on its seven paths and no others', () => {
  expect(
    ['/', '/home', '/featured-trips', '/mytrips', '/admin', '/login', '/active-trips'].every(hasBackdrop),
  ).toBe(true);
  expect(
    ['/featured-trips/asia', '/profile', '/create', '/blogs', '/info/about', '/mytrips/x'].some(hasBackdrop),
  ).toBe(false);
});

test('Discover is highlighted on guides and blogs', () => {
  expect(
    ['/city-guides', '/city-guide/japan/kyoto', '/attraction-guide/a/b/c', '/blogs', '/blog/a/b/c'].every(
      isDiscoverPath,
    ),
  ).toBe(true);
  expect(['/', '/blogsphere', '/featured-trips'].some(isDiscoverPath)).toBe(false);
});

test('planning goes on in the planner and among one’s own trips', () => {
  expect(
    ['/create', '/open/abc', '/mytrips', '/active-trips', '/calendar-plan/abc'].every(isPlanningPath),
  ).toBe(true);
  expect(['/', '/city-guide/japan/kyoto', '/outline/abc', '/opening', '/admin'].some(isPlanningPath)).toBe(
    false,
  );
});
