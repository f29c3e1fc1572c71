// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { DayForecast } from '../weather/forecast.queries.ts';
import { ForecastLine } from '../weather/forecast-line.tsx';
import { draw } from '../testing/draw.tsx';
import { RainNote } from './rain-note.tsx';

const day = {
  id: 'd1',
  on: '2026-05-02',
  stopId: 's1',
  base: null,
  endBase: null,
  startMinute: 540,
  endMinute: 1260,
  items: [{ id: 'a', kind: 'visit', title: 'Ueno Park', startMinute: 600, endMinute: 660 }],
} as unknown as PlanDay;
const wet: DayForecast = {
  on: '2026-05-02',
  sky: 'rain',
  highCelsius: 17,
  lowCelsius: 11,
  rainPercent: 88,
  rainMillimetres: 14.3,
};

test('a wet day offers to be planned for rain', () => {
  draw(<RainNote day={day} number={2} forecast={wet} />);
  expect(screen.getByRole('button', { name: 'Plan day 2 for rain' })).toBeTruthy();
});

const cases: [string, PlanDay, DayForecast][] = [
  ['a dry day', day, { ...wet, sky: 'sun', rainPercent: 5, rainMillimetres: 0 }],
  ['a few drops', day, { ...wet, sky: 'drizzle', rainMillimetres: 0.4 }],
  ['a day without visits', { ...day, items: [] }, wet],
];
test.each(cases)('%s does not', (_what, one, forecast) => {
  const { container } = draw(<RainNote day={one} number={2} forecast={forecast} />);
  expect(container.textContent).toBe('');
});

test('the forecast names who says so', () => {
  const credit = { text: 'Open-Meteo', url: 'https://open-meteo.com/' };
  const { container } = draw(<ForecastLine forecast={wet} credit={credit} />);
  expect(container.textContent).toBe('Rain, 11–17 °C, 88 % chance of rain (14 mm)· Open-Meteo');
  expect(screen.getByRole('link').getAttribute('href')).toBe(credit.url);
});
