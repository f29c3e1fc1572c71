// @vitest-environment happy-dom
import type { Answer } from '@wayfare/contracts/endpoints';
import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, refusal, serve } from '../testing/draw.tsx';
import { SearchDialog } from './search-dialog.tsx';
import { SearchPage } from './search-page.tsx';

type Found = Answer<'searchPlaces'>['results'][number];

const found = (kind: Found['kind'], id: string, name: string, path: string | null): Found => ({
  kind,
  id,
  name,
  detail: 'Japan',
  path,
  place: { name, kind: 'city', latitude: 35, longitude: 135, status: 'atlas' },
});
const results = [
  found('city', 'jp-kyoto', 'Kyoto', '/city-guide/japan/kyoto'),
  found('attraction', 'jp-kyoto/nijo', 'Nijo Castle, Kyoto', '/attraction-guide/japan/kyoto/nijo'),
  found('city', 'jp-kyotango', 'Kyotango', null),
];
const article = {
  path: '/blog/japan/kyoto/before-nine',
  title: 'Kyoto before nine',
  tags: [],
  city: { name: 'Kyoto', country: 'Japan' },
};
const fits = results.map((place) => ({ ...place, why: `Why ${place.name}` }));
const note = { title: 'Kyoto in May', text: '24 °C by day', path: '/city-guide/japan/kyoto' };
const noWish = { about: null, from: null, isNear: false, notes: [], sights: [], cities: [], asks: [] };
const server = {
  '/api/current-user': () => Response.json({}),
  '/api/get-featured-trips': () => Response.json([]),
  '/api/blogs': () => Response.json({ articles: [article] }),
  '/api/search-wish': (address: string) =>
    Response.json(
      address.includes('temples')
        ? { ...noWish, about: 'Kyoto', sights: [fits[1]], cities: [fits[0]], asks: ['A trip to Kyoto'] }
        : address.includes('gardens')
          ? { ...noWish, isNear: true, notes: [note], cities: [fits[0]], asks: ['gardens in may'] }
          : address.includes('trips')
            ? { ...noWish, about: 'Kyoto', from: 'Kyoto', sights: [fits[1]], asks: ['trips'] }
            : noWish,
    ),
  '/api/search': (address: string) => Response.json({ results: address.includes('q=kyo') ? results : [] }),
};

function Here() {
  const { pathname, search } = useLocation();
  return <p>At {pathname + search}</p>;
}

beforeEach(() => {
  serve(server);
});

describe('the search page', () => {
  const open = (at = '/search?q=kyoto') => draw(<SearchPage />, { at });

  it('shows what the address asks for, by kind, each leading to its page', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Kyoto' });
    expect(link.getAttribute('href')).toBe('/city-guide/japan/kyoto');
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['City guides', 'Sights', 'Other cities', 'Articles']);
    const blog = screen.getByRole('link', { name: 'Kyoto before nine' });
    expect(blog.getAttribute('href')).toBe('/blog/japan/kyoto/before-nine');
  });

  it('shows what fits in a place that is named, what is written of it, and the way to a plan', async () => {
    open('/search?q=temples%20kyoto');
    const plan = await screen.findByRole('link', { name: 'A trip to Kyoto' });
    expect(plan.getAttribute('href')).toBe('/create?ask=A+trip+to+Kyoto');
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['In Kyoto', 'Guide', 'Plan this', 'Articles']);
  });

  it('says why each fits, and what the guides tell', async () => {
    open('/search?q=gardens%20in%20may');
    await screen.findByText('Why Kyoto');
    expect(screen.getByText('24 °C by day')).toBeTruthy();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['From the guides', 'Where to go', 'Plan this']);
    expect(screen.getByText(/This comes nearest/).textContent).toContain('Ask the assistant');
  });

  it('calls outings by the place that one leaves', async () => {
    open('/search?q=day%20trips');
    await screen.findByRole('heading', { name: 'Around Kyoto' });
    expect(screen.queryByText(/This comes nearest/)).toBeNull();
  });

  it('leads to the planner where a place has no guide', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Kyotango' });
    expect(link.getAttribute('href')).toBe('/create?to=jp-kyotango');
  });

  it('says that nothing was found, and what may help', async () => {
    open('/search?q=xyzzy');
    await screen.findByText('Nothing was found for “xyzzy”');
    expect(screen.getByText('Try another spelling, or the name of the nearest city.')).toBeTruthy();
  });

  it('says when search cannot be reached, and asks again', async () => {
    serve({ ...server, '/api/search': () => refusal(400, 'No.') });
    const { person } = open();
    await screen.findByText('Search is not available right now.');
    serve(server);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('link', { name: 'Kyoto' });
  });
});

describe('the search over any page', () => {
  const close = vi.fn();
  const open = () =>
    draw(
      <>
        <SearchDialog onClose={close} />
        <Here />
      </>,
    );
  const box = () => screen.getByRole('combobox', { name: 'Search places, trips and articles' });

  it('begins in the box, asks for two letters, and finds as one types', async () => {
    const { person } = open();
    expect(document.activeElement).toBe(box());
    await person.keyboard('k');
    expect(screen.getByText('Type two letters or more.')).toBeTruthy();
    await person.keyboard('yo');
    const cities = within(await screen.findByRole('group', { name: 'City guides' }));
    expect(cities.getByRole('option', { name: /^Kyoto/, selected: true })).toBeTruthy();
  });

  it('opens what the arrow keys chose', async () => {
    const { person } = open();
    await person.keyboard('kyo');
    await screen.findByRole('option', { name: /^Nijo Castle/ });
    await person.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: /^Nijo Castle/, selected: true })).toBeTruthy();
    await person.keyboard('{Enter}');
    await screen.findByText('At /attraction-guide/japan/kyoto/nijo');
    expect(close).toHaveBeenCalled();
  });

  it('opens the best of what was found for whoever presses Enter before it is there', async () => {
    const { person } = open();
    await person.keyboard('kyo{Enter}');
    await screen.findByText('At /city-guide/japan/kyoto');
  });
});
