import type { BuildingName } from './buildings.ts';
import { townKitOf } from './town-kits.ts';

const mosques: readonly BuildingName[] = ['mosque', 'minaret'];
const temples: readonly BuildingName[] = ['pagoda', 'spireTemple', 'stupa', 'shikhara'];

/** Where people of a country mostly pray, as its towns are drawn. */
export function worshipOf(countryCode: string): 'church' | 'mosque' | 'temple' {
  const { houses } = townKitOf(countryCode);
  const weightOf = (names: readonly BuildingName[]) =>
    houses.reduce((sum, [name, weight]) => (names.includes(name) ? sum + weight : sum), 0);
  const [mosque, temple] = [weightOf(mosques), weightOf(temples)];
  if (Math.max(mosque, temple) < 0.5) return 'church';
  return temple > mosque ? 'temple' : 'mosque';
}
