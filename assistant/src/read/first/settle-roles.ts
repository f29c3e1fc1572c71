import { distanceKm } from '@wayfare/almanac/distance';
import type { PlaceHit } from '@wayfare/atlas';
import { listed } from '../any-of.ts';
import type { RoledMention } from '../reading.ts';
import { between } from '../spans.ts';
import type { Named } from './place-mentions.ts';

const isArea = (hit: PlaceHit | null) => hit?.kind === 'country' || hit?.kind === 'region';
/** What stands between a name and where it lies: "Lincoln, Nebraska", "Granada (Nicaragua", "Trinidad, the one in Cuba". */
const mark = /^\s*(?:,|\(|[-–—:]|,? in\b)?\s*(?:the\s+)?/;
const theOneIn = /(?:(?:\p{L}+\s+)?one\s+(?:in|on)\s+(?:the\s+)?)?$/u;
const says = new RegExp(mark.source + theOneIn.source, 'iu');
const countrySays = /^\s*\(|\bone\s+(?:in|on)\b/i;

function liesIn(town: PlaceHit, area: PlaceHit): boolean {
  if (area.kind === 'country') return town.countryCode === area.countryCode;
  return town.context.split(', ').includes(area.name);
}

/** An area that is said right behind a town in it says which town is meant, and asks for no more of the area. */
export function withQualifiers(named: readonly Named[], text: string): Named[] {
  return named.map((one, index) => {
    const town = named[index - 1];
    const [area, hit] = [one.mention.hit, town?.mention.hit];
    if (one.mention.role !== 'destination' || area === null || !isArea(area)) return one;
    if (town === undefined || hit?.kind !== 'city' || !liesIn(hit, area)) return one;
    const gap = between(text, town.span, one.span);
    const isSaid = says.test(gap) && (area.kind === 'region' || countrySays.test(gap));
    return isSaid ? { ...one, mention: { ...one.mention, role: 'qualifier' as const } } : one;
  });
}

/** "Leave Tinos out": what was named as a stop before is none. */
export function withoutLeftOut(named: readonly Named[]): Named[] {
  const isSame = (one: RoledMention, other: RoledMention) =>
    one.hit === null ? other.surface === one.surface : other.hit?.id === one.hit.id;
  const isOut = ({ span, mention }: Named) =>
    named.some(
      (other) =>
        other.span.label === 'not' && other.span.start > span.start && isSame(mention, other.mention),
    );
  return named.filter((one) => !['destination', 'end', 'must_see'].includes(one.mention.role) || !isOut(one));
}

const lives = new RegExp(
  `\\b(?:${listed(`home to, live in, living in, based in, writing from, come from, coming from, fly from, flying from,
  hello from, hi from, greetings from, family from`)})\\s+(?:the\\s+)?$`,
  'i',
);
const isFrom = /\b(?:am|are|i'm|we're)\s+(?:\p{L}+\s+){0,2}from\s+$/iu;
const from = /\b(?:from|leaving|ex)\s+(?:the\s+)?$/i;
const goesTo = /\b(?:to|into|in|at|via|until)\s+(?:the\s+)?$/i;
const FIRM = 0.35;
/** One lives in one town and sets out from another. */
const BESIDE_HOME_KM = 80;

function likelihood({ span, mention: { hit } }: Named, text: string): number {
  const ahead = text.slice(0, span.start).replaceAll('’', "'");
  const lead = lives.test(ahead) || isFrom.test(ahead) ? 2 : from.test(ahead) ? 1 : 0;
  return lead + span.confidence / 2 + (hit === null ? -2 : hit.score) - (isArea(hit) ? 0.5 : 0);
}

/** One comes from one place; what else was taken for it is gone to, or only spoken of. */
export function withOneOrigin(named: readonly Named[], text: string): Named[] {
  const origins = named.filter(({ mention }) => mention.role === 'origin');
  const isStop = ({ mention: { hit } }: Named) =>
    named.some((one) => one.mention.role === 'destination' && one.mention.hit?.id === hit?.id);
  const [first] = origins.toSorted(
    (one, other) =>
      Number(isStop(one)) - Number(isStop(other)) || likelihood(other, text) - likelihood(one, text),
  );
  // "From Poland, Kraków": the town, not the country it lies in.
  const inside = origins.find(
    ({ mention: { hit } }) =>
      isArea(first?.mention.hit ?? null) && hit?.kind === 'city' && liesIn(hit, first!.mention.hit!),
  );
  const best = inside ?? first;
  const home = best?.mention.hit;
  return named.map((one) => {
    const { span, mention } = one;
    if (mention.role !== 'origin' || one === best || mention.hit?.id === home?.id) return one;
    const isAbroad = home != null && mention.hit?.countryCode !== home.countryCode;
    const isBesideHome =
      home != null &&
      mention.hit !== null &&
      distanceKm(home.lat, home.lon, mention.hit.lat, mention.hit.lon) < BESIDE_HOME_KM;
    const isGone = goesTo.test(text.slice(0, span.start)) || isAbroad;
    const isGoal = isGone && !isBesideHome && span.confidence >= FIRM && !isArea(mention.hit);
    return {
      ...one,
      mention: { ...mention, role: isGoal ? ('destination' as const) : ('qualifier' as const) },
    };
  });
}

const UNSURE = 0.65;
const FAR_KM = 1500;

const SMALL = 20_000;
const isSmall = ({ inCatalogue, population }: PlaceHit) => !inCatalogue && population < SMALL;

/** A small town at the other end of the world that the tagger was not sure of: rather the name of somebody. */
export function isDoubtful({ span, mention }: Named, named: readonly Named[]): boolean {
  const { hit, role } = mention;
  if (role !== 'destination' || span.confidence >= UNSURE || hit?.kind !== 'city' || !isSmall(hit))
    return false;
  const others = named.filter(
    (one) => one.mention.role === 'destination' && one.mention.hit !== null && one.mention.hit.id !== hit.id,
  );
  const isNear = ({ mention: { hit: other } }: Named) =>
    other!.countryCode === hit.countryCode || distanceKm(other!.lat, other!.lon, hit.lat, hit.lon) < FAR_KM;
  return others.length > 0 && !others.some(isNear);
}

const into = /\b(?:into|land(?:ing)? (?:in|at)|arriv\w* (?:in|at))\s+$/i;

/** "Into Hanoi, home out of Saigon": who ends elsewhere stays where the way begins. */
export function withGate(named: readonly Named[], aside: readonly Named[], text: string): Named[] {
  const end = named.find(({ mention }) => mention.role === 'end' && mention.hit !== null);
  const gate = aside.find(({ span }) => span.label === 'airport' && into.test(text.slice(0, span.start)));
  if (end === undefined || gate === undefined) return [...named];
  const { hit, alternatives } = gate.mention;
  const town = [hit, ...alternatives].find((one) => one?.kind === 'city' && one.inCatalogue);
  const isKnown = named.some(({ mention }) => mention.hit !== null && mention.hit.id === town?.id);
  if (town == null || isKnown || town.countryCode !== end.mention.hit!.countryCode) return [...named];
  const stop: Named = { ...gate, mention: { ...gate.mention, hit: town, venue: false, role: 'destination' } };
  return [...named, stop].toSorted((one, other) => one.span.start - other.span.start);
}
