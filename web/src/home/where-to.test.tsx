// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, serve } from '../testing/draw.tsx';
import { WhereTo } from './where-to.tsx';

const place = { name: 'Kyoto', kind: 'city', latitude: 35, longitude: 135, status: 'atlas' };
const kyoto = { kind: 'city', id: 'jp-kyoto', name: 'Kyoto', detail: 'Japan', path: null, place };
const japan = { ...kyoto, kind: 'country', id: 'jp', name: 'Japan', detail: 'Country' };

function Here() {
  const { pathname, search } = useLocation();
  return <p>At {pathname + search}</p>;
}
const open = () =>
  draw(
    <>
      <WhereTo />
      <Here />
    </>,
  );
const box = () => screen.getByRole('combobox', { name: 'Where to?' });

beforeEach(() => {
  serve({ '/api/search': () => Response.json({ results: [kyoto, japan] }) });
});

describe('the box that starts a trip', () => {
  it('begins one with the city that is chosen', async () => {
    const { person } = open();
    await person.type(box(), 'kyo');
    await person.click(await screen.findByRole('option', { name: /^Kyoto/ }));
    expect(screen.getByText('At /create?to=jp-kyoto')).toBeTruthy();
  });

  it('begins one with a town that was found elsewhere', async () => {
    const source = { name: 'openstreetmap', id: 'node/7', on: '2026-05-12' };
    const bibury = { ...kyoto, kind: 'town', id: 'node/7', name: 'Bibury' };
    const found = { ...bibury, place: { ...place, name: 'Bibury', status: 'found', source } };
    serve({
      '/api/search': (address) =>
        Response.json({ results: address.includes('outside') ? [found] : [], more: true }),
      '/api/place': () => Response.json({ place: null }),
    });
    const { person } = open();
    await person.type(box(), 'bibury');
    await person.click(await screen.findByRole('option', { name: /^Bibury/ }));
    await screen.findByText('At /create?at=35.000000%2C135.000000&name=Bibury&osm=node%2F7');
  });

  it('asks the assistant about a country, and about any other text', async () => {
    const { person } = open();
    await person.type(box(), 'jap');
    await person.click(await screen.findByRole('option', { name: /^Japan/ }));
    expect(screen.getByText('At /create?ask=Japan')).toBeTruthy();
    await person.type(box(), 'a week by the sea{Enter}');
    expect(screen.getByText('At /create?ask=a+week+by+the+sea')).toBeTruthy();
  });

  it('opens the empty planner for Plan without a word', async () => {
    const { person } = open();
    await person.click(screen.getByRole('button', { name: 'Plan' }));
    expect(screen.getByText('At /create')).toBeTruthy();
  });

  it('says when it cannot search, and still takes the text', async () => {
    serve({});
    const { person } = open();
    await person.type(box(), 'kyoto');
    expect(await screen.findByText('Search is not available right now.', {}, { timeout: 3000 })).toBeTruthy();
    await person.keyboard('{Enter}');
    expect(screen.getByText('At /create?ask=kyoto')).toBeTruthy();
  });
});
