import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** A null character as addresses and forms write it. */
const written = '%00';

/** Refuses null characters, which not every database takes. What comes as JSON is looked at by its schema. */
export function refuseNull(encoded: string) {
  if (encoded.includes(written))
    throw new Refusal('bad_input', 'This holds a null character (%00), which nothing here can have.');
}

/** The same for the address of any request. */
export const refuseNullInAddress = async (request: FastifyRequest) => refuseNull(request.url);
