import { LayoutGrid, MapIcon, SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PictureCredits } from '../pictures/picture-credits.tsx';
import { PlacePictures } from '../pictures/place-pictures.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ShareHead } from '../ui/page-head.tsx';
import { StructuredData } from '../ui/structured-data.tsx';
import { describeCities } from './describe-guides.ts';
import { bestCities, groupCities } from './group-cities.ts';
import { CitiesMap } from './guide-map.tsx';
import { useCities, useListedCities } from './guides.queries.ts';
import { RegionGuides, regionId } from './region-guides.tsx';

interface ListToolsProps {
  search: string;
  onSearch: (search: string) => void;
  mapShown: boolean;
  onMapShown: (shown: boolean) => void;
}

/** The search over the guides, and whether they are shown as a list or on a map. */
function ListTools({ search, onSearch, mapShown, onMapShown }: ListToolsProps) {
  return (
    <div className="flex w-full max-w-md gap-2">
      <SearchField
        label="Search city guides"
        placeholder="A city or a country"
        value={search}
        onChange={onSearch}
        className="min-w-0 flex-1"
      />
      <Button onClick={() => onMapShown(!mapShown)}>
        {mapShown ? <LayoutGrid aria-hidden="true" size={18} /> : <MapIcon aria-hidden="true" size={18} />}
        {mapShown ? 'List' : 'Map'}
      </Button>
    </div>
  );
}

const noCities: never[] = [];

/** Every city guide, by region and country, with a search over them. */
export function CityGuidesPage() {
  const [search, setSearch] = useState('');
  const [askedAll, setAskedAll] = useState(false);
  const listed = useListedCities(bestCities);
  const all = useCities({ wanted: askedAll || search !== '' });
  const cities = all.isSuccess ? all : listed;
  const [mapShown, setMapShown] = useState(false);
  const regions = useMemo(() => groupCities(cities.data ?? [], search), [cities.data, search]);
  const best = useMemo(() => regions.flatMap((region) => region.best), [regions]);
  const found = useMemo(
    () => regions.flatMap(({ countries }) => countries.flatMap((country) => country.cities)),
    [regions],
  );
  return (
    <PageFrame
      heading="City guides"
      title="City guides: what to see and when to go"
      description="Guides to cities: what to see, when to go, how to get about."
      lead="What to see, when to go, how to get about."
      actions={
        <ListTools search={search} onSearch={setSearch} mapShown={mapShown} onMapShown={setMapShown} />
      }
    >
      <ShareHead path="/city-guides" />
      <StructuredData things={describeCities(best)} />
      {cities.isPending ? (
        <div className="grid grid-cols-2 gap-5 md:grid-cols-3 lg:grid-cols-4" aria-busy="true">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-80 rounded-card" />
          ))}
        </div>
      ) : null}
      {cities.isError ? (
        <ErrorInPlace
          title="The city guides could not be loaded."
          onRetry={() => void cities.refetch()}
          busy={cities.isFetching}
        />
      ) : null}
      {cities.isSuccess && regions.length === 0 ? (
        <EmptyState
          icon={<SearchX size={26} />}
          title={search ? `No guide fits “${search}”` : 'No city guides yet'}
        >
          {search ? 'Try another city, or the name of a country.' : 'Guides appear here as they are written.'}
        </EmptyState>
      ) : null}
      {!mapShown && regions.length > 1 ? (
        <nav aria-label="Regions" className="mb-8">
          <ul className="flex flex-wrap gap-2">
            {regions.map(({ region }) => (
              <li key={region}>
                <a href={`#${regionId(region)}`} className={`${buttonClass('quiet')} capitalize`}>
                  {region}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {mapShown && found.length > 0 ? <CitiesMap cities={found} asked /> : null}
      <PlacePictures places={cities.data ?? noCities}>
        {(mapShown ? [] : regions).map((region) => (
          <RegionGuides
            key={region.region}
            region={region}
            whole={search !== ''}
            onAll={() => setAskedAll(true)}
          />
        ))}
        <PictureCredits />
      </PlacePictures>
    </PageFrame>
  );
}
