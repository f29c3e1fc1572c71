import { distanceKm } from '@wayfare/almanac/distance';
import type { Atlas, PlaceHit } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import type { Mention } from './read-places.ts';
import { aheadOf } from './words-of.ts';

/** What a named place is to the trip. */
export type PlaceRole =
  'destination' | 'origin' | 'end' | 'must_see' | 'lodging' | 'excluded' | 'qualifier' | 'day_trip';

/** A named place with its role. */
export interface RoledMention extends Mention {
  role: PlaceRole;
  /** One only stops there on the way to where one goes. */
  onTheWay?: true;
}

const originAhead =
  /(?:\b(?:from|departing|depart(?:ure|s)?(?: (?:city|point))?(?: is)?(?: from| in| at)?|leaving(?: from)?|leave(?: from)?|start(?:s|ing)?(?: off| out| our journey| my journey| point| the journey| our trip| the trip)?(?: is| being)?(?: from| in| at| out of)|begin(?:s|ning)?(?: our journey| my journey| the journey| our trip| the trip)?(?: from| in| at)|commenc(?:e|es|ing)(?: from| in| at)?|originat(?:e|es|ing)(?: from| in| at)|(?:set(?:ting)?|head(?:ing)?|kick(?:ing)?) (?:off|out)(?: from| in)|embark(?:ing)?(?: from| in)|out of|based in|based at|live in|living in|home(?: is| base is|town is)?(?: in)?|i'm in|(?:fly|flying|drive|driving|travel|travell?ing|coming|come) (?:out of|from)|origin(?:ating)?(?: is|:)?|starting)\s*:?\s*)$/i;
const endAhead =
  /\b(?:end(?:s|ing)?(?: up)?(?: in| at)|finish(?:es|ing)?(?: in| at)|fly(?:ing)? (?:home|back|out) (?:from|of)|(?:into|to) [^.;]{2,40} and (?:back |home |then )?(?:fly(?:ing)? )?out (?:of|from)|return(?:ing)? (?:home )?from)\s+$/i;
const excludedAhead =
  /\b(?:not|no|avoid(?:ing)?|except(?: for)?|without|instead of|other than|been to|already (?:visited|saw|seen|did)|(?:seen|visited) (?:already )?|skip(?:ping)?|rather than|tired of|similar to|something like|like)\s+(?:the\s+)?$/i;
const lodgingAhead =
  /\b(?:stay(?:ing)? (?:at|in)(?: the)?|something like|hotel|book(?:ed)?(?: at)?|check in(?:to)?(?: at)?|sleep at|night at)\s+(?:the\s+)?$/i;

const takenBack =
  /\b(?:actually|no,? wait|wait,? no|i mean|i meant|scratch that|on second thoughts?|make that|or rather|sorry)\b/i;

const dayTripAhead =
  /\b(?:day|side)[- ](?:trip|excursion|tour)s? (?:out )?(?:from [^.;,]{2,30} )?(?:to|in|into)\s+$/i;

const wholeDayTrip =
  /^\W*(?:(?:please )?(?:plan|make)(?: me| us)? )?(?:an? |one |our |my )?day[- ]trip from $/i;

function isWithin(atlas: Atlas, city: PlaceHit, area: PlaceHit): boolean {
  if (area.kind === 'country') return city.countryCode === area.countryCode;
  const region = atlas.region(area.id);
  const placed = atlas.city(city.id);
  return (
    (region?.cityIds.includes(city.id) ?? false) ||
    (placed !== null && placed.regionName.toLowerCase() === area.name.toLowerCase())
  );
}

/** "Paris, Texas": the second names where the first is. Returns the first as it is then meant. */
function qualified(atlas: Atlas, first: Mention, second: Mention): Mention | null {
  if (second.hit === null || first.venue || (first.hit !== null && first.hit.kind !== 'city')) return null;
  if (second.hit.kind !== 'country' && second.hit.kind !== 'region') return null;
  if (first.hit !== null && isWithin(atlas, first.hit, second.hit)) return first;
  const other = atlas
    .search(first.surface, { kinds: ['city'], countryCode: second.hit.countryCode, limit: 40 })
    .find((hit) => hit.match === 'exact' && isWithin(atlas, hit, second.hit!));
  return other === undefined ? null : { ...first, hit: other };
}

function mergeQualifiers(text: string, mentions: readonly Mention[], atlas: Atlas): RoledMention[] {
  const roled: RoledMention[] = mentions.map((mention) => ({ ...mention, role: 'destination' }));
  roled.forEach((mention, index) => {
    const next = roled[index + 1];
    if (next === undefined || mention.role === 'qualifier') return;
    if (!/^(?:,? ?|,? in |\s*\(\s*)$/.test(text.slice(mention.end, next.start))) return;
    const meant = qualified(atlas, mention, next);
    if (meant === null) return;
    roled[index] = { ...mention, hit: meant.hit };
    if (!/ in /.test(text.slice(mention.end, next.start))) next.role = 'qualifier';
  });
  return roled;
}

/** "3 cities in New York" speaks of the state, not of the city. */
function preferArea(text: string, mention: RoledMention, atlas: Atlas): void {
  const ahead = text.slice(Math.max(0, mention.start - 60), mention.start);
  const plural =
    /\b(?:cities|towns|places|destinations|parts|spots|stops|locations|areas)\b[^.,;]{0,24}\b(?:in|of|within|across|around|throughout|from)\s+(?:the (?:state of )?)?$/i.test(
      ahead,
    ) || /\b(?:state|province|region|across|throughout|all over) (?:of )?$/i.test(ahead);
  if (!plural || mention.hit === null || mention.hit.kind !== 'city') return;
  const areas = atlas.search(mention.surface, { kinds: ['region', 'country'], limit: 5 });
  const area = areas.find(
    ({ match, name }) => match === 'exact' || name.toLowerCase().startsWith(mention.surface.toLowerCase()),
  );
  if (area !== undefined) mention.hit = area;
}

/** A place within this distance of another one named is in its company; a country's or region's middle says less. */
const nearKm = 1000;

function kmToCompany(one: PlaceHit, company: readonly PlaceHit[]): number {
  const far = company
    .filter(({ countryCode }) => countryCode === one.countryCode)
    .map(({ kind, lat, lon }) =>
      kind === 'country' || kind === 'region' ? nearKm : distanceKm(lat, lon, one.lat, one.lon),
    );
  return Math.min(Number.POSITIVE_INFINITY, ...far);
}

const isNearer =
  (company: readonly PlaceHit[]) =>
  (one: PlaceHit, other: PlaceHit): number =>
    kmToCompany(one, company) - kmToCompany(other, company);

/** "Zion" beside Las Vegas is the park, not Jerusalem: what lies in the countries of the other places named. */
function preferNeighbours(mentions: readonly RoledMention[], atlas: Atlas): void {
  const company = mentions.flatMap(({ hit, alternatives, surface }) =>
    hit !== null && (alternatives.length === 0 || (hit.inCatalogue && fold(hit.name) === fold(surface)))
      ? [hit]
      : [],
  );
  const countries = new Set(company.map(({ countryCode }) => countryCode));
  for (const mention of mentions) {
    const { hit, alternatives, surface } = mention;
    if (hit?.kind === 'attraction') mention.hit = sightBeside(atlas, mention, company) ?? hit;
    if (hit === null || countries.has(hit.countryCode) || countries.size === 0) continue;
    const isCalled = fold(hit.name) === fold(surface);
    if (isCalled && hit.kind === 'city' && (hit.population >= 2_000_000 || hit.inCatalogue)) continue;
    const [other] = alternatives
      .filter(
        (one) =>
          countries.has(one.countryCode) &&
          (one.kind === 'attraction'
            ? one.match === 'exact'
            : fold(one.name) === fold(surface) &&
              (one.kind !== 'city' || one.population > 40_000 || one.inCatalogue)),
      )
      .toSorted(isNearer(company));
    if (other !== undefined) mention.hit = other;
  }
}

const besideKm = 100;

/** "Disneyland" beside Paris is the one there, though its whole name is longer. */
function sightBeside(
  atlas: Atlas,
  { hit, surface }: RoledMention,
  company: readonly PlaceHit[],
): PlaceHit | undefined {
  const cities = company.filter((one) => one !== hit && one.kind === 'city');
  const near = ({ lat, lon }: PlaceHit) =>
    cities.some((city) => distanceKm(city.lat, city.lon, lat, lon) < besideKm);
  if (
    hit === null ||
    cities.length === 0 ||
    cities.some(({ countryCode }) => countryCode === hit.countryCode)
  )
    return undefined;
  return cities
    .flatMap(({ countryCode }) => atlas.search(surface, { kinds: ['attraction'], countryCode, limit: 5 }))
    .find((one) => fold(one.name).split(' ').includes(fold(surface)) && near(one));
}

/** A name that many places have, none of them first, is the one nearest to the others named, in their countries. */
function settleNamesakes(mentions: readonly RoledMention[]): void {
  const company = mentions.flatMap(({ hit }) => (hit === null ? [] : [hit]));
  for (const mention of mentions) {
    if (mention.hit !== null || mention.venue) continue;
    const [meant] = mention.alternatives
      .filter((one) => kmToCompany(one, company) <= nearKm)
      .toSorted(isNearer(company));
    if (meant !== undefined) mention.hit = meant;
  }
}

function roleOf(text: string, mention: RoledMention, before: RoledMention | undefined): PlaceRole {
  const ahead = text.slice(Math.max(0, mention.start - 70), mention.start);
  if (mention.role === 'qualifier') return 'qualifier';
  if (mention.venue && lodgingAhead.test(ahead)) return 'lodging';
  if (
    mention.hit?.kind === 'attraction' &&
    /\b(?:starting|departing|leaving|beginning|commencing) (?:in|from|at) $/i.test(ahead)
  )
    return 'origin';
  if (mention.venue || mention.hit?.kind === 'attraction')
    return excludedAhead.test(ahead) && !/like\s+(?:the\s+)?$/i.test(ahead) ? 'excluded' : 'must_see';
  const link = before === undefined ? '' : text.slice(before.end, mention.start);
  const isListed = /^\s*(?:,|,? or|,? and)\s*$/.test(link);
  const isNextTrip = isListed && before !== undefined && dayTripAhead.test(aheadOf(text, before.start));
  if (
    (mention.hit?.kind === 'city' || mention.hit?.kind === 'region') &&
    (dayTripAhead.test(ahead) || isNextTrip || (isListed && before?.role === 'day_trip'))
  )
    return 'day_trip';
  if (endAhead.test(ahead)) return 'end';
  if (
    originAhead.test(ahead) &&
    !/\b(?:away|(?<![\w]-)day trips?|far|day excursions?|hour|hours|minutes|km|miles) from\s*$/i.test(ahead)
  )
    return 'origin';
  if (excludedAhead.test(ahead) && !/\b(?:would|i'd|we'd|really|also) like\s+$/i.test(ahead))
    return 'excluded';
  if (before?.role === 'excluded' && isListed) return 'excluded';
  return 'destination';
}

const wayAhead =
  /\b(?:via|by way of|through|(?:stop|call|break)(?:p?ing|s)?(?: (?:off|over|by))?(?: the (?:trip|journey))?(?: (?:in|at|by))|(?:stop|lay) ?overs?(?: in| at)|with (?:a |one |two |some |short |brief |quick )*(?:stop|stops|stopovers?|layovers?)(?: (?:in|at))|pass(?:ing)? (?:through|by))\s+$/i;
const wayLink = /^\s*(?:,|,? and|,? then|&|,? and then)\s*$/i;

/**
 * "From London to Edinburgh, stopping in York": what lies on the way, where there is a place that one goes to. The
 * journey then ends there.
 */
function markWay(text: string, places: RoledMention[]): void {
  const onWay: RoledMention[] = [];
  for (const [index, place] of places.entries()) {
    const before = places[index - 1];
    const listed =
      before !== undefined && onWay.includes(before) && wayLink.test(text.slice(before.end, place.start));
    const ahead = text.slice(Math.max(0, place.start - 60), place.start);
    if (place.role === 'destination' && place.hit?.kind === 'city' && (listed || wayAhead.test(ahead)))
      onWay.push(place);
  }
  const rest = places.filter((place) => !onWay.includes(place));
  const goals = rest.filter(({ role }) => role === 'destination' || role === 'end');
  const [first, second] = goals;
  const hasOrigin = rest.some(({ role }) => role === 'origin');
  if (
    onWay.length > 0 &&
    !hasOrigin &&
    second !== undefined &&
    /^\s*(?:to|->|→|-->)\s*$/i.test(text.slice(first!.end, second.start))
  )
    first!.role = 'origin';
  const goal = goals.findLast(({ role }) => role !== 'origin');
  if (goal === undefined || !rest.some(({ role }) => role === 'origin')) return;
  for (const place of onWay) place.onTheWay = true;
  if (onWay.length > 0) goal.role = 'end';
}

/** Tells what each named place is: where one starts, where one goes, what one wants to see, where one sleeps. */
export function placeRoles(text: string, mentions: readonly Mention[], atlas: Atlas): RoledMention[] {
  const roled = mergeQualifiers(text, mentions, atlas);
  for (const mention of roled) preferArea(text, mention, atlas);
  preferNeighbours(roled, atlas);
  settleNamesakes(roled);
  roled.forEach((mention, index) => {
    mention.role = roleOf(text, mention, roled[index - 1]);
  });
  roled.forEach((mention, index) => {
    // "Paris. Actually no, London": only the second is meant.
    const before = roled[index - 1];
    if (
      before?.role === 'destination' &&
      mention.role !== 'origin' &&
      takenBack.test(text.slice(before.end, mention.start))
    ) {
      before.role = 'excluded';
      mention.role = 'destination';
    }
  });
  const places = roled.filter(({ role }) => role !== 'qualifier');
  const [only, there] = places;
  // "A day trip from London to Oxford": one is in London, and goes nowhere else.
  if (places.length === 2 && there?.role === 'day_trip' && wholeDayTrip.test(text.slice(0, only!.start)))
    only!.role = 'origin';
  // "Plan a day trip to Versailles": there is nothing else that it could start from.
  if (!places.some(({ role }) => role === 'destination'))
    for (const mention of places) if (mention.role === 'day_trip') mention.role = 'destination';
  const [first, second] = places;
  if (
    first?.role === 'destination' &&
    second?.role === 'destination' &&
    !places.some(({ role }) => role === 'origin')
  ) {
    if (
      /^\s*(?:to|->|→|-->)\s*$/i.test(text.slice(first.end, second.start)) &&
      /^(?:.*[:.;]\s)?(?:\W|trip|travel|flight|fly|go|going|plan|a|me|please|need|want|i|we|to|for|the)*$/i.test(
        text.slice(0, first.start),
      )
    )
      first.role = 'origin';
  }
  markWay(text, places);
  return places;
}
