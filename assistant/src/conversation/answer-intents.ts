import type { Choice, Intent } from '@wayfare/contracts/intent';
import type { Edit } from '@wayfare/contracts/edit';
import type { Finding } from '@wayfare/contracts/finding';
import { answerDanger } from '../care/answer-danger.ts';
import { isChanging } from '../do/do-intent.ts';
import { Draft } from '../do/draft.ts';
import type { Offer } from '../do/outcome.ts';
import { choicesOf } from '../word/ask-which.ts';
import { smallWords } from '../word/small-words.ts';
import { tellDifferences } from '../word/tell-differences.ts';
import { describeFindings } from '../wording/describe-findings.ts';
import { answerQuestion } from './answer-question.ts';
import type { Change } from './change.ts';
import type { Turn } from './context.ts';
import { turnFor } from './context.ts';
import type { Told } from './do-wishes.ts';
import { doWish } from './do-wishes.ts';
import { answerFirstRequest } from './first-request.ts';
import type { Reply } from './reply.ts';
import { redo, tellChange, undo } from './take-back.ts';
import { choicesToLose } from './replace-trip.ts';

/** What was read of one message. */
export interface ReadMessage {
  intents: readonly Intent[];
  /** Words with a wish in them that nothing was made of. */
  unused?: readonly string[];
  /** It was chosen by a button, whose words stand in the intents. */
  chosen?: boolean;
}

/** Wishes of one message that are done: each may rearrange the whole trip. */
const MOST_WISHES = 40;
const MOST_CHOICES = 8;
const MOST_EDITS = 2000;

/** What "yes" means: the first of two buttons of the last answer, where the second leaves things as they are. */
function agreedTo({ history }: Turn): readonly Intent[] | null {
  const choices = history.findLast(({ role }) => role === 'assistant')?.choices ?? [];
  const [first, second] = choices;
  const isQuestion = choices.length === 1 || (choices.length === 2 && second?.intents[0]?.kind === 'refuse');
  return isQuestion ? (first?.intents ?? null) : null;
}

const SURE_WITHOUT_PLACE = 0.5;
/** A wish for a trip that names no place and is hardly one. */
const isFarFetched = ({ sure = 1 }: Intent, { reading }: Turn): boolean =>
  sure < SURE_WITHOUT_PLACE && reading.mentions.length === 0;
const whereTo: Reply = {
  text: 'I plan trips: tell me where you would like to go, or what you are in the mood for, and for how long.',
  suggestions: ['A long weekend in Lisbon', '10 days in Japan in April'],
};

/** "Forget Rome, do Athens instead": what was wished of the trip holds for the other one, but for its places. */
function withSameWishes(turn: Turn): Turn {
  const { request, assumed } = turn.document.trip;
  const { reading } = turn;
  if (reading.request.days !== undefined || reading.request.startOn !== undefined) return turn;
  const { destinations: _, mustSee: __, fixed: ___, ...wishes } = { ...assumed, ...request };
  return { ...turn, reading: { ...reading, request: { ...wishes, ...reading.request } } };
}

/** "Oh no, my husband says that is too much. Undo it." */
const besideUndo = new Set<Intent['kind']>(['chat', 'refuse', 'thanks']);
/** "No Toledo after all, undo that" is one wish. */
const takenBack = new Set<Intent['kind']>(['removeItem', 'removeDayTrips', 'removeStop']);

/** What needs no plan to be changed: words of danger, a step back, another trip. Null where the wishes are to be done. */
function answerWhole(
  turn: Turn,
  intents: readonly Intent[],
  changes: readonly Change[],
  chosen: boolean,
): Reply | null {
  const has = (kind: Intent['kind']) => intents.find((one) => one.kind === kind);
  const grave = has('distress') ?? has('harm');
  if (grave !== undefined)
    return (
      answerDanger(turn) ?? {
        text: grave.kind === 'harm' ? smallWords.harm() : smallWords.distress(),
        suggestions: [],
      }
    );
  const [only] = intents;
  if (intents.length === 1 && only?.kind === 'ask' && only.topic === 'trip')
    return tellChange(turn, changes, only.text);
  const changed =
    only?.kind === 'redo' || only?.kind === 'undo' ? tellChange(turn, changes, turn.question) : null;
  if (changed !== null) return changed;
  if (turn.secondary) return null;
  const plan = has('planTrip');
  if (plan?.kind === 'planTrip') {
    const asked = chosen ? turnFor(turn, plan.text) : turn;
    if (!turn.hasTrip) return isFarFetched(plan, asked) ? whereTo : answerFirstRequest(asked);
    return choicesToLose(asked, plan) ?? answerFirstRequest(withSameWishes(asked));
  }
  const over = has('startOver');
  if (over !== undefined)
    return choicesToLose(turn, over) ?? { text: smallWords.startOver(), suggestions: [] };
  const isTakenBack = has('undo') !== undefined;
  const [wish, other] = intents.filter(
    ({ kind }) => !besideUndo.has(kind) && !(isTakenBack && takenBack.has(kind)),
  );
  if (other === undefined && wish?.kind === 'undo') return undo(turn, changes, wish.words);
  if (other === undefined && wish?.kind === 'redo') return redo(turn, changes);
  return null;
}

/** The words of what changes nothing. */
function smallTalk(intent: Intent, isAlone: boolean, secondary: boolean): string | null {
  switch (intent.kind) {
    case 'undo':
    case 'redo':
      return secondary ? smallWords.justAsking() : smallWords.undoAlone();
    case 'planTrip':
    case 'startOver':
      return smallWords.justAsking();
    case 'agree':
      return isAlone ? smallWords.agreeToWhat() : null;
    case 'refuse':
      return isAlone ? smallWords.left() : null;
    case 'thanks':
    case 'chat':
      return isAlone ? smallWords[intent.kind]() : null;
    case 'notOurs':
      return smallWords[intent.why]();
    default:
      return null;
  }
}

/** Wishes done one after the other on one draft, and what to say of each. */
function doAll(
  turn: Turn,
  intents: readonly Intent[],
  draft: Draft,
): { answers: Reply[]; told: Told[]; small: string[] } {
  const [answers, told, small]: [Reply[], Told[], string[]] = [[], [], []];
  if (intents.length > MOST_WISHES) small.push(smallWords.onlyTheFirst(MOST_WISHES));
  for (const intent of intents.slice(0, MOST_WISHES)) {
    if (intent.kind === 'ask')
      answers.push(answerQuestion({ ...turn, document: draft.document }, draft, intent));
    else if (!isChanging(intent)) {
      const words = smallTalk(intent, intents.length === 1, turn.secondary);
      if (words !== null) small.push(words);
    } else if (turn.secondary) small.push(smallWords.justAsking());
    else if (!turn.hasTrip) small.push(smallWords.noTrip());
    else told.push(doWish(draft, intent));
  }
  return { answers, told, small };
}

/** Buttons to arrange the days anew on which something does not hold: that goes beyond what was wished, so it is offered. */
function brokenDays({ days }: Draft, severe: readonly Finding[]): Offer[] {
  const broken = new Set(severe.map(({ dayId }) => dayId));
  return days.flatMap(({ id }, index) =>
    broken.has(id)
      ? [
          {
            label: { says: 'labelRearrange' as const, day: index + 1 },
            intents: [{ kind: 'planAnew' as const, when: { days: [{ number: index + 1 }] } }],
          },
        ]
      : [],
  );
}

/** Does and answers wishes about the trip that is there. */
function answerWishes(turn: Turn, intents: readonly Intent[], left: readonly string[]): Reply {
  const draft = new Draft(turn, intents);
  const { answers, told, small } = doAll(turn, intents, draft);
  const did = told.filter((one) => one.did).map(({ text }) => text);
  const other = told.filter((one) => !one.did).map(({ text }) => text);
  const findings = turn.document.plan === null ? [] : turn.auditTrip(draft.document);
  const severe = findings.filter(({ severity }) => severity === 'severe');
  const wrong = draft.edits.length === 0 || severe.length === 0 ? null : describeFindings(severe);
  const named = new Set(told.flatMap((one) => one.named));
  const lost = new Set(told.flatMap((one) => one.lost));
  const differences = tellDifferences(turn.document, draft.document, { named, lost }, turn.atlas);
  const text = [
    ...new Set(answers.map((one) => one.text)),
    ...new Set([...did, ...other]),
    ...differences.sentences,
    ...(wrong === null ? [] : [wrong]),
    ...new Set(small),
    ...(left.length === 0 ? [] : [smallWords.leftOut(left)]),
  ].join(' ');
  const mending = wrong === null ? [] : brokenDays(draft, severe);
  const choices: Choice[] = [
    ...told.flatMap((one) => one.choices),
    ...choicesOf([...mending, ...differences.offers]),
  ].slice(0, MOST_CHOICES);
  return {
    text: text === '' ? smallWords.notUnderstood() : text,
    ...(draft.edits.length > 0 && {
      edits: [{ edit: 'batch', edits: draft.edits.slice(0, MOST_EDITS), label: did.join(' ').slice(0, 200) }],
      document: draft.document,
    }),
    findings,
    cards: answers.flatMap((one) => one.cards ?? []),
    suggestions:
      draft.edits.length > 0
        ? ['Undo', 'What did you change?']
        : answers.flatMap((one) => one.suggestions ?? []),
    choices,
    leftOut: [...left],
  };
}

type Batch = Extract<Edit, { edit: 'batch' }>;
const editsOf = (reply: Reply): Batch['edits'] =>
  (reply.edits ?? []).flatMap((edit) => (edit.edit === 'batch' ? edit.edits : [edit]));

/** A new trip with what else was wished of it or asked beside it, as one answer and one step. */
function withRest(turn: Turn, whole: Reply, rest: readonly Intent[], left: readonly string[]): Reply {
  const document = whole.document ?? turn.document;
  const hasTrip = document.trip.stops.length > 0;
  const wishes = hasTrip ? rest : rest.filter(({ kind }) => kind === 'ask');
  const leftOut = [...new Set([...(whole.leftOut ?? []), ...left])];
  const silent = leftOut.filter((words) => !whole.text.includes(words));
  const told = silent.length === 0 ? [] : [smallWords.leftOut(silent)];
  if (wishes.length === 0) return { ...whole, text: [whole.text, ...told].join(' '), leftOut };
  const beside = answerWishes({ ...turn, document, hasTrip, isNew: true }, wishes, []);
  const isAsked = wishes.every(({ kind }) => kind === 'ask');
  const text = [...(isAsked ? [beside.text, whole.text] : [whole.text, beside.text]), ...told].join(' ');
  const [first] = whole.edits ?? [];
  const label = first?.edit === 'batch' ? first.label : undefined;
  const edits = [...editsOf(whole), ...editsOf(beside)].slice(0, MOST_EDITS);
  return {
    ...whole,
    text,
    leftOut,
    ...(edits.length > 0 && { edits: [{ edit: 'batch', edits, ...(label !== undefined && { label }) }] }),
    document: beside.document ?? document,
    findings: beside.document === undefined ? (whole.findings ?? []) : (beside.findings ?? []),
    choices: [...(whole.choices ?? []), ...(beside.choices ?? [])].slice(0, MOST_CHOICES),
  };
}

/** Answers what was read of a message: everything is done, answered, asked about or told to be left out. */
export function answerIntents(turn: Turn, read: ReadMessage, changes: readonly Change[] = []): Reply {
  const said = read.intents.length === 1 && read.intents[0]?.kind === 'agree' ? agreedTo(turn) : null;
  const intents = said ?? read.intents;
  const left = [
    ...(read.unused ?? []),
    ...intents.flatMap((one) => (one.kind === 'beyondUs' ? [one.words] : [])),
  ];
  const whole = answerWhole(turn, intents, changes, read.chosen === true || said !== null);
  if (whole === null) return answerWishes(turn, intents, left);
  const rest = intents.filter((one) => one.kind === 'ask' || isChanging(one));
  return intents.some(({ kind }) => kind === 'planTrip') ? withRest(turn, whole, rest, left) : whole;
}
