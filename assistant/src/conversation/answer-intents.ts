import type { Choice, Intent, IntentOf } from '@wayfare/contracts/intent';
import type { Finding } from '@wayfare/contracts/finding';
import { answerDanger } from '../care/answer-danger.ts';
import { isChanging } from '../do/do-intent.ts';
import { Draft } from '../do/draft.ts';
import type { Offer } from '../do/outcome.ts';
import { aboutItem } from '../questions/about-item.ts';
import { answerQuestion } from '../questions/answer-question.ts';
import { choicesOf } from '../word/ask-which.ts';
import { smallWords } from '../word/small-words.ts';
import { tellDifferences } from '../word/tell-differences.ts';
import { describeFindings } from '../wording/describe-findings.ts';
import type { Change } from './change.ts';
import type { Turn } from './context.ts';
import { turnFor } from './context.ts';
import type { Told } from './do-wishes.ts';
import { doWish } from './do-wishes.ts';
import { answerFirstRequest } from './first-request.ts';
import { mendedRequest } from './mend-clash.ts';
import type { Reply } from './reply.ts';
import { redo, tellChange, undo } from './take-back.ts';
import { choicesToLose } from './replace-trip.ts';

/** What was read of one message. */
export interface ReadMessage {
  intents: readonly Intent[];
  /** Words with a wish in them that nothing was made of. */
  unused?: readonly string[];
}

const MOST_CHOICES = 8;
const MOST_EDITS = 2000;

/** What "yes" means: the first of two buttons of the last answer, where the second leaves things as they are. */
function agreedTo({ history }: Turn): readonly Intent[] | null {
  const choices = history.findLast(({ role }) => role === 'assistant')?.choices ?? [];
  const [first, second] = choices;
  const isQuestion = choices.length === 1 || (choices.length === 2 && second?.intents[0]?.kind === 'refuse');
  return isQuestion ? (first?.intents ?? null) : null;
}

/** An answer to a question, from what the guides, the plan and the country facts hold. */
function answered(turn: Turn, draft: Draft, intent: IntentOf<'ask'>): Reply {
  const told = aboutItem(draft, intent);
  if (told !== null) return { text: told };
  const text = intent.text.trim().endsWith('?') ? intent.text : `${intent.text}?`;
  return answerQuestion(turnFor(turn, text)) ?? { text: smallWords.unknown() };
}

/** What needs no plan to be changed: words of danger, a step back, another trip. Null where the wishes are to be done. */
function answerWhole(turn: Turn, intents: readonly Intent[], changes: readonly Change[]): Reply | null {
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
  if (turn.secondary) return null;
  const plan = has('planTrip');
  if (plan?.kind === 'planTrip') {
    const asked = turnFor(turn, plan.text);
    const planned = turn.hasTrip
      ? (choicesToLose(asked, plan) ?? answerFirstRequest(asked))
      : answerFirstRequest(mendedRequest(asked) ?? asked);
    const answers = intents.flatMap((one) =>
      one.kind === 'ask' ? [answered(turn, new Draft(turn), one).text] : [],
    );
    return { ...planned, text: [...answers, planned.text].join(' ') };
  }
  const over = has('startOver');
  if (over !== undefined)
    return choicesToLose(turn, over) ?? { text: smallWords.startOver(), suggestions: [] };
  if (intents.length === 1 && only?.kind === 'undo') return undo(turn, changes, only.words);
  if (intents.length === 1 && only?.kind === 'redo') return redo(turn, changes);
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

const leftOut = (words: readonly string[]): string[] =>
  words.length === 0 ? [] : [smallWords.leftOut(words)];

/** Wishes done one after the other on one draft, and what to say of each. */
function doAll(
  turn: Turn,
  intents: readonly Intent[],
  draft: Draft,
): { answers: Reply[]; told: Told[]; small: string[] } {
  const [answers, told, small]: [Reply[], Told[], string[]] = [[], [], []];
  for (const intent of intents) {
    if (intent.kind === 'ask') answers.push(answered({ ...turn, document: draft.document }, draft, intent));
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

/** Answers what was read of a message: everything is done, answered, asked about or told to be left out. */
export function answerIntents(turn: Turn, read: ReadMessage, changes: readonly Change[] = []): Reply {
  const said = read.intents.length === 1 && read.intents[0]?.kind === 'agree' ? agreedTo(turn) : null;
  const intents = said ?? read.intents;
  const whole = answerWhole(turn, intents, changes);
  const left = [
    ...(read.unused ?? []),
    ...intents.flatMap((one) => (one.kind === 'beyondUs' ? [one.words] : [])),
  ];
  if (whole !== null) return { ...whole, text: [whole.text, ...leftOut(left)].join(' ') };
  const draft = new Draft(turn, intents);
  const { answers, told, small } = doAll(turn, intents, draft);
  const did = told.filter((one) => one.did).map(({ text }) => text);
  const other = told.filter((one) => !one.did).map(({ text }) => text);
  const sentences = [...new Set([...did, ...other])];
  const findings = turn.document.plan === null ? [] : turn.auditTrip(draft.document);
  const severe = findings.filter(({ severity }) => severity === 'severe');
  const wrong = draft.edits.length === 0 || severe.length === 0 ? null : describeFindings(severe);
  const named = new Set(told.flatMap((one) => one.named));
  const lost = new Set(told.flatMap((one) => one.lost));
  const differences = tellDifferences(turn.document, draft.document, { named, lost }, turn.atlas);
  const text = [
    ...answers.map((one) => one.text),
    ...sentences,
    ...differences.sentences,
    ...(wrong === null ? [] : [wrong]),
    ...new Set(small),
    ...leftOut(left),
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
  };
}
