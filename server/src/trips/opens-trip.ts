import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { findFor, type ReadNeeds } from './read-trip.ts';

/** Whether the trip of an address is there for whoever asks: their own, featured, or opened by the ticket they bring. */
export const opensTrip = (needs: ReadNeeds) => async (request: FastifyRequest, id: string) => {
  const { user } = await request.visitor();
  const { ticket } = request.query as { ticket?: unknown };
  try {
    await findFor(needs, user, { id, ticket: typeof ticket === 'string' ? ticket : undefined });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};
