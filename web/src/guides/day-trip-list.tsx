import { attractionPath } from '../places/place-path.ts';
import { travelModes } from '../ui/travel-mode.ts';
import { AttractionRow } from './attraction-row.tsx';
import { lengthOfTime } from '@wayfare/wording/words';
import { GuideSection } from './guide-facts.tsx';
import { useDayTrips, type CityGuide } from './guides.queries.ts';

/** Places worth a day from a city, with the way there; nothing where there are none. */
export function DayTripList({ city }: { city: CityGuide }) {
  const { data } = useDayTrips(city.id);
  if (!data || data.dayTrips.length === 0) return null;
  return (
    <GuideSection title="Day trips">
      <ul className="grid gap-4 sm:grid-cols-2">
        {data.dayTrips.map(({ attraction, there }) => (
          <li key={attraction.id} className="grid">
            <AttractionRow
              attraction={attraction}
              path={attractionPath(city, attraction.slug)}
              detail={`${lengthOfTime(there.minutes)} ${travelModes[there.mode].how}`}
            />
          </li>
        ))}
      </ul>
    </GuideSection>
  );
}
