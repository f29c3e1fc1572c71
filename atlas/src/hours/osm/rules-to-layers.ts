import type { MinuteWindow } from '../parse-hours.ts';
import { allDays, commonSet, everyDay } from './day-set.ts';
import type { DaySet } from './day-set.ts';
import type { Layer } from './layers.ts';
import { withLess, withMore } from './layers.ts';
import type { OsmRule, Span } from './osm-rule.ts';
import { asksForAppointment, withLastEntry } from './read-comment.ts';
import type { SunPlace } from './sun-windows.ts';
import { followsSun, spansInMonth } from './sun-windows.ts';
import { Unsaid } from './unsaid.ts';
import { joinedWindows, sameWindows } from './windows.ts';
import { endOfMonth, yearDayOf } from './year-days.ts';

/** What rules say together. */
export interface Laid {
  layers: readonly Layer[];
  /** Somewhere it may be open for longer. */
  mayLast: boolean;
  byAppointment: boolean;
  comments: readonly string[];
}

const wholeDay: readonly MinuteWindow[] = [{ startMinute: 0, endMinute: 1440 }];
const nothing: Laid = { layers: [], mayLast: false, byAppointment: false, comments: [] };

function windowsOf(spans: readonly Span[]): MinuteWindow[] {
  return joinedWindows(
    spans.map(({ from, to }) => {
      if (typeof from !== 'number' || typeof to !== 'number')
        throw new Unsaid('unsayable', 'it follows the sun');
      return { startMinute: from, endMinute: to };
    }),
  );
}

/** What a rule is when its comment is heard: a comment alone makes it uncertain, unless it only names the last entry. */
function heard(rule: OsmRule): 'open' | 'closed' | 'unknown' | 'by appointment' {
  const { state, comment, spans } = rule;
  if (state === 'closed') return 'closed';
  if (comment !== null && asksForAppointment(comment)) return 'by appointment';
  if (state !== null) return state;
  if (comment === null || (spans !== null && withLastEntry(comment, windowsOf(spans)) !== null))
    return 'open';
  return 'unknown';
}

/** The days and hours of a rule: by months where they follow the sun. */
function opened({ sets, spans }: OsmRule, place: SunPlace | undefined) {
  if (spans === null) throw new Unsaid('unsayable', 'it names days, but no hours');
  const named: readonly DaySet[] = sets ?? [allDays];
  if (!followsSun(spans) || place === undefined)
    return named.map((set) => ({ set, windows: windowsOf(spans) }));
  return Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) => {
    const days: DaySet = { year: [[yearDayOf(month, 1)!, endOfMonth(month)]], days: everyDay, words: [] };
    const within = named.map((set) => commonSet(set, days)).filter((set) => set !== null && set !== 'none');
    if (within.length === 0) return [];
    const windows = windowsOf(spansInMonth(spans, month, place));
    return within.map((set) => ({ set, windows }));
  });
}

function withOpening(laid: Laid, rule: OsmRule, place: SunPlace | undefined): readonly Layer[] {
  const { comment, joins } = rule;
  return opened(rule, place).reduce<readonly Layer[]>((layers, { set, windows: plain }) => {
    const windows = (comment === null ? null : withLastEntry(comment, plain)) ?? plain;
    return joins === 'beside' ? withMore(layers, set, windows) : [...layers, { ...set, windows }];
  }, laid.layers);
}

function withClosing(laid: Laid, { sets, spans }: OsmRule): readonly Layer[] {
  const cut = spans === null ? wholeDay : windowsOf(spans);
  return (sets ?? [allDays]).reduce(
    (layers, set) =>
      sameWindows(cut, wholeDay) ? [...layers, { ...set, windows: [] }] : withLess(layers, set, cut),
    laid.layers,
  );
}

function withRule(laid: Laid, rule: OsmRule, place: SunPlace | undefined): Laid {
  const meaning = heard(rule);
  const said = [rule.label, rule.comment].filter((text) => text !== null);
  const noted = { ...laid, comments: [...laid.comments, ...said] };
  if (meaning === 'by appointment') {
    // Who just comes is not let in, at least not for sure.
    const layers = rule.joins === 'instead' ? withClosing(laid, rule) : laid.layers;
    return { ...noted, byAppointment: true, layers };
  }
  if (rule.joins === 'else') {
    if (meaning === 'open') throw new Unsaid('unsayable', 'it has hours for when no other hours hold');
    return noted;
  }
  if (meaning === 'unknown') {
    const why =
      rule.comment === null ? 'some of its hours are unknown' : `its hours depend: “${rule.comment}”`;
    throw new Unsaid('unknown', why);
  }
  if (meaning === 'closed') return { ...noted, layers: withClosing(laid, rule) };
  const mayLast = laid.mayLast || followsSun(rule.spans) || rule.spans?.some((span) => span.mayLast) === true;
  return { ...noted, mayLast, layers: withOpening(laid, rule, place) };
}

/** Lays rules on each other in their order. */
export function layRules(rules: readonly OsmRule[], place: SunPlace | undefined): Laid {
  const labels = new Set(rules.map(({ label }) => label));
  if (labels.size > 1) throw new Unsaid('unsayable', 'it has hours for each of several parts');
  return rules.reduce((laid, rule) => withRule(laid, rule, place), nothing);
}
