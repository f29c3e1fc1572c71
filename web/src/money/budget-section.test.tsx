// @vitest-environment happy-dom
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, refusal, serve } from '../testing/draw.tsx';
import { samplePlan } from '../testing/sample-plan.ts';
import { BudgetSection } from './budget-section.tsx';

const rates = () =>
  Response.json({ asOf: '2026-05-01', source: null, unitsPerEuro: { EUR: 1, USD: 1.25, JPY: 160 } });
const usual = (amount: number) => () =>
  Response.json({ cost: { amountCents: amount * 100, currency: 'EUR' }, carRates: {} });
const money = () => within(screen.getByRole('region', { name: 'Money' }));
const meter = () => screen.getByRole('meter', { name: 'Spent of the budget' });

/** The sample trip with a budget of so many euros. */
function withBudget(amount: number): TripDocument {
  const document = samplePlan();
  document.trip.request.budget = { amount, currency: 'EUR', per: 'total' };
  return document;
}

beforeEach(() => {
  serve({ '/api/exchange-rates': rates, '/api/usual-cost': usual(0) });
});

describe('what a trip costs', () => {
  it('is summed, by category and by day', async () => {
    draw(<BudgetSection document={withBudget(500)} />);
    expect(money().getByText('€230')).toBeTruthy();
    expect(money().getByText('Lodging').nextElementSibling?.textContent).toBe('€200');
    expect(money().getByText('Sights and activities').nextElementSibling?.textContent).toBe('€30');
    const days = within(money().getByRole('list')).getAllByRole('listitem');
    expect(days).toHaveLength(3);
    expect(days[2]?.textContent).toMatch(/^Day 3 .*–$/);
  });

  it('tells what is paid, and what is still open', () => {
    const document = withBudget(500);
    const { drawAgain } = draw(<BudgetSection document={document} />);
    expect(screen.queryByText('Still open')).toBeNull();
    const paid = structuredClone(document);
    paid.trip.stops[0]!.booking = { paid: true };
    drawAgain(<BudgetSection document={paid} />);
    expect(screen.getByText('Paid').nextElementSibling?.textContent).toBe('€200');
    expect(screen.getByText('Still open').nextElementSibling?.textContent).toBe('€30');
  });

  it('is told for each traveller and each day', () => {
    draw(<BudgetSection document={withBudget(500)} />);
    expect(money().getByText('€115 a person · €77 a day')).toBeTruthy();
  });

  it('says what one ticket covers, and counts it once', () => {
    const document = withBudget(500);
    const [castle, , museum] = document.plan!.days[0]!.items;
    const ticket = 'pt-lisbon/both';
    Object.assign(castle!, { ticket });
    Object.assign(museum!, { ticket, cost: castle!.cost });
    draw(<BudgetSection document={document} />);
    expect(money().getByText('€230')).toBeTruthy();
    expect(money().getByText('One ticket, counted once: Castle and Museum.')).toBeTruthy();
  });

  it('counts a hired car and its fuel where one drives, and shows them', async () => {
    const carRates = { pt: { hireCentsPerDay: 4000, fuelCentsPerKm: 10 } };
    const cost = { amountCents: 0, currency: 'EUR' };
    serve({ '/api/exchange-rates': rates, '/api/usual-cost': () => Response.json({ cost, carRates }) });
    const document = withBudget(500);
    const museum = document.plan!.days[0]!.items[2]!;
    museum.travel = { mode: 'drive', minutes: 60, distanceMeters: 60_000, estimate: true };
    draw(<BudgetSection document={document} />);
    expect(await money().findByText('€276')).toBeTruthy();
    expect(money().getByText('Hired car, 1 day').nextElementSibling?.textContent).toBe('€40');
    expect(money().getByText('Fuel, 60 km').nextElementSibling?.textContent).toBe('€6');
    expect(money().queryByText('Tolls and ferries')).toBeNull();
  });

  it('stands against the budget, with what is left of it', () => {
    draw(<BudgetSection document={withBudget(500)} />);
    expect(meter().getAttribute('aria-valuetext')).toBe('€230 of €500');
    expect(money().getByText('€270 left of €500')).toBeTruthy();
  });

  it('over the budget says by how much', () => {
    draw(<BudgetSection document={withBudget(200)} />);
    expect(money().getByText('€30 over the budget of €200')).toBeTruthy();
    expect(meter().getAttribute('aria-valuenow')).toBe('200');
  });

  it('is shown in another currency, on the next visit too', async () => {
    const { person, leave } = draw(<BudgetSection document={withBudget(500)} />);
    const select = screen.getByRole('combobox', { name: 'Show sums in' });
    await within(select).findByRole('option', { name: 'USD' });
    await person.selectOptions(select, 'USD');
    expect(await money().findByText('$338 left of $625')).toBeTruthy();
    leave();
    draw(<BudgetSection document={withBudget(500)} />);
    expect(await money().findByText('$338 left of $625')).toBeTruthy();
  });

  it('names what has no price, and what the whole usually comes to', async () => {
    serve({ '/api/exchange-rates': rates, '/api/usual-cost': usual(720) });
    draw(<BudgetSection document={withBudget(500)} />);
    expect(money().getByText(/^Without a price, so not counted: .*1 meal/)).toBeTruthy();
    expect(await money().findByText(/comes to about €720, more than the budget/)).toBeTruthy();
  });

  it('without rates says so, and asks again', async () => {
    serve({ '/api/exchange-rates': () => refusal(400, 'No.'), '/api/usual-cost': usual(0) });
    const { person } = draw(<BudgetSection document={withBudget(500)} />);
    const retry = await money().findByRole('button', { name: 'Retry' });
    serve({ '/api/exchange-rates': rates, '/api/usual-cost': usual(0) });
    await person.click(retry);
    expect(await money().findByText(/^Converted at indicative rates of/)).toBeTruthy();
  });
});
