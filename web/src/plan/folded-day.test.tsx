// @vitest-environment happy-dom
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { Trip } from '@wayfare/contracts/trip';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FoldedDay } from './folded-day.tsx';
import { PlanDocumentProvider } from './plan-actions.ts';

const city = (name: string) => ({
  name,
  kind: 'city' as const,
  latitude: 35,
  longitude: 135,
  status: 'atlas' as const,
});
const travel = { mode: 'rail' as const, minutes: 60, distanceMeters: 60_000, estimate: true };
const trip: Trip = {
  ...emptyTrip(),
  startOn: '2027-04-03',
  stops: [
    {
      id: 'k',
      place: city('Kyoto'),
      nights: 2,
      lodging: city('Hotel Granvia'),
      booking: { kind: 'hotel', checkInMinute: 900 },
    },
    { id: 'o', place: city('Osaka'), nights: 1 },
  ],
  legs: [{ id: 'l', from: 'k', to: 'o', travel, departMinute: 600, booking: { reference: 'X1' } }],
};
const day = (on: string): PlanDay => ({
  id: on,
  on,
  stopId: null,
  base: null,
  endBase: null,
  startMinute: 540,
  endMinute: 1200,
  items: [],
});
const told = (on: string) =>
  renderToStaticMarkup(
    <PlanDocumentProvider value={{ tripName: '', trip, plan: null }}>
      <FoldedDay day={day(on)} />
    </PlanDocumentProvider>,
  ).replaceAll(/<[^>]+>/g, '|');

test('a folded day tells the bed of its night and the way it leaves by, and nothing where nothing is booked', () => {
  expect(told('2027-04-04')).toContain('Hotel: Hotel Granvia, Kyoto');
  expect(told('2027-04-05')).toMatch(/Hotel: Hotel Granvia.*Train: Kyoto to Osaka, 10:00/);
  expect(told('2027-04-06')).not.toContain('Booked');
});
