import type { Answer } from '@wayfare/contracts/endpoints';

type Offer = Answer<'whatToSee'>['offers'][number];

/** A sight of Lisbon as it is offered for a day; `north` as in the sample plan, whose museum lies at 2. */
export const sampleOffer = (name: string, more: Partial<Offer> = {}, north = 2.5): Offer => ({
  place: {
    placeId: `pt-lisbon/${name.toLowerCase().replaceAll(' ', '-')}`,
    name,
    kind: 'attraction',
    latitude: 38.7 + north / 100,
    longitude: -9.1,
    countryCode: 'pt',
    timeZone: 'Europe/Lisbon',
    status: 'atlas',
  },
  kind: 'landmark',
  category: 'landmark',
  about: name.toLowerCase(),
  why: 'It is worth seeing.',
  likes: [],
  worth: 50,
  fame: 50,
  minutes: 60,
  free: false,
  indoor: false,
  forChildren: false,
  dayTrip: false,
  openOn: [{ startMinute: 540, endMinute: 1080 }],
  ...more,
});
