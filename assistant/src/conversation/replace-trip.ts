import type { Intent } from '@wayfare/contracts/intent';
import { labelOf } from '../word/catalogue.ts';
import type { Turn } from './context.ts';
import { daysOf } from './losses.ts';
import { mayDo } from './may-lose.ts';
import { goalsOf } from './may-replace.ts';
import type { Reply } from './reply.ts';

/** The question before a trip is given up for another one; null where that was surely said. */
export function choicesToLose(turn: Turn, intent: Intent): Reply | null {
  const { document } = turn;
  const losses = { stops: document.trip.stops, everything: true, days: daysOf(document), emptied: [] };
  if (document.trip.stops.length === 0 || mayDo(intent, losses)) return null;
  const [goal] = goalsOf(turn);
  const name = goal?.hit?.name;
  return {
    text: 'That sounds like another trip, which would take the place of this one, so I have not done it yet. Shall I?',
    suggestions: [],
    choices: [
      {
        label: labelOf(name === undefined ? { says: 'labelDoIt' } : { says: 'labelNewTrip', name }),
        intents: [{ ...intent, sure: 1, agreed: true }],
      },
      ...(name === undefined || intent.kind !== 'planTrip'
        ? []
        : [
            {
              label: labelOf({ says: 'labelAddStop', name, nights: 2 }),
              intents: [{ kind: 'addStop' as const, place: { name }, nights: 2, sure: 1 }],
            },
          ]),
      { label: labelOf({ says: 'labelLeave' }), intents: [{ kind: 'refuse', sure: 1 }] },
    ],
  };
}
