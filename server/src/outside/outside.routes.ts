import type { Answer } from '@wayfare/contracts/endpoints';
import { toInstant } from '@wayfare/contracts/text';
import { type OutsideId, outsideIds } from '@wayfare/contracts/vocabulary';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { User } from '../http/visitor.ts';
import type { AnswerRepo } from './answer.repo.ts';
import type { Outside } from './open-door.ts';
import type { OutsideConfig } from './outside-config.ts';
import type { OutsideSwitches } from './outside-switches.ts';
import { outsideServices } from './service-list.ts';

export interface OutsideRouteNeeds {
  config: OutsideConfig;
  outside: Outside;
  switches: OutsideSwitches;
  answers: AnswerRepo;
  note: (actor: User, act: string, subject: string) => Promise<unknown>;
}

type AdminAnswer = Answer<'adminOutside'>;

const hostOf = (address: string | null) =>
  address !== null && URL.canParse(address) ? new URL(address).host : address;

/** Which services of others this site asks: for everybody by name, for admins with how they do. */
export function outsideRoutes(app: FastifyInstance, needs: OutsideRouteNeeds) {
  const { config, outside, switches, answers, note } = needs;

  const about = async (id: OutsideId) => {
    const { name, does, sends, credit } = outsideServices[id];
    return { id, name, host: hostOf(config.addresses[id]), does, sends, credit, on: await outside.isOn(id) };
  };
  const whyFixed = (id: OutsideId) => {
    if (!config.allowed) return 'all_off' as const;
    if (config.addresses[id] !== null) return null;
    const { usual, keySetting } = outsideServices[id];
    if (keySetting) return 'no_key' as const;
    return usual === null ? ('no_address' as const) : ('set_off' as const);
  };
  const forAdmin = async (id: OutsideId): Promise<AdminAnswer['services'][number]> => {
    const { state, lastAnswerAt, failure, callsToday } = await outside.stateOf(id);
    return {
      ...(await about(id)),
      fixed: whyFixed(id),
      state,
      lastAnswerAt: lastAnswerAt === null ? null : toInstant(lastAnswerAt),
      failure,
      callsToday,
      callsADay: outsideServices[id].callsADay,
      keptBytes: await answers.bytesOf(id),
    };
  };
  const shown = async (): Promise<AdminAnswer> => ({
    networkMissing: outside.networkMissing(),
    services: await Promise.all(outsideIds.map(forAdmin)),
  });

  serve(app, 'outsideServices', async () => ({ services: await Promise.all(outsideIds.map(about)) }));
  serve(app, 'adminOutside', shown);
  serve(app, 'adminSetOutside', async ({ params, body, actor }) => {
    await switches.set(params.id, body.on);
    await note(
      actor as User,
      body.on ? 'switched on a service outside' : 'switched off a service outside',
      params.id,
    );
    return shown();
  });
}
