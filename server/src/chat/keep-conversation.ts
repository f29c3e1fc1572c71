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

/** As whom somebody speaks in the conversation of a trip; null where their words do not belong to it. */
export async function roleIn(
  { conversations, grantOf }: KeepNeeds,
  actor: User | null,
  tripId: string,
  ticket: string | undefined,
): Promise<'owner' | 'editor' | null> {
  const owner = await conversations.ownerOf(tripId);
  if (owner === null) return null;
  if (actor?.id === owner) return 'owner';
  return ticket !== undefined && (await grantOf(tripId, ticket))?.right === 'edit' ? 'editor' : null;
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
  if (present.length === 0)
    await needs.conversations.add(tripId, turns, {
      at: needs.now(),
      sender: `user:${actor.id}`,
      byName: null,
    });
  return { turns: await needs.conversations.of(tripId) };
}
