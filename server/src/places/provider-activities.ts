import type { Answer } from '@wayfare/contracts/endpoints';
import type { Atlas, City } from '@wayfare/atlas';
import type { Activities } from '../outside/activities.ts';

const shown = 12;
const provider = 'GetYourGuide';
const searchAddress = 'https://www.getyourguide.com/s/';

/** The atlas's sights that ask to be booked first, each with a search at the provider. */
function fromAtlas(atlas: Atlas, city: City): Answer<'providerCity'>['activities'] {
  const attractions = atlas.topAttractions(city.id).filter(({ category }) => category !== 'food');
  const booked = attractions.filter(({ booking }) => booking !== undefined);
  const others = attractions.filter(({ booking }) => booking === undefined);
  return [...booked, ...others].slice(0, shown).map(({ name, visit }) => ({
    title: name,
    url: `${searchAddress}?${new URLSearchParams({ q: `${name} ${city.name}` }).toString()}`,
    minutes: visit[0],
  }));
}

/** Things to book in a city: what the provider says where it is set up and answers, else what the atlas knows. */
export async function providerActivities(
  atlas: Atlas,
  city: City,
  asked: Activities,
): Promise<Answer<'providerCity'>> {
  const told = await asked.in(city.name);
  return told && told.length > 0
    ? { cityId: city.id, provider, source: 'provider', activities: told }
    : { cityId: city.id, provider, source: 'atlas', activities: fromAtlas(atlas, city) };
}
