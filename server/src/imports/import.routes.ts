import type { FastifyInstance } from 'fastify';
import type { Atlas } from '@wayfare/atlas';
import { rateLimit } from '../http/rate-limit.ts';
import { serve } from '../http/serve.ts';
import { readFile } from './read-file.ts';
import { checkFile } from './refuse-file.ts';
import { toDocument } from './to-document.ts';

interface ImportNeeds {
  atlas: () => Atlas;
  now: () => number;
}

/** Reading a large file takes the server a moment; nobody imports more often than this by hand. */
const importLimit = { most: 30, windowMs: 60_000 };

/** Files that become trips. Nothing is kept here: what is shown is saved by the traveller, as any trip. */
export function importRoutes(app: FastifyInstance, { atlas, now }: ImportNeeds) {
  const mayImport = rateLimit(importLimit, now);
  serve(app, 'previewImport', ({ body, actor }) => {
    mayImport(actor.id);
    checkFile(body.content);
    const file = readFile(body.content);
    const { format, notices } = file;
    if (file.document) return { format, notices, document: file.document, places: [] };
    return { format, notices, ...toDocument(atlas(), file, body.fileName) };
  });
}
