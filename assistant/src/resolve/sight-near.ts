import type { Atlas, Attraction, PlaceHit } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';

/** Words of many sights' names, which alone tell none of them. */
const common = new Set(
  `the of and a in at de la le el museum church park garden gardens castle palace temple old national royal market
  square street house tower bridge beach island tour walk trip cathedral city town great big mount lake river center
  centre gallery art hill view point thing one place famous show world experience boat day`.split(/\s+/),
);
const LEAST = 0.6;
const RADIUS_KM = 80;

const wordsOf = (name: string) =>
  fold(name)
    .split(' ')
    .filter((word) => word.length > 1);

const isSame = (one: string, other: string) =>
  one === other ||
  (one.length > 4 &&
    other.length > 4 &&
    (one.startsWith(other.slice(0, -1)) || other.startsWith(one.slice(0, -1))));

/** How much of what was said a sight's name and its tags hold; nothing where only common words do. */
function likeness(asked: readonly string[], { name, tags }: Attraction): number {
  const named = [...wordsOf(name), ...tags.flatMap(wordsOf)];
  const held = asked.filter((word) => named.some((other) => isSame(word, other)));
  if (!held.some((word) => !common.has(word))) return 0;
  const telling = asked.filter((word) => !common.has(word));
  return held.filter((word) => !common.has(word)).length / Math.max(1, telling.length);
}

/** The sight around some places that is called by words of its name: "the Harry Potter studio" beside London. */
export function sightNear(
  atlas: Atlas,
  name: string,
  around: readonly Pick<PlaceHit, 'kind' | 'id' | 'lat' | 'lon'>[],
): PlaceHit | null {
  const asked = wordsOf(name);
  if (!asked.some((word) => !common.has(word))) return null;
  let best: { sight: Attraction; worth: number } | null = null;
  for (const { kind, lat, lon } of around) {
    if (kind === 'country' || kind === 'airport') continue;
    for (const sight of atlas.attractionsNear(lat, lon, RADIUS_KM, 400)) {
      const worth = likeness(asked, sight) + sight.fame / 1000;
      if (worth >= LEAST && (best === null || worth > best.worth)) best = { sight, worth };
    }
  }
  const hit = best === null ? null : atlas.place(best.sight.id);
  return hit === null ? null : { ...hit, match: 'word' };
}
