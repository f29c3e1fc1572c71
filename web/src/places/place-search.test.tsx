// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, serve } from '../testing/draw.tsx';
import { PlaceSearch } from './place-search.tsx';
import { spots } from './place-kinds.ts';
import type { FoundPlace } from './places.queries.ts';

const at = { latitude: 41.8943, longitude: 12.4739 };
const colosseum: FoundPlace = {
  kind: 'attraction',
  id: 'it-rome/colosseum',
  name: 'Colosseum, Rome',
  detail: 'Rome, Italy',
  path: '/attraction-guide/italy/rome/colosseum',
  place: { placeId: 'it-rome/colosseum', name: 'Colosseum', kind: 'attraction', ...at, status: 'atlas' },
};
const found = (name: string, id: string): FoundPlace => ({
  kind: 'restaurant',
  id,
  name,
  detail: 'Via dei Giubbonari 21, Rome',
  path: null,
  place: {
    name,
    kind: 'restaurant',
    ...at,
    status: 'found',
    source: { name: 'openstreetmap', id, on: '2026-05-12' },
  },
});
const roscioli = found('Roscioli', 'node/1');
const withHours = {
  ...roscioli,
  place: { ...roscioli.place, name: 'Antico Roscioli', hours: 'daily 12:00-15:00' },
};

let asked: string[];
const answers = (atlas: FoundPlace[], outside: FoundPlace[], more = true) => ({
  '/api/search': (address: string) => {
    asked.push(address);
    const isOutside = address.includes('outside=1');
    return Response.json({ results: isOutside ? outside : atlas, more });
  },
  '/api/place': (address: string) => {
    asked.push(address);
    return Response.json({ place: withHours });
  },
});

beforeEach(() => {
  asked = [];
});

describe('a box that finds places', () => {
  const onChoose = vi.fn();
  beforeEach(() => onChoose.mockClear());
  const own = { name: 'Roscio’s flat', kind: 'custom' as const, ...at, status: 'own' as const };
  const open = () =>
    draw(
      <PlaceSearch
        label="Add a place"
        placeholder="A sight"
        kinds={spots}
        around={{ near: own, own: [own], on: '2026-05-12' }}
        onChoose={onChoose}
        boxClass=""
      />,
    );
  const elsewhere = () => screen.findByRole('group', { name: 'Elsewhere (OpenStreetMap)' });

  it('shows the atlas, then the trip’s own, then what others find, and keeps what stands', async () => {
    serve(answers([colosseum], [roscioli, { ...colosseum }]));
    const { person } = open();
    await person.type(screen.getByRole('combobox'), 'roscio');
    const others = within(await elsewhere());
    expect(others.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'RoscioliVia dei Giubbonari 21, Rome',
    ]);
    const names = screen
      .getAllByRole('option')
      .map((option) => option.firstElementChild?.nextElementSibling?.firstElementChild?.textContent);
    expect(names).toEqual(['Colosseum, Rome', 'Roscio’s flat', 'Roscioli']);
    expect(asked.filter((address) => address.includes('outside=1'))).toEqual([
      expect.stringMatching(/near=41\.89%2C12\.47.*on=2026-05-12|on=2026-05-12.*near=41\.89%2C12\.47/),
    ]);
  });

  it('takes a place found elsewhere with its hours, by the name it was chosen by', async () => {
    serve(answers([], [roscioli]));
    const { person } = open();
    await person.type(screen.getByRole('combobox'), 'roscioli');
    await person.click(within(await elsewhere()).getByRole('option'));
    await vi.waitFor(() => expect(onChoose).toHaveBeenCalled());
    expect(onChoose.mock.calls[0]![0].place).toMatchObject({ name: 'Roscioli', hours: 'daily 12:00-15:00' });
  });

  it('takes it as it is where nobody can tell more', async () => {
    const { '/api/search': search } = answers([], [roscioli]);
    serve({ '/api/search': search! });
    const { person } = open();
    await person.type(screen.getByRole('combobox'), 'roscioli');
    await person.click(within(await elsewhere()).getByRole('option'));
    await vi.waitFor(() => expect(onChoose).toHaveBeenCalledWith(roscioli));
  });

  it('asks nobody else where the site does not', async () => {
    serve(answers([colosseum], [roscioli], false));
    const { person } = open();
    await person.type(screen.getByRole('combobox'), 'colosseum');
    await screen.findByRole('option', { name: /Colosseum/ });
    await person.type(screen.getByRole('combobox'), ' rome');
    await vi.waitFor(() => expect(asked.at(-1)).toContain('colosseum+rome'));
    expect(asked.filter((address) => address.includes('outside=1'))).toEqual([]);
  });

  it('reads a link that was pasted', async () => {
    serve(answers([colosseum], []));
    const { person } = open();
    await person.click(screen.getByRole('combobox'));
    await person.paste('https://www.google.com/maps/place/Roscioli/@41.8943,12.4739,17z');
    await person.click(await screen.findByRole('option', { name: /Roscioli/ }));
    expect(asked).toEqual([expect.stringContaining('/api/place?at=41.894300%2C12.473900&name=Roscioli')]);
    expect(onChoose).toHaveBeenCalled();
  });

  it('shows little of what is far away in the search of a day', async () => {
    const far = ['Artem', 'Artemisa', 'Artemida'].map((name, index) => ({
      ...colosseum,
      ...{ id: name, name, place: { ...colosseum.place, latitude: 60 + index } },
    }));
    serve(answers([...far, colosseum], []));
    const { person, drawAgain } = open();
    await person.type(screen.getByRole('combobox'), 'artem');
    await screen.findByRole('option', { name: /Artemida/ });
    const around = { near: own, own: [], local: true };
    drawAgain(<PlaceSearch label="Add" placeholder="" around={around} onChoose={onChoose} boxClass="" />);
    await person.clear(screen.getByRole('combobox'));
    await person.type(screen.getByRole('combobox'), 'artem');
    await screen.findByRole('option', { name: /Colosseum/ });
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  it('says what helps where a link says nothing of where', async () => {
    serve(answers([], []));
    const { person } = open();
    await person.click(screen.getByRole('combobox'));
    await person.paste('https://maps.app.goo.gl/AbCd');
    await screen.findByText(/paste the long address/);
    expect(asked).toEqual([]);
  });
});
