import { Link } from 'react-router';
import { attractionPath } from '../places/place-path.ts';
import { formatEuro } from '../ui/format-money.ts';
import { GuideSection } from './guide-facts.tsx';
import type { Attraction, CityGuide } from './guides.queries.ts';
import { sightsThatSuit } from './sights-that-suit.ts';

interface WishProps {
  title: string;
  note?: string | undefined;
  sights: readonly Attraction[];
  city: CityGuide;
}

function Wish({ title, note, sights, city }: WishProps) {
  return sights.length > 0 || note ? (
    <div>
      <h3 className="text-lead">{title}</h3>
      {note ? <p className="mt-1.5 text-muted">{note}</p> : null}
      <ul className="mt-3 grid gap-1.5">
        {sights.map(({ id, slug, name }) => (
          <li key={id}>
            <Link to={attractionPath(city, slug)} className="link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ) : null;
}

/** What suits whom, by the facts of the sights and what is written beside them. */
export function CityWishes({ city, attractions }: { city: CityGuide; attractions: readonly Attraction[] }) {
  const { kids, rain, evening, free } = sightsThatSuit(attractions);
  const plain = `A plain day costs about ${formatEuro(city.dailyCostEuro.budget)} for one, with a bed. Free to see:`;
  return (
    <GuideSection id="wishes" title="With children, in the rain, in the evening, on a budget">
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        <Wish title="With children" note={city.notes['kids']} sights={kids} city={city} />
        <Wish title="In the rain" sights={rain} city={city} />
        <Wish title="In the evening" sights={evening} city={city} />
        <Wish title="On a budget" note={plain} sights={free} city={city} />
      </div>
    </GuideSection>
  );
}
