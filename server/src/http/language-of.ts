import type { FastifyRequest } from 'fastify';

const longest = 100;

/** What a browser says of its languages, `de-DE,de;q=0.9`. */
export const languageOf = ({ headers }: FastifyRequest) =>
  (headers['accept-language'] ?? 'en').slice(0, longest);
