import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, phone, signedIn, traveller } from './browser.ts';
import { timedTrip } from './timed-trip.ts';
import { keepTrip, makeTicket } from './trip-steps.ts';

/** Clocks in Lisbon go on in the night to 29 March 2026. */
const startOn = '2026-03-28';

async function openCalendar(query = '?view=week', viewport?: typeof phone) {
  const { page } = await signedIn(viewport);
  const id = await keepTrip(page, timedTrip(startOn));
  await page.goto(`/calendar-plan/${id}${query}`);
  await page.getByRole('heading', { level: 1, name: 'Two clocks' }).waitFor();
  return { page, id };
}

const block = (page: Page, sentence: string | RegExp) => page.getByRole('button', { name: sentence });

/** Takes a point by the mouse and lets it go elsewhere, once what that comes to is told, where that is asked. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }, told?: RegExp) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 8);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  if (told) await page.getByText(told).waitFor();
  await page.mouse.up();
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  return box;
}

/** Rests a finger on an item until it is held, and lets it go further down. */
async function dragByFinger(page: Page, id: string, pixels: number) {
  const touch = await page.context().newCDPSession(page);
  const box = await boxOf(page, `[data-item="${id}"]`);
  const x = box.x + box.width / 2;
  const y = box.y + 20;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((down) => ({ x, y: y + down })) });
  await send('touchStart', [0]);
  await page.locator('[data-held]').waitFor();
  await send('touchMove', [pixels / 2]);
  await send('touchMove', [pixels]);
  await send('touchEnd', []);
}

const saved = (page: Page) => page.getByRole('status').getByText('Saved').waitFor();

describe('the calendar of a trip', () => {
  it('shows zones and ways of a week, moves and stretches by mouse, and keeps it over a reload', async () => {
    const { page } = await openCalendar();
    await expectAccessible(page);
    await page.getByText('clocks +1 h').waitFor();
    await page.getByText('+4 h 45 min').waitFor();
    await page.getByText('Leave Lisbon for Kathmandu').waitFor();
    await page.getByText('Arrive in Kathmandu from Lisbon').waitFor();
    const castle = await boxOf(page, '[data-item="castle"]');
    const next = await boxOf(page, '[data-on="2026-03-29"]');
    const hour = next.height / 24;
    await drag(
      page,
      { x: castle.x + 20, y: castle.y + 20 },
      { x: next.x + next.width / 2, y: castle.y + 20 + 4 * hour },
      /^2:00 PM · .*day ends /,
    );
    await block(page, /^Castle, 2:00 PM to 3:00 PM, Sun, Mar 29/).waitFor();
    const foot = await boxOf(page, '[data-stretch="castle"]');
    await drag(
      page,
      { x: foot.x + foot.width / 2, y: foot.y + 6 },
      { x: foot.x + foot.width / 2, y: foot.y + 6 + hour },
    );
    await block(page, /^Castle, 2:00 PM to 4:00 PM/).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await block(page, /^Castle, 2:00 PM to 3:00 PM/).waitFor();
    await page.getByRole('button', { name: 'Redo' }).click();
    await saved(page);
    await page.reload();
    await block(page, /^Castle, 2:00 PM to 4:00 PM, Sun, Mar 29/).waitFor();
  });

  it('moves, stretches and locks by keyboard, says so, and keeps the focus', async () => {
    const { page } = await openCalendar();
    await block(page, /^Tower/).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await block(page, /^Tower, 12:15 PM to 1:30 PM, Sat, Mar 28/).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Tower: Sun, Mar 29, 12:15 PM to 1:30 PM').waitFor();
    await page
      .locator('[data-drop-cost]')
      .getByText(/^12:15 PM · /)
      .waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-item')))
      .toBe('tower');
    await page.keyboard.press('l');
    await block(page, /^Tower, .* locked$/).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.getByText('“Tower” is locked. Unlock it to move it.').waitFor();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await block(page, /^Tower, 12:15 PM to 1:30 PM, Sat, Mar 28/).waitFor();
  });

  it('adds what was typed, and shows what is wrong with it', async () => {
    const { page } = await openCalendar('?view=day&on=2026-03-29');
    await page.getByRole('button', { name: 'Add to Sun, Mar 29' }).click();
    await page.getByLabel('What').fill('Coffee with Ana');
    await page.getByLabel('From').fill('11:30');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await block(page, /^Coffee with Ana, 11:30 AM to 12:30 PM, .* overlap by 30 min\./).click();
    await page.getByText('Museum and Coffee with Ana overlap by 30 min.').first().waitFor();
    await page.getByLabel('From').fill('13:00');
    await page.getByRole('button', { name: 'Keep' }).click();
    await block(page, /^Coffee with Ana, 1:00 PM to 2:00 PM, Sun, Mar 29, Lisbon$/).waitFor();
  });

  it('begins with a day on a phone, keeps view and date in the address, and lists all as an agenda', async () => {
    const { page } = await openCalendar('', phone);
    await page.getByRole('region', { name: 'Day' }).waitFor();
    await page.getByRole('button', { name: 'Next day' }).click();
    await block(page, /^Museum/).waitFor();
    expect(new URL(page.url()).search).toBe('?on=2026-03-29');
    await dragByFinger(page, 'museum', 120);
    await block(page, /^Museum, 12:15 PM to 2:15 PM/).waitFor();
    await page.getByRole('button', { name: 'Agenda' }).click();
    await page
      .getByRole('list', { name: 'Agenda' })
      .getByRole('button', { name: /^Concert/ })
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Month' }).click();
    await block(page, /^Temple/).waitFor();
  });

  it('is only to be read by whoever has the link', async () => {
    const { page, id } = await openCalendar();
    const secret = await makeTicket(page, id, 'view');
    const reader = await traveller();
    await reader.goto(`/calendar-plan/${id}?ticket=${secret}&view=week`);
    await block(reader, /^Museum/).focus();
    await reader.keyboard.press('ArrowDown');
    await block(reader, /^Museum, 10:00 AM to 12:00 PM/).waitFor();
    expect(await reader.getByRole('button', { name: /^Add to/ }).count()).toBe(0);
    expect(await reader.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  });

  it('is worked on by whoever has a link for that, with the owner looking on', async () => {
    const { page, id } = await openCalendar();
    const secret = await makeTicket(page, id, 'edit');
    const friend = await traveller();
    await friend.goto(`/calendar-plan/${id}?ticket=${secret}&view=week`);
    await block(friend, /^Museum/).focus();
    await friend.keyboard.press('ArrowDown');
    await saved(friend);
    await block(page, /^Museum, 10:15 AM to 12:15 PM/).waitFor();
    expect(await friend.getByRole('button', { name: 'Follow' }).count()).toBe(0);
    await friend.getByRole('link', { name: 'Planner' }).click();
    await expect.poll(() => new URL(friend.url()).searchParams.get('ticket')).toBe(secret);
  });

  it('is followed by a calendar program at a private address, until that is revoked', async () => {
    const { page } = await openCalendar();
    await page.getByRole('button', { name: 'Follow' }).click();
    await page.getByRole('button', { name: 'Make a private address' }).click();
    const address = await page.getByLabel('Private address').inputValue();
    const program = await traveller();
    const feed = await program.request.get(address);
    expect(await feed.text()).toContain('SUMMARY:Museum');
    const open = page.getByRole('link', { name: 'Open in calendar' });
    expect(await open.getAttribute('href')).toBe(address.replace('http:', 'webcal:'));
    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('button', { name: 'Make a private address' }).waitFor();
    expect((await program.request.get(address)).status()).toBe(404);
  });
});
