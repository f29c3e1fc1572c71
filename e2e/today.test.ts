import { describe, expect, it } from 'vitest';
import { expectAccessible, expectComplaints, signedIn } from './browser.ts';
import { timedTrip } from './timed-trip.ts';
import { keepTrip } from './trip-steps.ts';

/** The last day of the trip, 11:20 in Kathmandu; the browser's own clock shows another hour and zone. */
const at = Date.UTC(2026, 2, 31, 5, 35);

async function underWay(temple = 'Temple') {
  const { page } = await signedIn();
  await page.clock.install({ time: at });
  const trip = timedTrip('2026-03-28');
  for (const item of trip.plan!.days.flatMap(({ items }) => items))
    if (item.title === 'Temple') item.title = temple;
    else if (item.title === 'Concert') item.booking = { kind: 'ticket', reference: 'CNC-77' };
  const id = await keepTrip(page, trip);
  await page.goto('/active-trips');
  await page.getByRole('heading', { name: 'Two clocks' }).waitFor();
  return { page, id };
}

describe('a trip under way', () => {
  it('shows now and next by the clocks of the place, and goes on with them', async () => {
    const { page } = await underWay();
    await page.getByText('Day 4 of 4, Kathmandu').waitFor();
    await page.getByText('11:20 AM', { exact: true }).waitFor();
    const now = page.getByRole('region', { name: 'Now' });
    const next = page.getByRole('region', { name: 'Next' });
    await now.getByRole('heading', { name: 'Temple' }).waitFor();
    await now.getByText('Until 1:00 PM, 1 h 40 min left').waitFor();
    await next.getByRole('heading', { name: 'Square' }).waitFor();
    await next.getByText('Leave by 1:45 PM.').waitFor();
    expect(await next.getByRole('link', { name: 'Directions to Square' }).getAttribute('href')).toContain(
      'destination=27.716',
    );
    await page.getByRole('region', { name: 'Booked' }).getByText('CNC-77').waitFor();
    await expectAccessible(page);
    await page.clock.fastForward('01:45:00');
    await page.getByText('1:05 PM', { exact: true }).waitFor();
    await expect.poll(() => now.count()).toBe(0);
    await next.getByText('Leave by 1:45 PM.').waitFor();
  });

  it('is no wider than a narrow window, with its tooltips in it', async () => {
    const long = 'The temple above the river, with its two courts';
    const { page } = await underWay(long);
    await page.setViewportSize({ width: 420, height: 800 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(420);
    const tip = page.getByText(`${long} is done`, { exact: true });
    await page.getByRole('button', { name: `${long} is done`, exact: true }).hover();
    await expect.poll(() => tip.evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
    const { x, width: wide } = (await tip.boundingBox())!;
    expect(x + wide).toBeLessThanOrEqual(420);
    expect(await width()).toBe(420);
  });

  it('goes on when something is done before its time, and remembers that', async () => {
    const { page } = await underWay();
    const now = page.getByRole('region', { name: 'Now' });
    await page.getByRole('button', { name: 'Done with Temple' }).click();
    await expect.poll(() => now.count()).toBe(0);
    await page.reload();
    await page.getByRole('region', { name: 'Next' }).getByRole('heading', { name: 'Square' }).waitFor();
    expect(await now.count()).toBe(0);
    await page.getByRole('region', { name: 'Map of today' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Temple is not done' }).click();
    await now.getByRole('heading', { name: 'Temple' }).waitFor();
  });

  it('puts the rest of the day later, says what falls out, keeps it, and takes it back', async () => {
    const { page, id } = await underWay();
    const rest = page.getByRole('list', { name: 'Today' });
    await page.getByRole('button', { name: 'Running late' }).click();
    const dialog = page.getByRole('dialog', { name: 'Running late' });
    await dialog.getByRole('button', { name: '1 h', exact: true }).click();
    await dialog.getByText('until 2:00 PM').waitFor();
    await dialog.getByText('2:15 PM').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep new times' }).click();
    await rest.getByText('2:15 PM').waitFor();
    const stored = async () => {
      const answer = await page.request.get(`/api/trip/${id}`);
      const { plan } = (await answer.json()) as ReturnType<typeof timedTrip>;
      return plan?.days[3]?.items.map((item) => `${item.id} ${item.startMinute}`);
    };
    expect(await stored()).toEqual(['stupa 540', 'temple 660', 'square 855', 'concert 1080']);
    // The trip is changed elsewhere meanwhile: taking it back goes on top of that.
    const elsewhere = await page.request.get(`/api/trip/${id}`);
    const { tripName: _, trip, plan } = (await elsewhere.json()) as ReturnType<typeof timedTrip>;
    await page.request.post('/api/save', { data: { _id: id, tripName: 'Renamed', trip, plan } });
    expectComplaints(/409/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'Renamed' }).waitFor();
    expect(await stored()).toEqual(['stupa 540', 'temple 660', 'square 840', 'concert 1080']);
    await page.getByRole('button', { name: 'Running late' }).click();
    await dialog.getByRole('button', { name: 'Now at Square' }).click();
    await dialog.getByText('11:20 AM').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Skip it' }).click();
    await expect.poll(stored).toEqual(['stupa 540', 'temple 660', 'concert 1080']);
  });
});
