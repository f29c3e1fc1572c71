import type { FastifyInstance } from 'fastify';
import { noteActs } from './admin/note-acts.ts';
import type { Upkeep } from './add-running.ts';
import type { AppNeeds } from './app.ts';
import { settingRepo } from './db/setting.repo.ts';
import { type AnswerRepo, answerRepo } from './outside/answer.repo.ts';
import { openDoor, type Outside } from './outside/open-door.ts';
import { outsideRoutes } from './outside/outside.routes.ts';
import { outsideSwitches } from './outside/outside-switches.ts';
import { outsideServices } from './outside/service-list.ts';
import type { countDays } from './telemetry/count-days.ts';
import { dayCountRepo } from './telemetry/day-count.repo.ts';

/** What nobody has used for so long is forgotten. */
const keptMs = 90 * 86_400_000;

interface OutsidePart {
  outside: Outside;
  answers: AnswerRepo;
  upkeep: Upkeep;
}

/** The door to servers of others, and what admins see of it. */
export function addOutside(
  app: FastifyInstance,
  { config, db, now }: AppNeeds,
  counting: Pick<ReturnType<typeof countDays>, 'count'>,
): OutsidePart {
  const answers = answerRepo(db, now);
  const switches = outsideSwitches(settingRepo(db), now);
  const figures = dayCountRepo(db);
  const outside = openDoor({
    config: config.outside,
    switches,
    answers,
    callsOn: (day, id) => figures.countOn(day, 'outside', id),
    countCall: (id) => counting.count('outside', id),
    userAgent: `Wayfare (+${config.origin})`,
    now,
    log: app.log,
  });
  outsideRoutes(app, { config: config.outside, outside, switches, answers, note: noteActs(db, now) });
  const shrink = async () => {
    for (const [id, { keptBytes }] of Object.entries(outsideServices)) await answers.shrink(id, keptBytes);
  };
  const upkeep: Upkeep = {
    chores: [() => answers.purge(now() - keptMs), shrink],
    close: async () => void (await outside.close()),
  };
  return { outside, answers, upkeep };
}
