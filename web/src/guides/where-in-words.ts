import { formatDistance } from '../ui/format-distance.ts';
import type { AttractionGuide } from './guides.queries.ts';

/** Nearer than that one is in the centre. */
const centreMeters = 300;

/** Where a sight lies, as one tells it: `By Le Marais, 1.2 km east of the centre of Paris`. */
export function whereInWords(
  { quarter, metersFromCentre, wind }: AttractionGuide['whereabouts'],
  city: string,
) {
  const spot =
    metersFromCentre < centreMeters
      ? `in the centre of ${city}`
      : `${formatDistance(metersFromCentre)} ${wind} of the centre of ${city}`;
  return quarter ? `By ${quarter}, ${spot}` : spot.replace(/^in/, 'In');
}
