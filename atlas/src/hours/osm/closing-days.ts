import type { Layer } from './layers.ts';
import { datesAndSeasons } from './write-layers.ts';
import { Unsaid } from './unsaid.ts';
import { commonSet, holdsSet } from './day-set.ts';

/** A closing of so many days in a row is a list of days; a longer one is a season. */
const MOST_DAYS = 14;

/** The days of a closed layer one by one; null where they are weekdays or a season. */
function closingDays(layer: Layer): readonly string[] | null {
  if (layer.windows.length > 0) return null;
  const { dates, seasons } = datesAndSeasons(layer, MOST_DAYS);
  if (dates.length > 0) return seasons.length === 0 ? dates : null;
  const wholeYear = seasons.length === 1 && seasons[0]![0] === 0 && seasons[0]![1] === 365;
  return wholeYear && !layer.days.some(Boolean) ? layer.words : null;
}

/**
 * Takes out of the layers the days on which it is closed whatever else holds: those that are named last, and feasts
 * and dates that are named before any hours. By the order of rules the latter would mean nothing (`PH off; Mo-Fr
 * 09:00-17:00`); whoever wrote them meant them to hold.
 */
export function takeClosingDays(layers: readonly Layer[]): { layers: Layer[]; closedOn: string[] } {
  const firstOpen = layers.findIndex(({ windows }) => windows.length > 0);
  const lastOpen = layers.findLastIndex(({ windows }) => windows.length > 0);
  const closedOn: string[] = [];
  const left = layers.filter((layer, index) => {
    const days = index < firstOpen || index > lastOpen ? closingDays(layer) : null;
    if (days === null) {
      if (index < firstOpen) refuseContradiction(layer, layers.slice(index + 1));
      return true;
    }
    if (index < firstOpen && layers.some((later) => isOpenOnNamedDays(later)))
      throw new Unsaid('unsayable', 'it closes on days on which it opens as well');
    closedOn.push(...days);
    return false;
  });
  return { layers: left, closedOn: [...new Set(closedOn)] };
}

const isOpenOnNamedDays = (layer: Layer): boolean =>
  layer.windows.length > 0 && (layer.words.length > 0 || datesAndSeasons(layer).dates.length > 0);

/** `Mo off; Mo-Su 09:00-17:00` says two things of Monday. `off; Apr-Oct 09:00-17:00` says one. */
function refuseContradiction(closed: Layer, later: readonly Layer[]): void {
  for (const layer of later) {
    const common = layer.windows.length > 0 ? commonSet(closed, layer) : 'none';
    if (common !== 'none' && !holdsSet(closed, layer))
      throw new Unsaid('unsayable', 'it closes on days on which it opens as well');
  }
}
