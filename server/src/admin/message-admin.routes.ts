import { toInstant } from '@wayfare/contracts/text';
import type { FastifyInstance } from 'fastify';
import { readPage } from '../http/page-cursor.ts';
import { notFound } from '../http/refusal.ts';
import { newId } from '../http/secret.ts';
import { serve } from '../http/serve.ts';
import type { User } from '../http/visitor.ts';
import type { CampaignRepo, CampaignRow } from '../messages/campaign.repo.ts';
import type { BroadcastMessage, MessageRepo } from '../messages/message.repo.ts';

export interface MessageAdminNeeds {
  messages: MessageRepo;
  campaigns: CampaignRepo;
  note: (actor: User, act: string, subject: string) => Promise<unknown>;
  now: () => number;
}

const broadcastOf = (row: BroadcastMessage) => ({
  id: row.id,
  message: row.text,
  createdAt: toInstant(row.createdAt),
  expiresAt: row.expiresAt === null ? null : toInstant(row.expiresAt),
});

const campaignOf = (row: CampaignRow) => ({
  id: row.id,
  place: row.place,
  referrerHost: row.referrer_host,
  headline: row.headline,
  text: row.text,
  link: row.link,
  startsAt: toInstant(row.starts_at),
  endsAt: row.ends_at === null ? null : toInstant(row.ends_at),
});

function broadcastRoutes(app: FastifyInstance, { messages, note, now }: MessageAdminNeeds) {
  serve(app, 'adminBroadcasts', ({ query }) =>
    readPage(query.cursor, messages.list, (row) => ({ at: row.createdAt, id: row.id }), broadcastOf),
  );
  serve(app, 'adminBroadcast', async ({ body, actor }) => {
    const createdAt = now();
    const minutes = body.expiresInMinutes;
    const message: BroadcastMessage = {
      id: newId(),
      text: body.message || null,
      createdAt,
      expiresAt: minutes === undefined ? null : createdAt + minutes * 60_000,
    };
    await messages.add(message);
    await note(actor, 'sent a message to every page', message.text ?? 'the time');
    return broadcastOf(message);
  });
  serve(app, 'adminEndBroadcast', async ({ params, actor }) => {
    const ended = await messages.expire(params.id, now());
    if (!ended) throw notFound('message');
    await note(actor, 'ended a message', ended.text ?? 'the time');
    return undefined as never;
  });
}

function campaignRoutes(app: FastifyInstance, { campaigns, note, now }: MessageAdminNeeds) {
  serve(app, 'adminCampaigns', async () => ({ rows: (await campaigns.list()).map(campaignOf) }));
  serve(app, 'adminSaveCampaign', async ({ body, actor }) => {
    const values = {
      place: body.place,
      referrer_host: body.referrerHost?.replace(/^www\./, '') ?? null,
      headline: body.headline,
      text: body.text,
      link: body.link,
      starts_at: Date.parse(body.startsAt),
      ends_at: body.endsAt === null ? null : Date.parse(body.endsAt),
    };
    if (body.id === undefined) {
      const row = { id: newId(), created_at: now(), ...values };
      await campaigns.add(row);
      await note(actor, 'made a campaign', row.headline);
      return campaignOf(row);
    }
    const row = await campaigns.change(body.id, values);
    if (!row) throw notFound('campaign');
    await note(actor, 'changed a campaign', row.headline);
    return campaignOf(row);
  });
  serve(app, 'adminDeleteCampaign', async ({ params, actor }) => {
    const removed = await campaigns.remove(params.id);
    if (!removed) throw notFound('campaign');
    await note(actor, 'deleted a campaign', removed.headline);
    return undefined as never;
  });
}

/** What the site says to its visitors: messages to every open page, and campaigns. */
export function messageAdminRoutes(app: FastifyInstance, needs: MessageAdminNeeds) {
  broadcastRoutes(app, needs);
  campaignRoutes(app, needs);
}
