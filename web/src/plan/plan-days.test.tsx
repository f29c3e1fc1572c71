// @vitest-environment happy-dom
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, refusal, serve } from '../testing/draw.tsx';
import { sampleFacts, samplePlan } from '../testing/sample-plan.ts';
import { createPointed } from '../ui/pointed.ts';
import { Toaster } from '../ui/toast.tsx';
import PlanDays from './plan-days.tsx';

const facts = () => Response.json(sampleFacts());
const pointed = createPointed();

/** The days of a trip that is changed as the planner changes it. */
function Days({ start }: { start: TripDocument }) {
  const [document, setDocument] = useState(start);
  const edit: Parameters<typeof PlanDays>[0]['editor']['edit'] = (change) => {
    const result = applyEdit(document, change);
    if ('refused' in result) return false;
    setDocument(result.document);
    return true;
  };
  const choice = { selection: { dayId: null, itemId: null }, select: () => {}, follow: () => {}, pointed };
  return (
    <>
      <PlanDays plan={document.plan!} editor={{ document, edit }} choice={choice} />
      <Toaster />
    </>
  );
}

const open = (start = samplePlan()) => draw(<Days start={start} />);
const day = (number: number) =>
  within(screen.getByRole('heading', { name: new RegExp(`^Day ${number}`) }).closest('li')!);
const item = (title: string) => within(screen.getByRole('heading', { name: title }).closest('li')!);
const titlesOf = (number: number) =>
  day(number)
    .queryAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent);

beforeEach(() => {
  serve({ '/api/plan-facts': facts });
});

describe('the days of a plan', () => {
  it('stand one under the other with their date, city, and what they come to', () => {
    open();
    expect(screen.getByText('3 days')).toBeTruthy();
    expect(day(1).getByText('Mon, May 3')).toBeTruthy();
    expect(day(1).getByText('Lisbon')).toBeTruthy();
    expect(day(1).getByText('1.1 km on foot')).toBeTruthy();
    expect(day(2).getByText('Nothing planned yet. The day is yours.')).toBeTruthy();
  });

  it('fold away and unfold', async () => {
    const { person } = open();
    await person.click(screen.getByRole('button', { name: 'Fold day 1' }));
    expect(screen.queryByRole('heading', { name: 'Castle' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Unfold day 1' }));
    expect(screen.getByRole('heading', { name: 'Castle' })).toBeTruthy();
  });

  it('are removed from their menu, and brought back with Undo', async () => {
    const { person } = open();
    await person.click(screen.getByRole('button', { name: 'More for day 1' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Remove this day' }));
    expect(screen.queryByRole('heading', { name: 'Castle' })).toBeNull();
    const said = within(screen.getByText('Day 1 is removed').closest('li')!);
    await person.click(said.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('heading', { name: 'Castle' })).toBeTruthy();
  });
});

describe('the strip of a longer trip', () => {
  const fiveDays = () => {
    const document = samplePlan();
    const more = [4, 5].map((number) => ({
      ...document.plan!.days[1]!,
      id: `d${number}`,
      on: `2027-05-0${number + 2}`,
    }));
    return { ...document, plan: { ...document.plan!, days: [...document.plan!.days, ...more] } };
  };
  const strip = () => within(screen.getByRole('navigation', { name: 'Go to a day' }));
  const current = () =>
    strip()
      .getAllByRole('button')
      .filter((button) => button.ariaCurrent === 'true' || button.getAttribute('aria-current') === 'true')
      .map((button) => button.dataset['dayTab']);

  it('says weekday, date and city, marks the day one goes to, and is walked by arrow keys', async () => {
    const { person } = open(fiveDays());
    expect(current()).toEqual(['d1']);
    const third = strip().getByRole('button', { name: 'Day 3, Wed, May 5, Lisbon' });
    expect(third.textContent).toBe('Wed May 5');
    await person.click(third);
    expect(current()).toEqual(['d3']);
    third.focus();
    await person.keyboard('{ArrowRight}');
    expect(current()).toEqual(['d4']);
    expect(document.activeElement?.getAttribute('data-day-tab')).toBe('d4');
    await person.keyboard('{End}');
    expect(current()).toEqual(['d5']);
    await person.keyboard('{Home}{ArrowLeft}');
    expect(current()).toEqual(['d1']);
  });

  it('folds all days to what they hold', async () => {
    const { person } = open(fiveDays());
    await person.click(screen.getByRole('button', { name: 'Fold all days' }));
    expect(day(1).getByText(/· 3 things · Castle, Lunch, Museum$/)).toBeTruthy();
    expect(day(2).getByText('Nothing planned yet')).toBeTruthy();
  });
});

describe('an item', () => {
  it('tells when it is, how long, what it costs, and is locked to its time', async () => {
    const { person } = open();
    const castle = item('Castle');
    expect(castle.getByRole('button', { name: /^Time of Castle.*10:00.AM – 11:00.AM.*1.h$/ })).toBeTruthy();
    expect(castle.getByText('€30')).toBeTruthy();
    await person.click(castle.getByRole('button', { name: 'Lock Castle' }));
    expect(castle.getByRole('button', { name: 'Unlock Castle', pressed: true })).toBeTruthy();
    expect(castle.queryByRole('button', { name: /^Time of Castle/ })).toBeNull();
    expect(castle.queryByRole('button', { name: 'Move Castle' })).toBeNull();
  });

  it('is given another start, which pushes on what follows only as far as it must', async () => {
    const { person } = open();
    await person.click(item('Castle').getByRole('button', { name: /^Time of Castle/ }));
    const start = screen.getByLabelText<HTMLInputElement>('Start of Castle');
    await person.clear(start);
    await person.type(start, '11:30');
    await person.tab();
    await item('Castle').findByRole('button', { name: /11:30.AM – 12:30.PM/ });
    await item('Lunch').findByRole('button', { name: /12:30.PM – 1:30.PM/ });
    expect(item('Museum').getByRole('button', { name: /2:00.PM/ })).toBeTruthy();
  });
});

describe('a way between two items', () => {
  const options = [
    { mode: 'transit', minutes: 20, distanceMeters: 2200, estimate: true, basis: 'tram' },
    {
      mode: 'drive',
      minutes: 9,
      distanceMeters: 2600,
      estimate: true,
      basis: 'taxi',
      cost: { amountCents: 800, currency: 'EUR' },
    },
  ];

  it('says how and how long, and offers the others', async () => {
    serve({ '/api/plan-facts': facts, '/api/transportation-info': () => Response.json({ options }) });
    const { person } = open();
    const chip = item('Museum').getByRole('button', {
      name: 'Way to Museum: Public transport about 20 min, 2.2 km',
    });
    await person.click(chip);
    const drive = await item('Museum').findByRole('button', { name: /^Drive.*about €8.*9 min/ });
    expect(drive.getAttribute('aria-pressed')).toBe('false');
    await person.click(drive);
    expect(
      await item('Museum').findByRole('button', { name: /^Way to Museum: Drive about 9 min/ }),
    ).toBeTruthy();
  });

  it('whose times cannot be looked up says so', async () => {
    serve({ '/api/plan-facts': facts, '/api/transportation-info': () => refusal(400, 'No.') });
    const { person } = open();
    await person.click(item('Museum').getByRole('button', { name: /^Way to Museum/ }));
    expect(await screen.findByText('Travel times cannot be looked up right now.')).toBeTruthy();
    expect(item('Museum').getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});

describe('what does not hold', () => {
  it('stands at its item with a fix, which mends it', async () => {
    const { person } = open();
    await item('Museum').findByText('Museum is closed that day.');
    await person.click(item('Museum').getByRole('button', { name: 'Move to day 2' }));
    await waitFor(() => expect(titlesOf(2)).toEqual(['Museum']));
    expect(screen.queryByText('Museum is closed that day.')).toBeNull();
    expect(
      await screen.findByText(/^No problems: opening hours, travel times and meals all fit\./),
    ).toBeTruthy();
  });

  it('is counted over all days, and listed there by day', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: '1 problem' }));
    expect(screen.getAllByText('Museum is closed that day.')).toHaveLength(2);
  });

  it('is all fixed at once, and Undo takes that back', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Fix everything (1)' }));
    const said = within((await screen.findByText('1 thing fixed')).closest('li')!);
    expect(titlesOf(1)).not.toContain('Museum');
    await person.click(said.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titlesOf(1)).toContain('Museum'));
  });
});
