import type { ConversationTurn } from '@wayfare/contracts/chat-endpoints';
import { notFound } from '../http/refusal.ts';
import type { User } from '../http/visitor.ts';
import type { Grant } from '../sharing/ticket.repo.ts';
import type { ConversationRepo } from './conversation.repo.ts';

export interface KeepNeeds {
  conversations: ConversationRepo;
  /** What a share link allows on a trip. */
  grantOf: (tripId: string, ticket: string) => Promise<Grant | null>;
  now: () => number;
}

/** Whether what somebody says belongs to the conversation of a trip: the owner's, or an editor's words. */
export async function mayKeep(
  { conversations, grantOf }: KeepNeeds,
  actor: User | null,
  tripId: string,
  ticket: string | undefined,
): Promise<boolean> {
  const owner = await conversations.ownerOf(tripId);
  if (owner === null) return false;
  if (actor?.id === owner) return true;
  return ticket !== undefined && (await grantOf(tripId, ticket))?.right === 'edit';
}

const ownOnly = async ({ conversations }: KeepNeeds, actor: User, tripId: string) => {
  if ((await conversations.ownerOf(tripId)) !== actor.id) throw notFound('trip');
};

/** The conversation of an own trip. */
export async function readConversation(needs: KeepNeeds, actor: User, tripId: string) {
  await ownOnly(needs, actor, tripId);
  return { turns: await needs.conversations.of(tripId) };
}

/** Takes what was said while the trip was not saved yet; a trip that has a conversation keeps the one it has. */
export async function handOverConversation(
  needs: KeepNeeds,
  actor: User,
  { tripId, turns }: { tripId: string; turns: readonly ConversationTurn[] },
) {
  await ownOnly(needs, actor, tripId);
  const present = await needs.conversations.of(tripId);
  if (present.length === 0) await needs.conversations.add(tripId, turns, needs.now());
  return { turns: await needs.conversations.of(tripId) };
}
