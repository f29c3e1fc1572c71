// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, serve } from '../testing/draw.tsx';
import { SampleDays } from './sample-days.tsx';
import type { GuideCity } from './guides.queries.ts';

const city = { id: 'au-hobart', name: 'Hobart' } as GuideCity;
const told = (over: object) => () =>
  Response.json({
    cityId: city.id,
    month: 1,
    beginOn: [],
    leftOut: [],
    days: [{ title: 'Day 1', items: [{ title: 'MONA', startMinute: 600, path: '/mona' }] }],
    ...over,
  });
const drawn = (over: object) => {
  serve({ '/api/sample-days/au-hobart': told(over) });
  draw(<SampleDays city={city} />);
};

describe('sample days', () => {
  it('say whose hours they keep to, and no day of the week where any will do', async () => {
    drawn({});
    await screen.findByText(/opening hours of January and travel times\. Yours will follow/);
  });

  it.each([
    [[5], /Day 1 is best a Saturday: on other days a door here is shut\./],
    [[1, 2, 5], /Day 1 is best a Tuesday, Wednesday or Saturday: on other days/],
    [[0, 1, 2, 3, 5, 6], /Day 1 is best not a Friday: a door here is shut then\./],
  ])('say on which days of the week they can begin: %j', async (beginOn, line) => {
    drawn({ beginOn });
    await screen.findByText(line);
  });

  it('say which of the first sights they go without', async () => {
    drawn({ leftOut: [{ name: 'Salamanca Market', path: '/salamanca-market' }] });
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Salamanca Market' });
    expect(link.parentElement!.textContent).toBe(
      'Not in these days, for want of time or of open doors: Salamanca Market.',
    );
  });
});
