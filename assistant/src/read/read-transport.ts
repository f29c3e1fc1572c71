import type { TripRequest } from '@wayfare/contracts/request';
import { plainText } from './words-in.ts';

type Transport = NonNullable<TripRequest['transport']>[number];

const ways: readonly (readonly [Transport, RegExp])[] = [
  ['campervan', /camper|motor ?home|\brv\b|caravan|\bvan ?life|rig\b/],
  ['public_transport', /public trans|transit|metro|\bmrt\b|tram|subway|underground|\btube\b/],
  ['train', /train|\brail|sleeper|interrail|eurail|eurostar|shinkansen|\btgv\b|amtrak|locomotive/],
  ['bus', /\bbus|coach|marshrutka|greyhound|flixbus|minibus|colectivo/],
  ['ferry', /ferr|boat|\bship\b|cruise|catamaran|sailing|\bsail\b/],
  [
    'car',
    /\bcars?\b|driv|\brent|hire|4x4|4wd|\bsuv\b|wheel drive|jeep|road ?trip|minivan|\bvan\b|pickup|truck|route \d|highway|ring road|\broad\b|roof ?top/,
  ],
];
const planes = /fly|flight|plane|\bair (?:travel|not)|\bby air\b/;
const negated = /\b(?:no|not|never|without|avoid|don'?t|won'?t|can'?t|cannot|instead of|rather than)\b/;
/** Somebody else drives. */
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
  const meant = wishes.filter(
    (way) => !(isVan && way === 'car') && !(isDriven && way === 'car' && !/\bcars?\b/.test(plain)),
  );
  return { wishes: meant, known: meant.length > 0 || planes.test(plain) || isDriven };
}
