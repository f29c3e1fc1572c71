import type { Atlas } from '@wayfare/atlas';
import type { WantedStop } from './choose-stops.ts';

/**
 * Shares the nights of a trip over its stops: what was said stays, the rest goes where most first visits stay longest.
 * With fewer nights than stops, some stops get none and are seen on the way. Where less was said of every stop than of
 * the whole, the rest is shared too: so many days are so many days.
 */
export function shareNights(atlas: Atlas, stops: readonly WantedStop[], totalNights: number): number[] {
  const said = stops.map(({ nights }) => nights ?? null);
  const left = Math.max(0, totalNights - said.reduce<number>((sum, nights) => sum + (nights ?? 0), 0));
  const unsaid = stops.map((_, index) => index).filter((index) => said[index] === null);
  const open = unsaid.length > 0 ? unsaid : stops.map((_, index) => index);
  const usual = (index: number): number => {
    const [least, most] = atlas.cityInfo(stops[index]!.city.id)?.guide.typicalNights ?? [1, 2];
    return (least + most) / 2;
  };
  const nights = said.map((one) => one ?? 0);
  const sum = open.reduce((total, index) => total + usual(index), 0);
  let given = 0;
  const byNeed = [...unsaid].sort((a, b) => usual(b) - usual(a));
  for (const index of byNeed) {
    if (given >= left) break;
    nights[index] = 1;
    given += 1;
  }
  while (given < left && open.length > 0) {
    const neediest = open.reduce(
      (best, index) =>
        (usual(index) / sum) * left - nights[index]! > (usual(best) / sum) * left - nights[best]!
          ? index
          : best,
      open[0]!,
    );
    nights[neediest]! += 1;
    given += 1;
  }
  return nights;
}
