import { limits } from '@wayfare/contracts/limits';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FileAnswer } from '../http/file-answer.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import type { User } from '../http/visitor.ts';
import { findFor, type ReadNeeds } from '../trips/read-trip.ts';
import { keepFile, tooLarge } from './keep-file.ts';
import type { TripFileRepo, TripFileRow } from './trip-file.repo.ts';

interface FileNeeds extends ReadNeeds {
  files: TripFileRepo;
  /** How many bytes the files of an account may take. */
  most: number;
  now: () => number;
}

interface Asked {
  actor: User | null;
  id: string;
  ticket: string | undefined;
}

const noFile = () =>
  new Refusal('not_found', 'There is no such file. One that its trip names no more is kept for 30 days.');

const cutOff = () => new Refusal('bad_input', 'The file did not come whole. Please attach it again.');

/** What no browser shows is saved at once. */
const isShown = (type: string) => type !== 'image/heic';

/** The trip of somebody who may change it. */
async function changeable(needs: FileNeeds, { actor, id, ticket }: Asked) {
  if (!actor && !ticket) throw new Refusal('sign_in_required', 'Please sign in first.');
  const { row, access } = await findFor(needs, actor, { id, ticket });
  if (access.as === 'view') throw notFound('trip');
  return row;
}

const isTooLong = ({ headers }: FastifyRequest) =>
  Number(headers['content-length'] ?? 0) > limits.tripFileBytes;

/** Files of bookings: brought, fetched, thrown away. They are nobody's whose trip is not. */
export function fileRoutes(app: FastifyInstance, needs: FileNeeds) {
  const { files } = needs;
  /** A file that is there for whoever asks: a reader has those that the trip they are shown names. */
  async function readable({ actor, id, ticket }: Asked, fileId: string) {
    const { row, access } = await findFor(needs, actor, { id, ticket });
    const named = [row.trip, row.plan].some((text) => text?.includes(fileId));
    if (access.as === 'view' && !(access.shows.bookings && named)) throw noFile();
    const file = await files.find(id, fileId);
    if (!file) throw noFile();
    return file;
  }
  async function* contentOf({ id, bytes }: TripFileRow) {
    let sent = 0;
    for (let number = 0; sent < bytes; number++) {
      const piece = await files.piece(id, number);
      if (!piece) throw new Error(`piece ${number} of the file ${id} is missing`);
      sent += piece.content.length;
      yield piece.content;
    }
  }

  void app.register(async (scope) => {
    // A file is what its bytes are; what it was sent as says nothing.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    serve(scope, 'addTripFile', async ({ params, query, actor, request }) => {
      const trip = await changeable(needs, { actor, id: params.id, ticket: query.ticket });
      if (trip.state === 'unsaved') {
        throw new Refusal('conflict', 'Files can be attached once the trip is saved.');
      }
      if (isTooLong(request)) throw tooLarge();
      // A refusal is to be heard: the rest of what is sent runs out unread, where ending the stream would end the connection.
      const body = (request.body as Readable | undefined) ?? Readable.from([]);
      const content = body.iterator({ destroyOnReturn: false });
      const given = { tripId: trip.id, ownerId: trip.owner_id, name: query.name, content };
      return keepFile(needs, given).catch((error: unknown) => {
        body.resume();
        throw body.readableAborted ? cutOff() : error;
      });
    });
  });
  serve(app, 'tripFile', async ({ params, query, actor, reply }) => {
    const file = await readable({ actor, id: params.id, ticket: query.ticket }, params.fileId);
    reply.header('content-length', file.bytes).header('cross-origin-resource-policy', 'same-origin');
    const content = Readable.from(contentOf(file));
    return new FileAnswer({
      content,
      contentType: file.type,
      fileName: file.name,
      shown: isShown(file.type),
    });
  });
  serve(app, 'removeTripFile', async ({ params, query, actor }) => {
    await changeable(needs, { actor, id: params.id, ticket: query.ticket });
    if (!(await files.remove(params.id, params.fileId))) throw noFile();
    return undefined;
  });
}
