import { ExternalLink, Lock } from 'lucide-react';
import type { PlanItem } from '@wayfare/contracts/plan';
import { BookingLines } from '../bookings/booking-lines.tsx';
import { googleMapsLinks } from '../exports/google-maps-links.ts';
import { formatMoney } from '../ui/format-money.ts';
import { lengthOfTime } from '@wayfare/wording/words';
import type { OpenedTrip } from '../trips/listed-trip.ts';
import type { TripDay } from '../trips/trip-days.ts';
import { formatDay, formatMinute } from '../ui/format-date.ts';
import { DayForecast } from '../weather/day-forecast.tsx';
import { DrawnMap } from './drawn-map.tsx';
import type { TripSheet } from './outline.queries.ts';
import { TravelLine } from './travel-line.tsx';

type PlanDay = NonNullable<OpenedTrip['plan']>['days'][number];
type DayMap = TripSheet['days'][number]['map'];

const colourOf = (number: number) => `var(--day-${((number - 1) % 8) + 1})`;

function OutlineItem({ item, number, colour }: { item: PlanItem; number: number | null; colour: string }) {
  const { title, startMinute, endMinute, travel, cost, locked, booking, link, note } = item;
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 py-2.5">
      <span
        aria-hidden="true"
        className="figures mt-0.5 grid size-6 place-items-center rounded-full text-fine font-semibold"
        style={
          number === null
            ? { boxShadow: `inset 0 0 0 2px ${colour}` }
            : { background: colour, color: 'var(--map-on-day)' }
        }
      >
        {number}
      </span>
      <div className="grid min-w-0 gap-0.5">
        {travel && travel.minutes > 0 ? <TravelLine travel={travel} /> : null}
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="figures text-small text-muted">
            <time>{formatMinute(startMinute)}</time>
            {endMinute > startMinute ? (
              <>
                {' – '}
                <time>{formatMinute(endMinute)}</time>
              </>
            ) : null}
          </span>
          {cost ? <span className="figures ml-auto text-small">{formatMoney(cost)}</span> : null}
        </p>
        <h4 className="text-body leading-snug font-semibold wrap-anywhere">
          {title}
          {locked ? <Lock aria-label="Fixed" size={14} className="ml-2 inline text-muted" /> : null}
        </h4>
        {endMinute > startMinute ? (
          <p className="text-fine text-muted">{lengthOfTime(endMinute - startMinute)}</p>
        ) : null}
        {booking ? <BookingLines booking={booking} /> : null}
        {note ? <p className="text-small whitespace-pre-line text-muted">{note}</p> : null}
        {link ? (
          <a
            href={link}
            rel="noopener noreferrer nofollow"
            target="_blank"
            className="link text-fine wrap-anywhere"
          >
            {link}
          </a>
        ) : null}
      </div>
    </li>
  );
}

function GoogleMaps({ plan, number }: { plan: PlanDay; number: number }) {
  const links = googleMapsLinks(plan);
  return links.map((link, index) => (
    <a
      key={link}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className="no-print inline-flex min-h-11 items-center gap-1.5 text-small font-semibold text-primary-ink hover:underline"
    >
      <ExternalLink aria-hidden="true" size={16} />
      Open day {number} in Google Maps{links.length > 1 ? `, part ${index + 1} of ${links.length}` : ''}
    </a>
  ));
}

interface OutlineDayProps {
  day: TripDay;
  plan: PlanDay | undefined;
  map: DayMap | undefined;
}

/** One day to read: its map beside what happens in it, numbered alike. */
export function OutlineDay({ day, plan, map }: OutlineDayProps) {
  const colour = colourOf(day.number);
  let placed = 0;
  return (
    <li className="outline-day border-t-3 pt-5" style={{ borderColor: colour }}>
      <h3 className="text-title">Day {day.number}</h3>
      <p className="text-small text-muted">
        {[day.on ? formatDay(day.on) : null, day.city].filter(Boolean).join(' · ')}
      </p>
      <DayForecast day={plan} />
      {plan?.note ? <p className="mt-3 whitespace-pre-line">{plan.note}</p> : null}
      <div
        className={
          map
            ? 'mt-4 grid items-start gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_20rem] print:grid-cols-[minmax(0,1fr)_15rem]'
            : 'mt-2'
        }
      >
        {map ? (
          <DrawnMap
            map={map}
            pointSize={14}
            label={`Map of day ${day.number}: ${map.points.map(({ label, name }) => `${label} ${name}`.trim()).join(', ')}`}
            className="md:order-2 print:order-2"
          />
        ) : null}
        <div>
          {day.items.length > 0 ? (
            <ol className="divide-y divide-line">
              {day.items.map((item) => (
                <OutlineItem
                  key={item.id}
                  item={item}
                  number={item.place ? ++placed : null}
                  colour={colour}
                />
              ))}
            </ol>
          ) : (
            <p className="text-small text-muted">Nothing planned yet. The day is yours.</p>
          )}
          {plan ? <GoogleMaps plan={plan} number={day.number} /> : null}
        </div>
      </div>
    </li>
  );
}
