import type { Atlas } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import type { Gazetteer, KnownName } from '@wayfare/reader';

const kinds: readonly KnownName['kind'][] = ['city', 'country', 'region', 'sight', 'airport'];
const STEPS = 31;
const SLOTS = 1 << 20;

/** FNV-1a, 32 bits, never 0. Of 200,000 names and as many words asked for, two share a number about ten times. */
function numberOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0 || 1;
}

/**
 * Which names the world has, what they are of and how well known: one number a name, in a table that takes five
 * bytes a slot, where a map of the names themselves would take many times that.
 */
export function gazetteerOf(atlas: Atlas): Gazetteer {
  const numbers = new Uint32Array(SLOTS);
  const values = new Uint8Array(SLOTS);
  const slotOf = (number: number): number => {
    let slot = number & (SLOTS - 1);
    while (numbers[slot] !== 0 && numbers[slot] !== number) slot = (slot + 1) & (SLOTS - 1);
    return slot;
  };
  const learn = (name: string, kind: KnownName['kind'], weight: number): void => {
    const folded = fold(name);
    if (folded.length < 2) return;
    const number = numberOf(folded);
    const slot = slotOf(number);
    const steps = Math.round(Math.min(1, Math.max(0, weight)) * STEPS);
    if (numbers[slot] === number && values[slot]! % (STEPS + 1) >= steps) return;
    numbers[slot] = number;
    values[slot] = kinds.indexOf(kind) * (STEPS + 1) + steps;
  };
  for (const { name, population, inCatalogue } of atlas.cities(0))
    learn(name, 'city', Math.log10(population + 1) / 8 + (inCatalogue ? 0.3 : 0));
  for (const { id } of atlas.catalogueCities())
    for (const { name, fame } of atlas.topAttractions(id)) learn(name, 'sight', fame / 100);
  for (const { name } of atlas.airports()) learn(name, 'airport', 0.3);
  for (const { name, aliases } of atlas.regions())
    for (const each of [name, ...aliases]) learn(each, 'region', 0.9);
  for (const { name, localName } of atlas.countries())
    for (const each of [name, localName]) learn(each, 'country', 1);
  return {
    lookup: (name) => {
      const folded = fold(name);
      const slot = folded === '' ? -1 : slotOf(numberOf(folded));
      if (slot < 0 || numbers[slot] === 0) return null;
      const value = values[slot]!;
      return { kind: kinds[Math.floor(value / (STEPS + 1))]!, weight: (value % (STEPS + 1)) / STEPS };
    },
  };
}
