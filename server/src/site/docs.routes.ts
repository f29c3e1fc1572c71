import { calls, type CallName } from '@wayfare/contracts/calls';
import type { Endpoint } from '@wayfare/contracts/endpoint';
import { endpoints } from '@wayfare/contracts/endpoints';
import { errorStatus } from '@wayfare/contracts/error-codes';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from '../http/escape-html.ts';
import { openApiDocument } from './openapi.ts';

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.55 system-ui, sans-serif; max-width: 62rem; margin: 0 auto; padding: 1.5rem; }
h2 { margin: 2.5rem 0 .25rem; font-size: 1.05rem; } code { font: .92em ui-monospace, monospace; }
h2 b { display: inline-block; min-width: 4.2rem; } pre { overflow: auto; max-height: 24rem; padding: 1rem;
border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .5rem; font-size: .8rem; }
summary { cursor: pointer; padding: .6rem 0; } p { margin: .25rem 0; }
`;

const schemaHtml = (title: string, schema: z.ZodType | null | undefined) =>
  schema
    ? `<details><summary>${title}</summary><pre tabindex="0"><code>${escapeHtml(
        JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), null, 1),
      )}</code></pre></details>`
    : '';

function callHtml(name: CallName) {
  const { method, path } = calls[name];
  const contract: Endpoint = endpoints[name];
  const errors = contract.errors.map((code) => `<code>${errorStatus[code]} ${code}</code>`).join(', ');
  return `<section id="${name}"><h2><b>${method}</b> <code>${escapeHtml(path)}</code></h2>
<p>${escapeHtml(contract.summary)}</p>${errors ? `<p>May refuse with ${errors}.</p>` : ''}
${schemaHtml('Query', contract.query)}${schemaHtml('Body', contract.body)}${schemaHtml('Answer', contract.answer)}</section>`;
}

const page = () => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The Wayfare API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>The Wayfare API</h1>
<p>Every call answers JSON. An error is <code>{ error: { code, message, requestId, issues? } }</code> with the status
that fits it. The same as an <a href="/api/openapi.json">OpenAPI document</a>.</p>
${(Object.keys(calls) as CallName[]).map(callHtml).join('\n')}
</main></body></html>`;

/** The API described for people and for programs; both made from the contracts when first asked for, and let go of in quiet times. */
export function docsRoutes(app: FastifyInstance, origin: string) {
  let html: Buffer | undefined;
  let document: Buffer | undefined;
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send((html ??= Buffer.from(page()))),
  );
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get('/api/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .send((document ??= Buffer.from(JSON.stringify(openApiDocument(origin))))),
  );
  return {
    rest: () => {
      html = undefined;
      document = undefined;
    },
  };
}
