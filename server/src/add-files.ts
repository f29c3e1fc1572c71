import type { FastifyInstance } from 'fastify';
import type { Upkeep } from './add-running.ts';
import type { AppNeeds } from './app.ts';
import { roomRoutes } from './accounts/room.routes.ts';
import { fileRoutes } from './files/file.routes.ts';
import { tripFileRepo } from './files/trip-file.repo.ts';
import { ticketRepo } from './sharing/ticket.repo.ts';
import { tripBytesOf, tripsOf } from './trips/account-room.ts';
import { tripRepo } from './trips/trip.repo.ts';

/** For so long a trip's history may bring back a booking whose file the trip names no more. */
const unusedMs = 30 * 86_400_000;
/** What was cut off while it came. */
const unfinishedMs = 3_600_000;

/** Files of bookings, that none is kept for nobody, and how much an account keeps. */
export function addFiles(app: FastifyInstance, { config, db, now }: AppNeeds): Upkeep {
  const files = tripFileRepo(db);
  const tickets = ticketRepo(db);
  fileRoutes(app, {
    trips: tripRepo(db),
    grantOf: (tripId, ticket) => tickets.grantOf(tripId, ticket, now()),
    files,
    most: config.site.room.fileBytes,
    now,
  });
  roomRoutes(app, {
    room: config.site.room,
    tripsOf: (id) => tripsOf(db, id),
    tripBytesOf: (id) => tripBytesOf(db, id),
    fileBytesOf: files.bytesOf,
  });
  return {
    chores: [
      // What is still named is noted before what is not is thrown away.
      () => files.noteUse(now()),
      () => files.purgeUnused(now() - unusedMs),
      () => files.purgeUnfinished(now() - unfinishedMs),
    ],
  };
}
