import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseNull } from '../http/null-characters.ts';
import type { OriginOf } from '../http/own-origin.ts';
import { idpPath } from './identity-provider.ts';
import { type InteractionNeeds, interactionRoutes } from './interaction.routes.ts';
import { pageStyle } from './page.ts';
import { passkeyScript } from './passkey-script.ts';
import { showPasswordScript } from './show-password-script.ts';
import { strengthScript } from './strength-script.ts';
import { type PasswordNeeds, passwordRoutes } from './password.routes.ts';
import { type SecondStepRouteNeeds, secondStepRoutes } from './second-step.routes.ts';

function readForm(body: string) {
  refuseNull(body);
  return Object.fromEntries(new URLSearchParams(body));
}

/** The provider reads from a request's head where it is and how it was reached: what stands there is made true first. */
const setOwnAddress = (app: FastifyInstance, originOf: OriginOf) =>
  app.addHook('onRequest', async ({ raw }) => {
    const { host, protocol } = new URL(originOf(raw));
    raw.headers.host = host;
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete raw.headers['x-forwarded-host'];
  });

/** Everything below /idp: our pages in front, the standard endpoints behind. */
export async function identityRoutes(
  app: FastifyInstance,
  needs: InteractionNeeds & PasswordNeeds & SecondStepRouteNeeds & { originOf: OriginOf },
) {
  const callback = needs.provider.callback();

  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    setOwnAddress(pages, needs.originOf);
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => readForm(body),
    );
    // A form that was sent without a body has nothing filled in.
    pages.addHook('preHandler', async (request) => {
      request.body ??= {};
    });
    pages.get('/idp/style.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(pageStyle),
    );
    const scripts = {
      'passkey.js': passkeyScript,
      'show-password.js': showPasswordScript,
      'strength.js': strengthScript,
    };
    for (const [name, script] of Object.entries(scripts))
      pages.get(`/idp/${name}`, (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').header('cache-control', 'max-age=3600').send(script),
      );
    interactionRoutes(pages, needs);
    passwordRoutes(pages, needs);
    secondStepRoutes(pages, needs);
  });

  await app.register(async (standard) => {
    setOwnAddress(standard, needs.originOf);
    // The provider reads the body itself, from the stream.
    standard.removeAllContentTypeParsers();
    standard.addContentTypeParser('*', (_request, _payload, done) => done(null));
    standard.all(`${idpPath}/*`, async (request, reply) => {
      reply.hijack();
      const raw = request.raw as typeof request.raw & { originalUrl?: string };
      raw.originalUrl = raw.url!;
      raw.url = raw.url!.slice(idpPath.length);
      await callback(raw, reply.raw);
    });
  });
}
