import type { Turn } from '../conversation/context.ts';
import type { Reply } from '../conversation/reply.ts';
import { describeFindings } from '../wording/describe-findings.ts';
import { changeDayTrip } from './change-day-trip.ts';
import { changeDates } from './change-dates.ts';
import { changeDayHours } from './change-day-hours.ts';
import { changeDayPace, planForRain, rebuildAll, swapDays } from './change-days.ts';
import {
  addSight,
  lockSight,
  moveSight,
  removeKind,
  removeMeals,
  removeSight,
  replaceSight,
} from './change-sights.ts';
import { addStop, changeLength, removeStop, reorderStops } from './change-stops.ts';
import { addAppointment, changeTravelTimes } from './change-times.ts';
import {
  allowFlights,
  changeOrigin,
  changePace,
  changeWishes,
  makeCheaper,
  renameTrip,
} from './change-wishes.ts';
import { Draft } from './draft.ts';
import { keepFree } from './keep-free.ts';
import { daysNamed } from './references.ts';
import { replaceStop, reverseStops } from './replace-stops.ts';
import { clausesOf } from '../understanding/clauses-of.ts';

type Change = (clause: string, draft: Draft) => boolean;

/** In the order in which they are tried on a clause; the first that understands it takes it. */
const changes: readonly Change[] = [
  renameTrip,
  changeDayHours,
  changeTravelTimes,
  keepFree,
  addAppointment,
  changeDayTrip,
  planForRain,
  swapDays,
  reverseStops,
  replaceStop,
  reorderStops,
  replaceSight,
  changeDayPace,
  moveSight,
  lockSight,
  removeStop,
  removeMeals,
  removeKind,
  removeSight,
  changeLength,
  addSight,
  addStop,
  changeDates,
  changeOrigin,
  allowFlights,
  makeCheaper,
  changePace,
  rebuildAll,
  changeWishes,
];

const again =
  /^(?:shorten|lighten|change|make|cut|do) (?:it|that|this)(?: (?:easier|lighter|shorter|down))?$/i;

/** Changes a trip by the wishes of a message; null where none was understood. */
export function followUp(turn: Turn): Reply | null {
  const draft = new Draft(turn);
  const missed: string[] = [];
  let before = '';
  for (const clause of clausesOf(turn.reading.text).slice(0, 12)) {
    // "Day 2 looks too long, shorten it": the second says the first again.
    const isRepeated = again.test(clause) && draft.said.length > 0 && daysNamed(before, draft).length > 0;
    if (!isRepeated && !changes.some((change) => change(clause, draft))) missed.push(clause);
    before = clause;
  }
  if (draft.said.length === 0) return null;
  const label = draft.said.join(' ').slice(0, 200);
  const findings = draft.document.plan === null ? [] : turn.auditTrip(draft.document);
  const wrong =
    draft.edits.length === 0
      ? null
      : describeFindings(findings.filter(({ severity }) => severity === 'severe'));
  const left = missed.filter((clause) => clause.split(' ').length > 2);
  const rest = left.length === 0 ? '' : ` I did not understand "${left[0]?.slice(0, 80)}".`;
  return {
    text: `${draft.said.join(' ')}${wrong === null ? '' : ` ${wrong}`}${rest}`,
    ...(draft.edits.length > 0 && {
      edits: [{ edit: 'batch', edits: draft.edits.slice(0, 2000), label }],
      document: draft.document,
    }),
    findings,
    suggestions: draft.edits.length > 0 ? ['Undo', 'What did you change?'] : [],
  };
}
