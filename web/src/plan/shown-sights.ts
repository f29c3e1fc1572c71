import type { Plan } from '@wayfare/contracts/plan';
import { useMemo } from 'react';
import type { NamedPlace } from '../pictures/place-pictures.tsx';
import { useSteady } from '../ui/use-steady.ts';

/** The sights of a plan that the atlas knows, for their pictures. */
export function useShownSights({ days }: Plan): readonly NamedPlace[] {
  const sights = useMemo(
    () =>
      days.flatMap(({ items }) =>
        items.flatMap(({ place }) =>
          place?.placeId?.includes('/') ? { id: place.placeId, name: place.name } : [],
        ),
      ),
    [days],
  );
  return useSteady(sights);
}
