import { BookingLines } from '../bookings/booking-lines.tsx';
import { formatMoney } from '../ui/format-money.ts';
import type { OpenedTrip } from '../trips/listed-trip.ts';
import { datedStops } from '../trips/trip-days.ts';
import { formatDay, formatMinute } from '../ui/format-date.ts';
import { counted } from '@wayfare/wording/words';
import { TravelLine } from './travel-line.tsx';

type Trip = OpenedTrip['trip'];

function WayOn({ trip, from }: { trip: Trip; from: string }) {
  const leg = trip.legs.find((one) => one.from === from);
  if (!leg) return null;
  const to =
    trip.stops.find(({ id }) => id === leg.to)?.place.name ?? (leg.to === 'end' ? trip.end?.name : undefined);
  return (
    <div className="mt-2 grid gap-0.5">
      <TravelLine travel={leg.travel} {...(to ? { to } : {})} />
      {leg.departMinute === undefined ? null : (
        <p className="figures text-fine text-muted">
          Leaves <time>{formatMinute(leg.departMinute)}</time>
          {leg.arriveMinute === undefined ? null : (
            <>
              , arrives <time>{formatMinute(leg.arriveMinute)}</time>
              {leg.arriveDayOffset
                ? ` (${leg.arriveDayOffset > 0 ? '+' : ''}${leg.arriveDayOffset} day)`
                : ''}
            </>
          )}
          {leg.travel.cost ? `, ${formatMoney(leg.travel.cost)}` : ''}
        </p>
      )}
      {leg.booking ? <BookingLines booking={leg.booking} /> : null}
      {leg.note ? <p className="text-fine whitespace-pre-line text-muted">{leg.note}</p> : null}
    </div>
  );
}

/** The stops of a route down a line, with their dates, nights and the way on. */
export function StopList({ trip }: { trip: Trip }) {
  return (
    <ol className="relative grid gap-5 before:absolute before:top-3 before:bottom-3 before:left-[0.6875rem] before:w-px before:bg-line-strong/50">
      {trip.origin && trip.legs.some(({ from }) => from === 'origin') ? (
        <li className="relative pl-9">
          <span aria-hidden="true" className="absolute top-2 left-1.5 size-3 rounded-full bg-line-strong" />
          <p className="font-semibold">{trip.origin.name}</p>
          <WayOn trip={trip} from="origin" />
        </li>
      ) : null}
      {datedStops(trip).map(({ stop, arriveOn, leaveOn }, index) => (
        <li key={stop.id} className="relative pl-9">
          <span
            aria-hidden="true"
            className="figures absolute top-0.5 left-0 grid size-6 place-items-center rounded-full bg-ink text-fine font-semibold text-paper"
          >
            {index + 1}
          </span>
          <p className="font-semibold">{stop.place.name}</p>
          <p className="figures text-small text-muted">
            {stop.nights === 0 ? 'On the way' : counted(stop.nights, 'night')}
            {arriveOn && leaveOn ? (
              <span className="block">
                {formatDay(arriveOn)} – {formatDay(leaveOn)}
              </span>
            ) : null}
          </p>
          {stop.lodging ? <p className="text-small">{stop.lodging.name}</p> : null}
          {stop.booking ? <BookingLines booking={stop.booking} /> : null}
          {stop.cost ? <p className="figures text-small text-muted">{formatMoney(stop.cost)}</p> : null}
          {stop.note ? <p className="text-small whitespace-pre-line text-muted">{stop.note}</p> : null}
          <WayOn trip={trip} from={stop.id} />
        </li>
      ))}
    </ol>
  );
}
