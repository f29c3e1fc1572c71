import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { TravelMode } from '@wayfare/contracts/vocabulary';

const appleFlags: Partial<Record<TravelMode, string>> = {
  walk: 'w',
  transit: 'r',
  rail: 'r',
  bus: 'r',
  drive: 'd',
};
const googleModes: Partial<Record<TravelMode, string>> = {
  walk: 'walking',
  transit: 'transit',
  rail: 'transit',
  bus: 'transit',
  ferry: 'transit',
  drive: 'driving',
  bike: 'bicycling',
};

const isApple = (agent: string) => /iPhone|iPad|Macintosh/.test(agent);

/** The address that opens directions to a place in the map app of the device. */
export function directionsAddress(
  place: PlaceRef,
  mode: TravelMode | undefined,
  agent = navigator.userAgent,
) {
  const point = `${place.latitude},${place.longitude}`;
  const address = new URL(isApple(agent) ? 'https://maps.apple.com/' : 'https://www.google.com/maps/dir/');
  if (isApple(agent)) {
    address.searchParams.set('daddr', point);
    const flag = mode && appleFlags[mode];
    if (flag) address.searchParams.set('dirflg', flag);
    return address.href;
  }
  address.searchParams.set('api', '1');
  address.searchParams.set('destination', point);
  const name = mode && googleModes[mode];
  if (name) address.searchParams.set('travelmode', name);
  return address.href;
}
