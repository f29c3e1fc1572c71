import { z } from 'zod';
import { bookingFile, fileId } from './booking.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { characters, requiredText, tripId } from './text.ts';

const ticket = characters.max(200).optional();

/** Files of a trip's bookings. A trip names them in its document; these calls bring and fetch what is in them. */
export const fileEndpoints = {
  addTripFile: endpoint({
    summary:
      'Keeps a file with a saved trip: PDF, PNG, JPEG, WebP or HEIC, told by its first bytes, up to 10 MB. The answer is for a booking’s `files`; a file that no booking names is thrown away after 30 days.',
    params: z.object({ id: tripId }),
    query: z.strictObject({ name: requiredText(limits.fileNameCharacters), ticket }),
    bodyIsFile: true,
    bodyLimit: limits.tripFileBytes,
    mayBeAnonymous: true,
    answer: bookingFile,
    errors: ['bad_input', 'sign_in_required', 'not_found', 'conflict', 'too_large', 'unsupported_media'],
  }),
  tripFile: endpoint({
    summary: 'A file of a trip, for whoever may see its bookings.',
    params: z.object({ id: tripId, fileId }),
    query: z.strictObject({ ticket }),
    answer: null,
    answerIsFile: true,
    errors: ['bad_input', 'not_found'],
  }),
  removeTripFile: endpoint({
    summary: 'Throws a file away for good; the booking that names it has to be saved without it.',
    params: z.object({ id: tripId, fileId }),
    query: z.strictObject({ ticket }),
    mayBeAnonymous: true,
    answer: null,
    errors: ['bad_input', 'sign_in_required', 'not_found'],
  }),
};
