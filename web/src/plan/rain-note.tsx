import type { PlanDay } from '@wayfare/contracts/plan';
import { CloudRain } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { forRain } from './day-wishes.ts';
import { isWet, type DayForecast } from '../weather/forecast.queries.ts';

const DayProposal = lazy(() => import('./day-proposal.tsx'));

interface RainNoteProps {
  day: PlanDay;
  number: number;
  forecast: DayForecast;
}

/** Says that a day will be wet, and offers to plan it under a roof. */
export function RainNote({ day, number, forecast }: RainNoteProps) {
  const [open, setOpen] = useState(false);
  const hasVisits = day.items.some(({ kind }) => kind === 'visit' || kind === 'activity');
  if (!isWet(forecast) || !hasVisits) return null;
  return (
    <div className="no-print flex flex-wrap items-center gap-x-3 rounded-control bg-primary-soft px-3 py-1 text-small">
      <CloudRain aria-hidden="true" size={17} className="text-primary-ink" />
      <span className="flex-1">It will probably rain.</span>
      <Button look="quiet" aria-label={`Plan day ${number} for rain`} onClick={() => setOpen(true)}>
        Plan for rain
      </Button>
      <Suspense fallback={null}>
        {open ? <DayProposal day={day} wish={forRain(number)} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </div>
  );
}
