import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { formatDate } from '../ui/format-date.ts';

const addresses: Readonly<Record<string, string>> = {
  OpenStreetMap: 'https://www.openstreetmap.org/copyright',
  Wikidata: 'https://www.wikidata.org/',
  Wikivoyage: 'https://www.wikivoyage.org/',
};

/** Whose data have been imported on this site; nothing where there is no import. */
export function ImportCredits() {
  const { data } = useQuery({
    queryKey: ['importedData'],
    queryFn: ({ signal }) => api.call('importedData', { signal }),
    staleTime: Infinity,
  });
  if (!data || data.imports.length === 0) return null;
  return (
    <>
      <p>Imported on this site:</p>
      <ul>
        {data.imports.map(({ source, licence, importedOn, places }) => (
          <li key={`${source} ${licence}`}>
            {addresses[source] ? <a href={addresses[source]}>© {source} contributors</a> : source},{' '}
            {places.toLocaleString('en')} {places === 1 ? 'place' : 'places'}
            {importedOn ? `, imported ${formatDate(importedOn)}` : ''}.{' '}
            <span className="text-muted">{licence}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
