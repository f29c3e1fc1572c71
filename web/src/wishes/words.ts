import type { TripRequest } from '@wayfare/contracts/request';

type Word<Key extends 'interests' | 'transport'> = NonNullable<TripRequest[Key]>[number];

// The contract holds these as schemas, which stay out of the browser; `satisfies` ties the two together.
const interestFlags = {
  food: true,
  history: true,
  art: true,
  nature: true,
  hiking: true,
  beach: true,
  nightlife: true,
  shopping: true,
  architecture: true,
  family: true,
  wellness: true,
  adventure: true,
  wine: true,
  photography: true,
  music: true,
  sport: true,
  wildlife: true,
  religion: true,
} satisfies Record<Word<'interests'>, true>;
const transportFlags = {
  train: true,
  car: true,
  bus: true,
  ferry: true,
  campervan: true,
  public_transport: true,
  no_flights: true,
  no_car: true,
} satisfies Record<Word<'transport'>, true>;

/** What one can be interested in. */
export const interestWords = Object.keys(interestFlags) as Word<'interests'>[];
/** How one can wish to travel. */
export const transportWords = Object.keys(transportFlags) as Word<'transport'>[];
