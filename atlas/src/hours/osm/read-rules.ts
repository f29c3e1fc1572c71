import type { LocalDate } from '../open-windows.ts';
import type { DaySet } from './day-set.ts';
import { commonSet } from './day-set.ts';
import type { OsmRule } from './osm-rule.ts';
import { isDate, readDates } from './read-dates.ts';
import { readDays, readWeeks } from './read-days.ts';
import { readSpans } from './read-spans.ts';
import { readTokens } from './read-tokens.ts';
import { TokenCursor } from './token-cursor.ts';
import { Unsaid } from './unsaid.ts';

const states = { off: 'closed', closed: 'closed', open: 'open', unknown: 'unknown' } as const;

/** Days within dates: `Apr-Oct Mo-Fr`. */
function within(dates: readonly DaySet[] | null, days: readonly DaySet[] | null): readonly DaySet[] | null {
  if (dates === null || days === null) return dates ?? days;
  return dates.flatMap((one) =>
    days.flatMap((other) => {
      const common = commonSet(one, other);
      if (common === null) throw new Unsaid('unsayable', 'it speaks of feasts on certain weekdays only');
      return common === 'none' ? [] : [common];
    }),
  );
}

function takeComment(cursor: TokenCursor): string | null {
  return cursor.is('comment') ? (cursor.next().value as string) : null;
}

/** Whether a new rule begins here although no sign parts it from the one before. */
const beginsRule = (cursor: TokenCursor, ahead = 0): boolean =>
  cursor.is('weekday', ahead) || cursor.isWord(['ph', 'sh', 'daily', 'week'], ahead) || isDate(cursor, ahead);

function readRule(cursor: TokenCursor, joins: OsmRule['joins'], today: LocalDate | undefined): OsmRule {
  const label = cursor.is('comment') && cursor.isSign(':', 1) ? takeComment(cursor) : null;
  cursor.takeSign(':');
  const dates = readDates(cursor, today);
  cursor.takeSign(':');
  const weeks = readWeeks(cursor);
  cursor.takeSign(':');
  const days = readDays(cursor);
  cursor.takeSign(':');
  const spans = readSpans(cursor);
  const word = cursor.takeWord(Object.keys(states));
  const state = word === null ? null : states[word as keyof typeof states];
  const comment = takeComment(cursor);
  const sets = within(within(dates, weeks), days);
  if (sets === null && spans === null && state === null && comment === null) throw cursor.fault();
  return { joins, sets, spans, state, label, comment };
}

/** How the next rule joins those before it; null at the end. */
function takeJoin(cursor: TokenCursor): OsmRule['joins'] | null {
  let joins: OsmRule['joins'] | null = null;
  for (;;) {
    if (cursor.takeSign(';')) joins = 'instead';
    else if (cursor.takeSign(',')) joins = 'beside';
    else if (cursor.takeSign('||')) joins = 'else';
    else break;
  }
  if (cursor.peek() === undefined) return null;
  if (joins === null && !beginsRule(cursor)) throw cursor.fault();
  return joins ?? 'instead';
}

/** The rules of an `opening_hours` value in their order. */
export function readRules(text: string, today: LocalDate | undefined): OsmRule[] {
  const cursor = new TokenCursor(readTokens(text));
  const rules: OsmRule[] = [];
  while (cursor.takeSign(';'));
  const first = cursor.peek() === undefined ? null : 'instead';
  for (let joins: OsmRule['joins'] | null = first; joins !== null; joins = takeJoin(cursor)) {
    const rule = readRule(cursor, joins, today);
    // Rules for years that have passed say nothing any more.
    if (rule.sets?.length !== 0) rules.push(rule);
  }
  return rules;
}
