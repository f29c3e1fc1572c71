import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { AccountRoom } from '../site-config.ts';

interface RoomNeeds {
  room: AccountRoom;
  tripsOf: (ownerId: string) => Promise<number>;
  tripBytesOf: (ownerId: string) => Promise<number>;
  fileBytesOf: (ownerId: string) => Promise<number>;
}

/** How much one keeps here, and how much one may. */
export function roomRoutes(app: FastifyInstance, { room, tripsOf, tripBytesOf, fileBytesOf }: RoomNeeds) {
  serve(app, 'myRoom', async ({ actor }) => ({
    trips: { used: await tripsOf(actor.id), most: room.trips },
    tripBytes: { used: await tripBytesOf(actor.id), most: room.tripBytes },
    fileBytes: { used: await fileBytesOf(actor.id), most: room.fileBytes },
  }));
}
