// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw, serve } from '../testing/draw.tsx';
import { sampleOffer } from '../testing/sample-offer.ts';
import { sampleFacts, samplePlan } from '../testing/sample-plan.ts';
import { createPointed } from '../ui/pointed.ts';
import PlanDays from './plan-days.tsx';

const document = samplePlan();
const choice = {
  selection: { dayId: null, itemId: null },
  select: () => {},
  follow: () => {},
  pointed: createPointed(),
};
const open = () =>
  draw(<PlanDays plan={document.plan!} editor={{ document, edit: () => true }} choice={choice} />);

/** The days are so wide, in a window that is wide as well. */
function daysAreWide(width: number) {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      tell: (entries: unknown[]) => void;
      constructor(tell: (entries: unknown[]) => void) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ contentRect: { width } }]);
      }
      disconnect() {}
    },
  );
}

const panel = () => screen.queryByRole('complementary', { name: 'What to see here' });

beforeEach(() => {
  localStorage.clear();
  serve({
    '/api/plan-facts': () => Response.json(sampleFacts()),
    '/api/what-to-see': () => Response.json({ offers: [sampleOffer('Tower')] }),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('stands beside the days where there is room, until one closes it, and then stays away', async () => {
  daysAreWide(1000);
  const { person, leave } = open();
  expect(await screen.findByRole('heading', { name: 'Tower' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Close what to see' }));
  expect(panel()).toBeNull();
  leave();
  open();
  expect(panel()).toBeNull();
});

it('waits to be asked for where there is none', async () => {
  daysAreWide(600);
  const { person } = open();
  expect(panel()).toBeNull();
  await person.click(screen.getByRole('button', { name: 'What to see' }));
  expect(await screen.findByRole('heading', { name: 'Tower' })).toBeTruthy();
  expect(panel()?.contains(globalThis.document.activeElement)).toBe(true);
});
