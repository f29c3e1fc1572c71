import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, phone, signedIn, traveller } from './browser.ts';
import { openPart } from './trip-steps.ts';

const wish =
  '2 nights in Tokyo, then 2 nights in Osaka, then 2 nights in Nikko, then 2 nights in Kyoto from 3 May 2027, budget 4000 euros';

/** A trip asked for, planned, and looked at as a route. */
async function plannedRoute(page: Page) {
  await page.goto('/create');
  await page.getByRole('textbox', { name: 'Message' }).fill(wish);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Back to route' }).click();
  await page.getByRole('heading', { name: '4 Kyoto' }).waitFor();
}

const route = (page: Page) => page.getByRole('region', { name: 'Where to?' });
const order = (page: Page) => route(page).getByRole('heading', { level: 3 }).allInnerTexts();
const ordered = (...names: string[]) =>
  names.map((name, index) => expect.stringMatching(`^${index + 1}\\s+${name}`));
const nights = (page: Page, city: string) => page.getByRole('group', { name: `Nights in ${city}` });
const way = (page: Page, from: string, to: string) =>
  page.getByRole('button', { name: new RegExp(`^Way from ${from} to ${to}`) });
const total = (page: Page) => page.getByRole('button', { name: /^Budget: / }).innerText();

describe('the stops of a route', () => {
  it('are put in another order by mouse and by keyboard, keep their nights, and stay over a reload', async () => {
    const page = await traveller();
    await plannedRoute(page);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    const handle = page.getByRole('button', { name: 'Move Kyoto' });
    const words = page.locator('[aria-live="assertive"]');
    await handle.hover();
    await page.mouse.down();
    // The pane may scroll under the pointer, so the way is looked at again with each step.
    await expect
      .poll(async () => {
        const to = await page.getByRole('heading', { name: '2 Osaka' }).boundingBox();
        await page.mouse.move(to!.x + 20, to!.y + 5, { steps: 6 });
        return words.innerText();
      })
      .toBe('stop 2 of 4');
    await page.mouse.up();
    await expect.poll(() => order(page)).toEqual(ordered('Tokyo', 'Kyoto', 'Osaka', 'Nikk'));

    await page.getByRole('button', { name: 'Move Tokyo' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => words.innerText()).toBe('Tokyo picked up at stop 1 of 4.');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => words.innerText()).toBe('stop 2 of 4');
    await page.keyboard.press('Space');
    await expect.poll(() => order(page)).toEqual(ordered('Kyoto', 'Tokyo', 'Osaka', 'Nikk'));

    await page.getByRole('button', { name: 'More: Nights in Kyoto' }).click();
    await nights(page, 'Kyoto').getByText('3 nights').waitFor();
    await page.getByRole('button', { name: /^More for Nikk/ }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByText(/^Nikk.* was taken out/).waitFor();
    await expect.poll(() => order(page)).toHaveLength(3);
    await page.reload();
    await expect.poll(() => order(page)).toEqual(ordered('Kyoto', 'Tokyo', 'Osaka'));
    await nights(page, 'Kyoto').getByText('3 nights').waitFor();
  });

  it('come in the best order once its gain was seen, and the days follow when asked', async () => {
    const page = await traveller();
    await plannedRoute(page);
    expect(await order(page)).toEqual(ordered('Tokyo', 'Osaka', 'Nikk', 'Kyoto'));
    await page.getByRole('button', { name: 'Best order' }).click();
    const dialog = page.getByRole('dialog', { name: /^Saves \d+ h/ });
    await dialog.getByText('of travel').first().waitFor();
    await dialog.getByRole('button', { name: 'Keep new order' }).click();
    await expect.poll(() => order(page)).not.toEqual(ordered('Tokyo', 'Osaka', 'Nikk', 'Kyoto'));
    await page.getByRole('button', { name: /^Rebuild \d days$/ }).click();
    await page.getByText(/\d days rebuilt/).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Rebuild/ }).count()).toBe(0);
  });

  it('are added between two others on a phone', async () => {
    const page = await traveller(phone);
    await page.goto('/create');
    await page.getByRole('tab', { name: 'Trip' }).click();
    for (const city of ['Porto', 'Lisbon']) {
      await page.getByRole('combobox', { name: 'Add a stop' }).fill(city);
      await page
        .getByRole('option', { name: new RegExp(`^${city}`) })
        .first()
        .click();
    }
    await page.getByRole('button', { name: 'Add a stop between Porto and Lisbon' }).click();
    await page.getByRole('combobox', { name: 'Stop after Porto' }).fill('Coimbra');
    await page
      .getByRole('option', { name: /^Coimbra/ })
      .first()
      .click();
    await expect.poll(() => order(page)).toEqual(ordered('Porto', 'Coimbra', 'Lisbon'));
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });
});

describe('ways and money', () => {
  it('change the sum with the mode and the price of a bed, and are kept with the trip', async () => {
    const { page } = await signedIn();
    await plannedRoute(page);
    const before = await total(page);
    await way(page, 'Tokyo', 'Osaka').click();
    await page.getByRole('button', { name: /^Bus/ }).click();
    await expect.poll(() => way(page, 'Tokyo', 'Osaka').innerText()).toContain('Bus');
    await expect.poll(() => total(page)).not.toBe(before);
    await way(page, 'Tokyo', 'Osaka').click();
    await page.getByRole('button', { name: 'Details of Osaka' }).click();
    await page.getByRole('combobox', { name: 'Lodging', exact: true }).fill('Inn of the River');
    await page.getByRole('textbox', { name: 'Cost of the stay' }).fill('5000');
    await page.getByRole('textbox', { name: 'Cost of the stay' }).press('Enter');
    await (await openPart(page, 'Budget')).getByText(/over the budget of/).waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/open\//);
    await page.reload();
    await page.getByRole('button', { name: 'Back to route' }).click();
    await expect.poll(() => way(page, 'Tokyo', 'Osaka').innerText()).toContain('Bus');
    await page.getByText('Inn of the River').first().waitFor();
    await (await openPart(page, 'Budget')).getByText(/over the budget of/).waitFor();
  });
});

describe('dates and wishes', () => {
  it('show what they break before they are kept, and are changed where they were assumed', async () => {
    const page = await traveller();
    await plannedRoute(page);
    await openPart(page, 'Dates');
    await page.getByLabel('Start date').fill('2027-02-01');
    const preview = page.getByRole('region', { name: 'Other dates' });
    await preview.getByText(/Tokyo in Feb is not one of its best months/).waitFor();
    await expectAccessible(page);
    await preview.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByLabel('Start date').inputValue()).toBe('2027-05-03');
    await page.getByLabel('Start date').fill('0001-02-01');
    await page.getByLabel('Start date').blur();
    await page.getByText('Choose a year from 1900 to 2199.').waitFor();
    expect(await preview.count()).toBe(0);
    // The first digits of a year are years that no trip can have.
    await page.getByLabel('Start date').pressSequentially('02012027');
    expect(await page.getByLabel('Start date').inputValue()).toBe('2027-02-01');
    await preview.getByRole('button', { name: 'Keep these dates' }).click();
    const chat = page.getByRole('complementary', { name: 'Chat' });
    await chat.getByRole('button', { name: 'Assumed: Balanced pace' }).click();
    await page.getByRole('menuitem', { name: 'Change' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Relaxed' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    expect(await page.getByRole('button', { name: 'Assumed: Balanced pace' }).count()).toBe(0);
    await page.getByText('Your wishes have changed since these days were planned.').waitFor();
    await chat.getByRole('button', { name: /^Assumed: \d adult/ }).click();
    await page.getByRole('menuitem', { name: 'That’s right' }).click();
    await expect.poll(() => page.getByRole('group', { name: 'Assumed' }).count()).toBe(0);
    await page.reload();
    await openPart(page, 'Dates');
    expect(await page.getByLabel('Start date').inputValue()).toBe('2027-02-01');
    const wishes = await openPart(page, 'Wishes');
    const relaxed = wishes.getByRole('button', { name: 'Relaxed' });
    await expect.poll(() => relaxed.getAttribute('aria-pressed')).toBe('true');
    await page.getByLabel('Days begin').fill('11:00');
    await page.getByLabel('Days begin').press('Enter');
    await page.getByRole('button', { name: /^Rebuild \d+ days to match$/ }).click();
    await page.getByText(/^\d+ days rebuilt\.$/).waitFor();
    await page.reload();
    await openPart(page, 'Wishes');
    await expect.poll(() => page.getByLabel('Days begin').inputValue()).toBe('11:00');
  });
});
