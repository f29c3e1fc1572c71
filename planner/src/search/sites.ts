import type { Model } from './model.ts';
import type { Routes } from './routes.ts';

/** Places that belong together, as those on one ticket, and what one sees before what. */
export interface Sites {
  /** The site of each place, or -1. */
  of: Int32Array;
  /** The places of each site. */
  members: readonly (readonly number[])[];
  /** Whether one day holds all of a site: a larger one may be spread. */
  isWhole: readonly boolean[];
  /** `before[one·places + other]`: 1 where one comes first. */
  before: Uint8Array;
}

/** What a site loses for each further day it is spread over, and for two places the wrong way round: in worths of a place. */
const SPLIT_LOSS = 0.3;
const ORDER_LOSS = 0.2;
/** The same in minutes, when a place is put in: about the way that one would go to avoid it. */
const SPLIT_MINUTES = 90;
const ORDER_MINUTES = 60;

const onDay = (routes: Routes, place: number): number => routes.route[place]!;

function isAhead(routes: Routes, one: number, other: number): boolean {
  for (let node = routes.next[one]!; node >= 0; node = routes.next[node]!) if (node === other) return true;
  return false;
}

/** Whether two places of one site are visited the wrong way round. */
function isTurned(routes: Routes, first: number, then: number): boolean {
  const [one, other] = [onDay(routes, first), onDay(routes, then)];
  return one === other ? isAhead(routes, then, first) : other < one;
}

/** What a plan loses because sites are torn apart or seen in a strange order. */
export function siteLoss({ places }: Model, worth: Float64Array, sites: Sites, routes: Routes): number {
  let loss = 0;
  for (const [site, members] of sites.members.entries()) {
    const seen = members.filter((place) => onDay(routes, place) >= 0);
    if (seen.length < 2) continue;
    const mean = seen.reduce((sum, place) => sum + worth[place]!, 0) / seen.length;
    const days = sites.isWhole[site] ? new Set(seen.map((place) => onDay(routes, place))).size : 1;
    let turned = 0;
    for (const first of seen)
      for (const then of seen)
        if (sites.before[first * places + then] === 1 && isTurned(routes, first, then)) turned += 1;
    loss += mean * (SPLIT_LOSS * (days - 1) + ORDER_LOSS * turned);
  }
  return loss;
}

/** What it costs in minutes to put a place on a day, because the rest of its site is on others. */
export function splitMinutes(sites: Sites, routes: Routes, place: number, day: number): number {
  const site = sites.of[place]!;
  if (site < 0 || !sites.isWhole[site]) return 0;
  let isElsewhere = false;
  for (const member of sites.members[site]!) {
    if (member === place) continue;
    const on = onDay(routes, member);
    if (on === day) return 0;
    isElsewhere ||= on >= 0;
  }
  return isElsewhere ? SPLIT_MINUTES : 0;
}

/** What it costs in minutes to put a place behind another one: more where that comes after it, less where before. */
export function orderMinutes({ places }: Model, sites: Sites, place: number, passed: number): number {
  if (passed >= places || sites.of[passed] !== sites.of[place]) return 0;
  const { before } = sites;
  return ORDER_MINUTES * ((before[place * places + passed] ?? 0) - (before[passed * places + place] ?? 0));
}

/** What it costs in minutes to put a place first on a day: each place of its site that should come before it. */
export function firstMinutes(
  { places }: Model,
  sites: Sites,
  routes: Routes,
  place: number,
  day: number,
): number {
  const site = sites.of[place]!;
  if (site < 0) return 0;
  const ahead = sites.members[site]!.filter(
    (member) => onDay(routes, member) === day && sites.before[member * places + place] === 1,
  );
  return ORDER_MINUTES * ahead.length;
}
