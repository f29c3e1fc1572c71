import { addDays } from '@wayfare/almanac/local-date';
import type { DateContext, DatesSaid } from '../dates/read-dates-said.ts';
import { readDatesSaid } from '../dates/read-dates-said.ts';
import type { Placed } from '../spans.ts';
import { labelled } from '../spans.ts';

/** Clauses whose dates are not those of the trip, where it has its own. */
const aside = new Set(['arrive', 'leave', 'event', 'hours', 'rest', 'add']);
/** Of these a single day is no time of the trip: it is when one lands or leaves, or of one wish. */
const ofOneDay = new Set(['arrive', 'leave', 'hours', 'rest', 'add']);
const dated = ['dates', 'start', 'finish'] as const;
const until = /^\s*(?:[\p{L}]+\s+)?(?:till?|until|to|through|thru|-|–)\s+$/iu;
const coming = /\b(?:this|next|nxt|coming)\s+$/i;

const isRange = (dates: DatesSaid | null) => dates?.endOn !== undefined && dates.rough !== true;
const isWhole = ({ text }: Placed) => /\d[^\d]*(?:to|until|till|-|–|through)[^\d]*\d/i.test(text);

/** "Free from friday 7 may evening till monday 10 may": two days that are said as one range. */
function asRange(first: Placed | undefined, last: Placed | undefined, text: string): Placed[] {
  if (first === undefined || last === undefined || first.clause !== last.clause) return [];
  return until.test(text.slice(first.end, last.start))
    ? [
        { ...first, label: 'start' },
        { ...last, label: 'finish' },
      ]
    : [];
}

const afterwards = /\b(?:after(?:wards)?|extend\w*|stay(?:ing)? on|then add|tack\w* on)\b/i;

/** "A fair from 4 to 6 May, and three days after it": the trip begins when what it follows is over. */
export function startAfterEvent(
  spans: readonly Placed[],
  text: string,
  context: DateContext,
): string | undefined {
  if (!afterwards.test(text)) return undefined;
  const events = spans.filter(({ clause }) => clause.act === 'event');
  const end = labelled(events, 'dates').flatMap((span) => readDatesSaid(span.text, context)?.endOn ?? [])[0];
  return end === undefined ? undefined : addDays(end, 1);
}

/**
 * The spans that say when the trip is and how long: those of the request itself, and where it says nothing, or only a
 * day within it, those that stand in a clause about something else.
 */
export function timeSpans(spans: readonly Placed[], text: string, context: DateContext): Placed[] {
  const ranges = new Set(labelled(spans, 'finish').map(({ clause }) => clause));
  const isOwn = ({ clause, label }: Placed) => {
    const isEnd = label === 'finish' && ofOneDay.has(clause.act);
    // "So begin on the 8th" is no hour of a day, and a day that tells of no event is one of the trip.
    const isBegin = label === 'start' && (clause.act === 'hours' || clause.act === 'rest');
    const isNoEvent = clause.act === 'event' && !clause.spans.some((span) => span.label === 'event');
    if (isBegin || (isNoEvent && (label === 'start' || label === 'finish'))) return true;
    return !aside.has(clause.act) || isEnd || (clause.act === 'event' && ranges.has(clause));
  };
  const own = spans.filter(isOwn);
  const others = spans.filter((span) => !isOwn(span));
  const lengths = labelled(own, 'length').length > 0 ? [] : labelled(others, 'length');
  const rest = own.filter(({ label }) => !dated.some((one) => one === label));
  const read = (span: Placed) => readDatesSaid(span.text, context);
  const hasEvent = ({ clause, start }: Placed) => {
    const [event] = clause.spans.filter(({ label }) => label === 'event');
    return event !== undefined && clause.act === 'event' && Math.abs(event.start - start) < 60;
  };
  const free = labelled(others, 'dates', 'start', 'finish').filter((span) => !hasEvent(span));
  const range = free.find((span) => isRange(read(span)) || isWhole(span));
  const ownDates = labelled(own, ...dated);
  const isRanged = ownDates.some((span) => isRange(read(span))) || labelled(own, 'finish').length > 0;
  if (range !== undefined && !isRanged) {
    // A single day beside a range that holds it is that of the feast, not of the trip.
    const within = read(range);
    const rough = ownDates.filter((span) => {
      const said = read(span);
      return within?.startOn === undefined || said?.startOn === undefined || said.rough === true;
    });
    return [...rest, ...lengths, ...(within === null ? [] : rough), range];
  }
  if (ownDates.length > 0) return [...own, ...lengths];
  const days = labelled(others, 'dates', 'start', 'day').filter((span) => !hasEvent(span));
  const pair = days.flatMap((span, index) => asRange(span, days[index + 1], text)).slice(0, 2);
  if (pair.length > 0) return [...rest, ...lengths, ...pair];
  const single = free.filter(({ clause }) => !ofOneDay.has(clause.act));
  const ahead = labelled(own, 'day').filter((span) => coming.test(text.slice(0, span.start)));
  const day = single.length > 0 ? single.slice(0, 1) : ahead.slice(0, 1);
  return [...rest, ...lengths, ...day.map((span) => ({ ...span, label: 'dates' as const }))];
}
