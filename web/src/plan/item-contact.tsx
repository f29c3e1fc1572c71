import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { useAttractionInfo } from '../guides/guides.queries.ts';
import { PlaceContact } from '../guides/place-contact.tsx';

/** What imports know of the place of an item: website, telephone, fee. Nothing where there is no import. */
export function ItemContact({ place }: { place: PlaceRef }) {
  const [cityId, slug = ''] = place.placeId?.split('/') ?? [];
  const { data } = useAttractionInfo(slug === '' ? undefined : cityId, slug);
  return data ? <PlaceContact attraction={data.attraction} /> : null;
}
