import type { TripRequest } from '@wayfare/contracts/request';
import { anyOf } from './any-of.ts';
import { plainText } from './words-in.ts';

type Transport = NonNullable<TripRequest['transport']>[number];

const ways: readonly (readonly [Transport, RegExp])[] = [
  ['campervan', anyOf('camper*, motorhome*, motor home*, rv, rvs, caravan*, vanlife, van life, rig')],
  ['public_transport', anyOf('public trans*, transit, metro, mrt, tram*, subway, underground, tube')],
  [
    'train',
    anyOf('train*, rail*, sleeper*, interrail*, eurail*, eurostar, shinkansen, tgv, amtrak, locomotive*'),
  ],
  ['bus', anyOf('bus*, coach*, marshrutka*, greyhound, flixbus, minibus*, colectivo*')],
  ['ferry', anyOf('ferr*, boat*, ship*, cruis*, catamaran*, sail*')],
  [
    'car',
    anyOf(`car*, driv*, rent*, hire*, 4x4*, 4wd, suv*, four wheel*, jeep*, road trip*, roadtrip*, minivan*, van, vans,
      pickup*, truck*, route 66, highway*, ring road, road, roads, rooftop tent, self-drive, selfdrive`),
  ],
];
const planes = anyOf('fly*, flight*, plane*, airplane*, aeroplane*, airline*, air travel, air not, by air');
const negated = anyOf(
  `no, not, never, without, avoid*, don't, dont, won't, can't, cannot, instead of, rather than`,
);
/** Somebody else drives, by car. */
const driven = /driver|chauffeur|guide and/;

/** What is wanted and what is not, and whether the words said anything that is known here. */
export interface TransportSaid {
  wishes: Transport[];
  known: boolean;
}

/** "By train", "rent a small car", "boats and trains only"; `isUnwanted` for "don't want to drive", "no planes". */
export function readTransport(text: string, isUnwanted: boolean): TransportSaid {
  const plain = plainText(text);
  if (isUnwanted || negated.test(plain)) {
    if (/\broads?\b|in a day|after dark|\bnight/.test(plain) && !planes.test(plain))
      return { wishes: [], known: false };
    const wishes: Transport[] = [];
    if (planes.test(plain)) wishes.push('no_flights');
    if (/\bcars?\b|driv|rental|\brent\b|hire/.test(plain)) wishes.push('no_car');
    return { wishes, known: wishes.length > 0 };
  }
  const wishes = ways.filter(([, pattern]) => pattern.test(plain)).map(([way]) => way);
  const isDriven = driven.test(plain);
  const isVan = wishes.includes('campervan');
  const meant = wishes.filter((way) => !(isVan && way === 'car'));
  return { wishes: meant, known: meant.length > 0 || planes.test(plain) || isDriven };
}
