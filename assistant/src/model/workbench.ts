import type { PlaceCard } from '@wayfare/contracts/chat-endpoints';
import type { Choice } from '@wayfare/contracts/intent';
import type { Edit } from '@wayfare/contracts/edit';
import type { Finding } from '@wayfare/contracts/finding';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Turn } from '../conversation/context.ts';
import { turnFor } from '../conversation/context.ts';
import { describeLosses, unaskedLosses, waysToAsk } from '../conversation/guard-trip.ts';
import type { Reply } from '../conversation/reply.ts';

type Single = Exclude<Edit, { edit: 'batch' }>;

/** What is on a workbench beside the turn, as plain data that another thread may go on with. */
export interface BenchState {
  document: TripDocument;
  edits: readonly Single[];
  labels: readonly string[];
  cards: readonly PlaceCard[];
  unverified: readonly string[];
  held: string[];
  choices: readonly Choice[];
  audited: { document: TripDocument; findings: Finding[] } | null;
}

const MOST_EDITS = 2000;
const MOST_CARDS = 8;
const MOST_CHOICES = 8;

/**
 * The trip of one request while the model works on it. Tools can reach nothing else: what they change is this copy,
 * and it becomes edits of the answer only when the model has come to an end.
 */
export class Workbench {
  readonly turn: Turn;
  document: TripDocument;
  edits: Single[] = [];
  labels: string[] = [];
  readonly cards = new Map<string, PlaceCard>();
  /** Names that the model used and the atlas does not know. */
  readonly unverified = new Set<string>();
  /** Quick replies that ask clearly for what the model was not allowed to do. */
  held: string[] = [];
  /** Buttons of the tools: which of several is meant, and what was not done without the reader's word. */
  choices: readonly Choice[] = [];
  #audited: BenchState['audited'] = null;

  constructor(turn: Turn) {
    this.turn = turn;
    this.document = turn.document;
  }

  /** Everything on the bench, as plain data. */
  get state(): BenchState {
    const { document, edits, labels, held, choices } = this;
    const [cards, unverified] = [[...this.cards.values()], [...this.unverified]];
    return { document, edits, labels, cards, unverified, held, choices, audited: this.#audited };
  }

  /** Goes on from where another bench of the same turn stopped; what was only looked up here meanwhile stays. */
  goOnFrom({ document, edits, labels, cards, unverified, held, choices, audited }: BenchState): void {
    this.document = document;
    this.edits = [...edits];
    this.labels = [...labels];
    this.held = held;
    this.choices = choices;
    this.#audited = audited;
    this.show(cards);
    for (const name of unverified) this.unverified.add(name);
  }

  /** The message of the reader replaced by a wish in the model's words, about the draft as it is now. */
  turnFor(wish: string): Turn {
    const hasTrip = this.document.trip.stops.length > 0;
    return turnFor({ ...this.turn, document: this.document, hasTrip }, wish);
  }

  /** Takes over what a handler of the embedded engine changed; answers why it does not, or null. */
  adopt({ edits = [], document, cards = [] }: Reply): string | null {
    const singles = edits.flatMap((edit) => (edit.edit === 'batch' ? edit.edits : [edit]));
    if (document === undefined || singles.length === 0) {
      this.show(cards);
      return 'Nothing was changed by that.';
    }
    if (this.edits.length + singles.length > MOST_EDITS) return 'That is more than one answer can change.';
    // Without a trip there is nothing to lose.
    const losses = this.turn.hasTrip ? unaskedLosses(this.turn, document) : null;
    if (losses !== null) {
      this.held = waysToAsk(losses, document);
      return `The reader did not clearly ask for that: it would ${describeLosses(losses)}. Ask them first, in one sentence.`;
    }
    this.show(cards);
    this.edits.push(...singles);
    this.document = document;
    return null;
  }

  offer(choices: readonly Choice[]): void {
    if (choices.length > 0) this.choices = choices.slice(0, MOST_CHOICES);
  }

  show(cards: readonly PlaceCard[]): void {
    for (const card of cards)
      if (this.cards.size < MOST_CARDS) this.cards.set(card.place.placeId ?? card.place.name, card);
  }

  /** What does not hold in the draft, audited once for each state of it. */
  findings(): Finding[] {
    if (this.document.plan === null) return [];
    if (this.#audited?.document !== this.document)
      this.#audited = { document: this.document, findings: this.turn.auditTrip(this.document) };
    return this.#audited.findings;
  }

  /** The model changed the trip, and something grave in it does not hold. */
  get broken(): boolean {
    return this.edits.length > 0 && this.findings().some(({ severity }) => severity === 'severe');
  }

  /** Everything done here as one edit that can be taken back at once. */
  get batch(): Edit[] {
    if (this.edits.length === 0) return [];
    return [{ edit: 'batch', edits: this.edits, label: this.labels.join(' ').slice(0, 200) }];
  }
}
