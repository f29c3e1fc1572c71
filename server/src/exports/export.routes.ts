import { toInstant } from '@wayfare/contracts/text';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { StoredTrip } from '@wayfare/contracts/trip-endpoints';
import type { FastifyInstance } from 'fastify';
import type { CostLimit } from '../http/cost-limit.ts';
import { FileAnswer } from '../http/file-answer.ts';
import { ownTurn } from '../http/own-turn.ts';
import { readerLeaves } from '../http/reader-leaves.ts';
import { newId } from '../http/secret.ts';
import { serve } from '../http/serve.ts';
import type { User } from '../http/visitor.ts';
import { Written } from '../http/written.ts';
import { nameTrip } from '../trips/name-trip.ts';
import { answerTrip, type ReadNeeds } from '../trips/read-trip.ts';
import type { Work } from '../work/work.ts';
import type { SiteMark } from './write-trip-file.ts';

interface ExportNeeds extends ReadNeeds {
  work: Work;
  cost: CostLimit;
  /** Whose site it is, which a document tells. */
  site: () => Promise<SiteMark>;
  now: () => number;
}

/** A trip that was sent along, as one reads a stored one. By its id alone a calendar tells its events from others. */
const asStored = ({ tripName, ...rest }: TripDocument, now: number): StoredTrip => ({
  ...rest,
  _id: newId(),
  tripName: tripName || nameTrip(rest.trip),
  modified: toInstant(now),
  version: 1,
  featured: false,
  archived: false,
  unsaved: true,
  access: 'owner',
});

/** Trips to take along. What their reader may not see is taken out in one place: where a trip is read. */
export function exportRoutes(app: FastifyInstance, needs: ExportNeeds) {
  const { work, cost, site, now } = needs;
  /** The trip as its reader gets it, as text: a thread reads that sooner than it copies what was read. */
  const read = async (actor: User | null, id: string, ticket: string | undefined) => {
    work.checkRoom();
    await ownTurn();
    const answer = await answerTrip(needs, actor, { id, ticket });
    return answer instanceof Written ? answer.json.toString() : JSON.stringify(answer);
  };

  serve(app, 'tripSheet', async ({ params, query, actor, request, reply }) => {
    const trip = await read(actor, params.id, query.ticket);
    const spent = cost.begin(request, actor);
    return work.run('tripSheet', trip, { signal: readerLeaves(reply), spent });
  });
  serve(app, 'exportTrip', async ({ params: { id, format }, query, actor, request, reply }) => {
    const trip = await read(actor, id, query.ticket);
    const spent = cost.begin(request, actor);
    return new FileAnswer(
      await work.run(
        'exportTrip',
        { trip, format, site: await site() },
        { signal: readerLeaves(reply), spent },
      ),
    );
  });
  serve(app, 'draftSheet', ({ body, actor, request, reply }) => {
    const spent = cost.begin(request, actor);
    return work.run('tripSheet', JSON.stringify(asStored(body, now())), {
      signal: readerLeaves(reply),
      spent,
    });
  });
  serve(app, 'exportDraft', async ({ params: { format }, body, actor, request, reply }) => {
    const spent = cost.begin(request, actor);
    const draft = { trip: JSON.stringify(asStored(body, now())), format, site: await site() };
    return new FileAnswer(await work.run('exportTrip', draft, { signal: readerLeaves(reply), spent }));
  });
}
