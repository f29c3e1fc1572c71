import { attractionPath, cityPath } from '../places/place-path.ts';
import { travelModes } from '../ui/travel-mode.ts';
import { AttractionRow } from './attraction-row.tsx';
import { lengthOfTime } from '@wayfare/wording/words';
import { GuideSection } from './guide-facts.tsx';
import { GuideRow } from './guide-row.tsx';
import { useDayTrips, type CityGuide, type DayTrip } from './guides.queries.ts';

function DayTripRow({ from, trip }: { from: CityGuide; trip: DayTrip }) {
  const way = `${lengthOfTime(trip.there.minutes)} ${travelModes[trip.there.mode].how}${trip.there.doorToDoor ? ', door to door' : ''}`;
  if (trip.kind === 'attraction')
    return (
      <AttractionRow
        attraction={trip.attraction}
        path={attractionPath(from, trip.attraction.slug)}
        detail={way}
      />
    );
  const { city } = trip;
  return (
    <GuideRow
      placeId={city.id}
      name={city.name}
      path={cityPath(city)}
      head={
        <>
          <span className="font-medium">{city.countryCode === from.countryCode ? 'City' : city.country}</span>
          <span>{way}</span>
        </>
      }
      text={city.knownFor}
    />
  );
}

/** Places worth a day from a city, with the way there; nothing where there are none. */
export function DayTripList({ city }: { city: CityGuide }) {
  const { data } = useDayTrips(city.id);
  if (!data || data.dayTrips.length === 0) return null;
  return (
    <GuideSection title="Day trips">
      <ul className="grid gap-4 sm:grid-cols-2">
        {data.dayTrips.map((trip) => (
          <li key={trip.kind === 'city' ? trip.city.id : trip.attraction.id} className="grid">
            <DayTripRow from={city} trip={trip} />
          </li>
        ))}
      </ul>
    </GuideSection>
  );
}
