import type { Atlas, Attraction } from '@wayfare/atlas';
import { joinWords } from '@wayfare/wording/words';

const payers = { car: 'a car', group: 'a group' } as const;

function unknownPrice({ name, imported = [] }: Attraction): string {
  const charged = imported.find(({ fee }) => fee !== null && fee !== 'no');
  if (charged === undefined) return `I do not know what ${name} costs.`;
  const { fee, source } = charged;
  return fee === 'yes'
    ? `${name} asks an entrance fee, says ${source}, but I do not know how much.`
    : `${source} says of the price of ${name}: ${fee}.`;
}

/** What a place asks of its visitors: "costs an adult about 18 EUR, nothing under 7". */
export function priceWords(sight: Attraction, atlas: Atlas): string {
  const { price, priceFor, child, free, family, ticket, cityId, id, name } = sight;
  const currency = atlas.country(sight.countryCode)?.currencies[0] ?? '';
  const amount = (units: number) => `${units.toLocaleString('en-US')} ${currency}`;
  if (price === null) return unknownPrice(sight);
  if (price === 0) return `${name} is free.`;
  const less = [
    ...(free === undefined ? [] : [`nothing under ${free}`]),
    ...(child === undefined ? [] : [`${amount(child[0])} under ${child[1]}`]),
    ...(family === undefined ? [] : [`${amount(family)} for a family`]),
  ];
  const others = atlas
    .topAttractions(cityId)
    .filter((other) => ticket !== undefined && other.ticket === ticket && other.id !== id)
    .map((other) => other.name);
  const whole =
    priceFor === undefined
      ? `${name} costs an adult about ${amount(price)}${less.length === 0 ? '' : `, ${joinWords(less)}`}.`
      : `${name} costs about ${amount(price)} ${payers[priceFor]}.`;
  return others.length === 0
    ? whole
    : `${whole} The ticket is good for ${joinWords(others.slice(0, 4))} too.`;
}
