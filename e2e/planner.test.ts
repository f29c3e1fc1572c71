import { limits } from '@wayfare/contracts/limits';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, expectAccessible, expectComplaints, expectPath, phone, traveller } from './browser.ts';
import { openPart } from './trip-steps.ts';

const wish = 'Five days in Kyoto and Osaka, we love food';

async function say(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
}

const answers = (page: Page) => page.getByRole('article', { name: 'Answer' });
const changes = (page: Page) => page.getByRole('region', { name: 'What changed' });
const day = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Day ${number}\\b`) });

/** How far below the upper edge of the conversation the question stands. */
const belowTheEdge = async (page: Page, question: string) => {
  const log = page.getByRole('log', { name: 'Conversation' });
  const [edge, said] = await Promise.all([
    log.boundingBox(),
    log.getByText(question, { exact: true }).boundingBox(),
  ]);
  return said!.y - edge!.y;
};

/** Lets the browser remember as many messages as an hour allows. */
const useUpTheHour = (page: Page) =>
  page.addInitScript(
    ([key, count]) => {
      const sends = Array.from({ length: count }, () => Date.now() - 60_000);
      localStorage.setItem(key, JSON.stringify(sends));
    },
    ['wayfare.chat-sends', limits.MAX_ANON_PER_HOUR] as const,
  );

/** The pane of the trip, where only one pane fits. */
const showTrip = async (page: Page) => {
  const tab = page.getByRole('tab', { name: 'Trip' });
  if (await tab.isVisible()) await tab.click();
};

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('a trip asked for on a %s', (_name, viewport) => {
  it('stands as days and as a route, and stays over a reload', async () => {
    const page = await traveller(viewport);
    await page.goto('/create');
    await say(page, wish);
    await changes(page).getByText('Kyoto for').waitFor();
    await page.getByRole('button', { name: 'Send' }).waitFor();
    const understood = answers(page).first().getByRole('group', { name: 'Understood' });
    await understood.getByRole('button', { name: 'Understood: 5 days' }).waitFor();
    await understood.getByRole('button', { name: /^Understood: .*Food/i }).waitFor();
    expect(await belowTheEdge(page, wish)).toBeLessThan(24);
    // The chat stands beside the days on a desktop, where both are looked at together.
    if (viewport === phone) await expectAccessible(page);
    await showTrip(page);
    await day(page, 1).waitFor();
    if (viewport === phone) {
      await page.locator('[data-item-id] h4 button').first().click();
      await page.getByRole('button', { name: 'Lock', exact: true }).click();
    } else {
      await page
        .getByRole('button', { name: /^Lock / })
        .first()
        .click();
    }
    await page.getByRole('button', { name: /^Unlock / }).waitFor();
    await expectAccessible(page);
    // A phone has it in the menu of its bar.
    if (viewport === phone) await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole(viewport === phone ? 'menuitem' : 'button', { name: 'Back to route' }).click();
    await page.getByRole('heading', { name: '1 Kyoto' }).waitFor();
    await page.getByRole('heading', { name: '2 Osaka' }).waitFor();
    // A place that the answer names opens in the trip, whatever stood in its place.
    if (viewport === phone) await page.getByRole('tab', { name: 'Chat' }).click();
    await changes(page).getByRole('button', { name: 'Osaka' }).first().click();
    await page.locator('li[data-day-id][aria-current="true"]').getByText('Osaka').first().waitFor();
    await page.reload();
    await showTrip(page);
    await page.getByRole('button', { name: /^Unlock / }).waitFor();
  });
});

/** What stands out of the trip's pane to the right. A row that scrolls sideways cuts off what does not fit. */
const spilt = (page: Page) =>
  page.locator('[data-pane=trip]').evaluate((pane) => {
    const edge = pane.getBoundingClientRect().right + 0.5;
    return [...pane.querySelectorAll('section, label, input, button, summary, p, h2')].flatMap((part) =>
      part.checkVisibility({ checkVisibilityCSS: true }) &&
      !part.closest('.overflow-x-auto') &&
      part.getBoundingClientRect().right > edge
        ? [part.textContent]
        : [],
    );
  });

describe('the bar of dates and wishes', () => {
  const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
  const likes = ['food', 'history', 'art', 'nature', 'hiking', 'architecture', 'photography', 'adventure'];
  const place = { name: long, kind: 'city', latitude: 53.2, longitude: -4.2, status: 'own' };

  it('stays in its pane at any width, however much is wished for', async () => {
    const page = await traveller();
    const request = { adults: 2, interests: likes, mustSee: [long], lodging: long };
    const trip = {
      ...emptyTrip(),
      request,
      assumed: { origin: long },
      stops: [{ id: 'a', nights: 2, place }],
    };
    await page.addInitScript(
      (document) => localStorage.setItem('wayfare.draft', JSON.stringify({ document, changedAt: 1 })),
      { tripName: long, trip, plan: null },
    );
    await page.goto('/create?pane=trip');
    await page.getByRole('button', { name: /^Travellers: / }).waitFor();
    for (const width of [1440, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      // Panes are laid out anew a moment after the window has its width.
      await expect.poll(() => spilt(page), { message: `at ${width} pixels` }).toEqual([]);
      for (const name of ['Travellers', 'Wishes', 'Way there and home']) {
        const panel = await openPart(page, name);
        const [room, taken] = await panel.evaluate((one) => [one.clientWidth, one.scrollWidth]);
        expect(taken, `${name} at ${width} pixels`).toBe(room);
        await page.keyboard.press('Escape');
        await panel.waitFor({ state: 'hidden' });
      }
    }
  });
});

describe('the chat', () => {
  it('takes back what an answer changed, and keeps the conversation over a reload', async () => {
    const page = await traveller();
    await page.goto('/create');
    await say(page, wish);
    await day(page, 1).waitFor();
    await page.getByRole('button', { name: 'Undo this' }).click();
    await expect.poll(() => day(page, 1).count()).toBe(0);
    await page.getByRole('button', { name: 'Redo' }).last().click();
    await day(page, 1).waitFor();
    await page.reload();
    await answers(page).getByText('Kyoto').first().waitFor();
    await day(page, 1).waitFor();
  });

  it('takes the last message up again with ↑, and puts what it asks for now in place of what it asked for', async () => {
    const page = await traveller();
    await page.goto('/create');
    await say(page, wish);
    await day(page, 5).waitFor();
    const box = page.getByRole('textbox', { name: 'Message' });
    await box.press('ArrowUp');
    await expect.poll(() => box.inputValue()).toBe(wish);
    await box.press('Escape');
    await expect.poll(() => box.inputValue()).toBe('');
    await box.press('ArrowUp');
    await page.getByText('Sending it undoes what it changed').waitFor();
    await say(page, 'Three days in Lisbon');
    await changes(page).getByText('Lisbon for').waitFor();
    expect(await answers(page).count()).toBe(1);
    expect(await page.getByText(wish, { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Back to route' }).click();
    const stops = async () =>
      (await page.getByRole('heading', { level: 3 }).allInnerTexts()).map((text) =>
        text.replace(/\s+/g, ' '),
      );
    await expect.poll(stops).toContain('1 Lisbon');
    // What was taken back is gone for good: undoing goes to the empty trip.
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('Name the first place.').waitFor();
    expect(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled()).toBe(true);
  });

  it('changes nothing while one is just asking', async () => {
    const page = await traveller();
    await page.goto('/create');
    await say(page, wish);
    await day(page, 1).waitFor();
    // What does not hold is told once the facts of the plan are there.
    await page.getByText(/No problems|\d+ problems?/).waitFor();
    const before = await page.getByRole('region', { name: 'Days' }).innerText();
    await page.getByRole('switch', { name: 'Just asking' }).click();
    const asked = page.waitForRequest('**/api/ask');
    await say(page, 'Add two days in Nara');
    expect((await asked).postDataJSON()).toMatchObject({ secondary: true });
    await expect.poll(() => answers(page).count()).toBe(2);
    await page.getByRole('button', { name: 'Send' }).waitFor();
    expect(await changes(page).count()).toBe(1);
    expect(await page.getByRole('region', { name: 'Days' }).innerText()).toBe(before);
    // An answer is read from its beginning: its question goes to the top, and the one before leaves the view.
    const question = 'Add two days in Nara';
    await expect.poll(() => belowTheEdge(page, question)).toBeLessThan(24);
    expect(await belowTheEdge(page, question)).toBeGreaterThan(0);
  });

  it('starts with what was typed on the first page', async () => {
    const page = await traveller();
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Where to?' }).fill('a week in Portugal by train');
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await page.getByText('a week in Portugal by train', { exact: true }).waitFor();
    await day(page, 1).waitFor();
    await expectPath(page, '/create');
    expect(new URL(page.url()).search).toBe('');
  });

  it.each([
    ['its own count', null],
    [
      'the server',
      {
        status: 429,
        headers: { 'retry-after': '1800' },
        json: { error: { code: 'too_many_requests', message: 'Too many.', requestId: 'r' } },
      },
    ],
    ['a network that is away', 'internetdisconnected'],
  ] as const)('keeps what was typed on the first page where %s refuses it', async (_what, refusal) => {
    const page = await traveller();
    expectComplaints(/429|DISCONNECTED/);
    if (refusal === null) await useUpTheHour(page);
    await page.route('**/api/ask', (route) =>
      typeof refusal === 'string'
        ? route.abort(refusal)
        : refusal
          ? route.fulfill(refusal)
          : route.continue(),
    );
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Where to?' }).fill('a week in Portugal by train');
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await expectPath(page, '/create');
    const box = page.getByRole('textbox', { name: 'Message' });
    await expect.poll(() => box.inputValue()).toBe('a week in Portugal by train');
    await (refusal === 'internetdisconnected'
      ? page.getByText('The assistant cannot be reached.').waitFor()
      : page.getByText(/You can send your next message in \d\d:\d\d/).waitFor());
    await page.reload();
    await expect.poll(() => box.inputValue()).toBe('a week in Portugal by train');
    if (refusal === null) return;
    await page.unroute('**/api/ask');
    await box.press('Enter');
    await day(page, 1).waitFor();
    expect(await box.inputValue()).toBe('');
  });

  it('says when the next message is possible once the hour is used up, and keeps what was typed', async () => {
    const page = await traveller();
    await useUpTheHour(page);
    await page.goto('/create');
    await say(page, wish);
    await page.getByText(/the limit of 50 messages an hour/).waitFor();
    expect(await page.getByRole('timer').innerText()).toMatch(/^5[89]:\d\d$/);
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe(wish);
    expect(await answers(page).count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expectPath(page, '/login');
  });
});
