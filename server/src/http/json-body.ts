import type { FastifyInstance } from 'fastify';
import { longText, ownTurn } from './own-turn.ts';

/** JSON is the only body that calls take; an empty one counts as none. */
export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (body.length < longText) parse(request, body, done);
    else void ownTurn().then(() => parse(request, body, done));
  });
}
