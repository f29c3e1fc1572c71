import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TripCover } from '../trips/trip-cover.tsx';

interface GuideHeaderProps {
  cityId: string;
  seed: string;
  back: { to: string; label: string };
  kicker: string;
  heading: string;
  lead: string;
  action?: ReactNode;
}

/** The head of a guide: its cover, the way back, the name, one sentence, one thing to do. */
export function GuideHeader({ cityId, seed, back, kicker, heading, lead, action }: GuideHeaderProps) {
  return (
    <header>
      <Link
        to={back.to}
        className="mb-3 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-primary-ink no-underline hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={18} /> {back.label}
      </Link>
      <TripCover placeId={cityId} seed={seed} className="aspect-[16/9] w-full rounded-card sm:aspect-[5/2]" />
      <div className="mt-6 flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-3xl">
          <p className="text-small font-semibold text-muted">{kicker}</p>
          <h1 tabIndex={-1} className="text-display">
            {heading}
          </h1>
          <p className="mt-3 text-lead text-muted">{lead}</p>
        </div>
        {action}
      </div>
    </header>
  );
}
