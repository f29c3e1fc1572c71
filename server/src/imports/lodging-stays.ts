import { addDays } from '@wayfare/almanac/local-date';
import type { Atlas, City } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { limits } from '@wayfare/contracts/limits';
import type { MatchedPlace } from './match-place.ts';
import { townAt } from './town-at.ts';

/** Nights in one place that a calendar tells of: from which date to which, in which town, and where one sleeps. */
export interface LodgingStay {
  one: MatchedPlace;
  from: string;
  until: string;
  town: City;
  /** Null where only its address is known, and no point on the map. */
  lodging: PlaceRef | null;
  note: string;
}

const sureConfidence = 0.9;

/** The town that an address names: its parts from the end, without house numbers and postcodes. */
function townOfAddress(atlas: Atlas, address: string): City | null {
  for (const part of address.split(/[,\n]/).toReversed()) {
    const words = part.split(/\s+/).filter((word) => word !== '' && !/\d/.test(word));
    const match = words.length > 0 ? atlas.findPlace(words.join(' '), { kinds: ['city'] }) : null;
    if (match && match.confidence >= sureConfidence) return atlas.city(match.hit.id);
  }
  return null;
}

/** The stays of a file whose town is known; the others come in as the events they are. */
export function lodgingStays(atlas: Atlas, matched: readonly MatchedPlace[]): LodgingStay[] {
  return matched.flatMap((one): LodgingStay[] => {
    const { found, place } = one;
    if (found.stayNights === undefined || !found.on) return [];
    const town = place ? townAt(atlas, place) : townOfAddress(atlas, found.address ?? '');
    if (!town) return [];
    const lodging = place && { ...place, name: found.name.slice(0, limits.titleCharacters) };
    return [
      {
        one,
        from: found.on,
        until: addDays(found.on, found.stayNights),
        town,
        lodging: lodging && { ...lodging, kind: 'lodging' },
        note: [lodging ? '' : found.name, found.note]
          .filter(Boolean)
          .join('\n')
          .slice(0, limits.noteCharacters),
      },
    ];
  });
}
