import type { PlaceCard } from '@wayfare/contracts/chat-endpoints';
import type { Edit } from '@wayfare/contracts/edit';
import type { Choice } from '@wayfare/contracts/intent';
import type { Finding } from '@wayfare/contracts/finding';
import type { TripDocument } from '@wayfare/contracts/trip-document';

/** What a handler of messages gives back: words, and the changes it makes. */
export interface Reply {
  text: string;
  /** One batch, or nothing. */
  edits?: Edit[];
  document?: TripDocument;
  /** It only takes an earlier change back, so that asking again goes one further back. */
  takesBack?: boolean;
  cards?: PlaceCard[];
  suggestions?: string[];
  choices?: Choice[];
  findings?: Finding[];
}
