import type { FastifyInstance } from 'fastify';
import type { Upkeep } from './add-running.ts';
import type { AppNeeds } from './app.ts';
import type { AnswerRepo } from './outside/answer.repo.ts';
import type { Outside } from './outside/open-door.ts';
import { ownPictures } from './pictures/own-pictures.ts';
import { pictureFinder } from './pictures/picture-finder.ts';
import { pictureRoutes } from './pictures/picture.routes.ts';
import { pictureStore } from './pictures/picture-store.ts';
import type { Work } from './work/work.ts';

interface PictureParts {
  outside: Outside;
  answers: AnswerRepo;
  work: Work;
}

/** Photographs of places: the operator's own, and free ones from outside. */
export function addPictures(
  app: FastifyInstance,
  { config, atlas, now }: AppNeeds,
  { outside, answers, work }: PictureParts,
): Upkeep {
  const own = ownPictures(config.picturesFolder, app.log);
  const store = pictureStore(answers);
  const finder = pictureFinder({ atlas, outside, own, store, work, now, log: app.log });
  pictureRoutes(app, finder);
  return { chores: [own.look], close: finder.close };
}
