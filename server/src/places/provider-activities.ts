import type { Answer } from '@wayfare/contracts/endpoints';
import type { Atlas, City } from '@wayfare/atlas';

const shown = 12;
const providerName = 'GetYourGuide';
const searchAddress = 'https://www.getyourguide.com/s/';

/** Things to book in a city: the atlas's sights that ask for it first, each with a search at the provider. */
export function providerActivities(atlas: Atlas, city: City): Answer<'providerCity'> {
  const attractions = atlas.topAttractions(city.id).filter(({ category }) => category !== 'food');
  const booked = attractions.filter(({ booking }) => booking !== undefined);
  const others = attractions.filter(({ booking }) => booking === undefined);
  return {
    cityId: city.id,
    provider: providerName,
    source: 'atlas',
    activities: [...booked, ...others].slice(0, shown).map(({ name, visit }) => ({
      title: name,
      url: `${searchAddress}?${new URLSearchParams({ q: `${name} ${city.name}` }).toString()}`,
      minutes: visit[0],
    })),
  };
}
