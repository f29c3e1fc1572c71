// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, refusal, serve } from '../testing/draw.tsx';
import { CityActivities } from './city-activities.tsx';
import type { GuideCity } from './guides.queries.ts';

const city = { id: 'pt-lisbon' } as GuideCity;
const path = '/api/gyg-city/pt-lisbon';
const found = (over: object) => () =>
  Response.json({
    cityId: city.id,
    provider: 'GetYourGuide',
    source: 'atlas',
    activities: [{ title: 'Belém Tower', url: 'https://www.example.com/s/?q=belem', minutes: 90 }],
    ...over,
  });
const heading = () => screen.queryByRole('heading', { name: 'Tours and tickets' });

describe('what can be booked in a city', () => {
  it('leads to the provider, and says that it is a search', async () => {
    serve({ [path]: found({}) });
    draw(<CityActivities city={city} />);
    // Its room is kept from the first moment, so that nothing moves when it comes.
    expect(heading()).toBeTruthy();
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /Belém Tower.*1 h 30 min/ });
    expect(link.href).toBe('https://www.example.com/s/?q=belem');
    expect(screen.getByText('Each link searches GetYourGuide for the place.')).toBeTruthy();
  });

  it('has a price where the provider itself named one', async () => {
    const price = { amountCents: 2500, currency: 'EUR' };
    const activities = [{ title: 'Fado night', url: 'https://www.example.com/fado', price }];
    serve({ [path]: found({ source: 'provider', activities }) });
    draw(<CityActivities city={city} />);
    await screen.findByRole('link', { name: /Fado night.*from €25/ });
    expect(screen.getByText('Sold by GetYourGuide. Prices are theirs and may change.')).toBeTruthy();
  });

  it.each([
    ['nothing', found({ activities: [] })],
    ['a failure', () => refusal(503, 'Not now.')],
  ])('goes away without a word where %s comes', async (_what, answer) => {
    serve({ [path]: answer });
    draw(<CityActivities city={city} />);
    await waitFor(() => expect(heading()).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
