// @vitest-environment happy-dom
import type { Edit } from '@wayfare/contracts/edit';
import type { TripRequest } from '@wayfare/contracts/request';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { emptyDocument } from '../trips/empty-document.ts';
import { PartySection } from './party-section.tsx';
import { WishChips } from './wish-chips.tsx';
import { WishesSection } from './wishes-section.tsx';

const edit = vi.fn((_change: Edit) => true);

function open(request: TripRequest, assumed: TripRequest = {}) {
  edit.mockClear();
  return draw(<WishesSection trip={{ ...emptyDocument().trip, request, assumed }} edit={edit} />);
}
const asked = () => edit.mock.lastCall?.[0] as Extract<Edit, { edit: 'setRequest' }>;

describe('the wishes of a trip', () => {
  it('stand open where one likes things, and say in words what is folded', async () => {
    const { person } = open({ interests: ['food', 'history', 'art', 'nature'], pace: 'relaxed' });
    expect(screen.getByText('Likes').closest('details')?.open).toBe(true);
    expect(screen.getByText('Needs').closest('details')?.open).toBe(false);
    expect(screen.getAllByText('Not set yet')).toHaveLength(1);
    await person.click(screen.getByText('Likes'));
    expect(screen.getByText('Relaxed pace · Food, History, Art, Nature')).toBeTruthy();
  });

  it('are chosen and taken back with a press each', async () => {
    const { person } = open({ interests: ['food', 'history'] });
    const interests = within(screen.getByRole('group', { name: 'Interests' }));
    expect(interests.getByRole('button', { name: 'Food' }).getAttribute('aria-pressed')).toBe('true');
    await person.click(interests.getByRole('button', { name: 'Hiking' }));
    expect(asked().request.interests).toEqual(['food', 'history', 'hiking']);
    await person.click(interests.getByRole('button', { name: 'Food' }));
    expect(asked().request.interests).toEqual(['history']);
  });

  it('about time are told each, and taken out one by one', async () => {
    const tower = { what: 'Eiffel Tower', placeId: 'fr-paris/eiffel-tower', part: 'sunset' as const };
    const museums = { what: 'museums', not: true, days: [{ weekday: 0 }] };
    const { person } = open({ timeWishes: [museums, tower], restMinutes: 90 });
    const told = 'Museums not on Mondays, Eiffel Tower at sunset · 90 minutes of rest after lunch';
    expect(screen.getByText(told)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Remove: Museums not on Mondays' }));
    expect(asked().request).toMatchObject({ timeWishes: [tower], restMinutes: 90 });
    await person.click(screen.getByRole('button', { name: 'Remove: 90 minutes of rest after lunch' }));
    expect(asked().request.restMinutes).toBeUndefined();
  });

  it('ask for the age of each child', async () => {
    edit.mockClear();
    const request = { adults: 2, children: 2, childAges: [4, 9] };
    const { person } = draw(<PartySection trip={{ ...emptyDocument().trip, request }} edit={edit} />);
    await person.selectOptions(screen.getByRole('combobox', { name: 'Age of child 2' }), '10');
    expect(asked().request.childAges).toEqual([4, 10]);
    await person.click(screen.getByRole('button', { name: 'Less: Children' }));
    expect(asked().request).toMatchObject({ children: 1, childAges: [4] });
  });

  it('that were only assumed can be confirmed or removed', async () => {
    const { person } = open({}, { pace: 'balanced' });
    await person.click(screen.getByRole('button', { name: 'Assumed: Balanced pace' }));
    await person.click(await screen.findByRole('menuitem', { name: 'That’s right' }));
    expect(asked()).toMatchObject({ request: { pace: 'balanced' }, assumed: {} });
    await person.click(await screen.findByRole('button', { name: 'Assumed: Balanced pace' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(asked()).toMatchObject({ request: {}, assumed: {} });
  });
});

describe('the chips under an answer', () => {
  const show = (request: TripRequest, assumed: TripRequest, of: string[]) => {
    edit.mockClear();
    return draw(<WishChips trip={{ ...emptyDocument().trip, request, assumed }} edit={edit} of={of} />);
  };

  it('say what was understood and what was assumed, each once', () => {
    show({ destinations: ['kyoto'], days: 5, nights: 4, children: 1, childAges: [4] }, { adults: 2 }, [
      'destinations',
      'days',
      'nights',
      'children',
      'childAges',
      'adults',
    ]);
    const names = (title: string) =>
      within(screen.getByRole('group', { name: title }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(names('Understood')).toEqual(['Kyoto', '5 days', 'Children aged 4']);
    expect(names('Assumed')).toEqual(['2 adults']);
  });

  it('change what was misread in its place', async () => {
    const { person } = show({ dislikes: ['museums'] }, {}, ['dislikes']);
    await person.click(screen.getByRole('button', { name: 'Understood: No museums' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Change' }));
    const field = await screen.findByRole('textbox', { name: 'Rather not' });
    await person.clear(field);
    await person.type(field, 'crowds{Tab}');
    expect(asked().request.dislikes).toEqual(['crowds']);
  });

  it('take out what was not meant', async () => {
    const { person } = show({ pace: 'packed' }, {}, ['pace']);
    await person.click(screen.getByRole('button', { name: 'Understood: Packed pace' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(asked().request).toEqual({});
  });
});
