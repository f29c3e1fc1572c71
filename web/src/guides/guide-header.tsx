import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { GuideCarousel, type GuidePlace } from './guide-carousel.tsx';

interface GuideHeaderProps {
  place: GuidePlace;
  back: { to: string; label: string };
  /** What stands over the heading, where there is anything to say. */
  kicker?: string | undefined;
  heading: string;
  lead: string;
  actions: ReactNode;
}

/** The head of a guide: the way back, its pictures, the name, one sentence, what can be done with it. */
export function GuideHeader({ place, back, kicker, heading, lead, actions }: GuideHeaderProps) {
  return (
    <header>
      <Link
        to={back.to}
        className="mb-3 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-primary-ink no-underline hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={18} /> {back.label}
      </Link>
      <GuideCarousel place={place} />
      <div className="mt-6 flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-3xl">
          {kicker ? <p className="text-small font-semibold text-muted">{kicker}</p> : null}
          <h1 tabIndex={-1} className="text-display wrap-break-word">
            {heading}
          </h1>
          <p className="mt-3 text-lead text-muted">{lead}</p>
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
    </header>
  );
}
