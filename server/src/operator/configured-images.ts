import { readFile } from 'node:fs/promises';
import type { OperatorImage } from '@wayfare/contracts/vocabulary';
import type { FastifyBaseLogger } from 'fastify';
import type { OperatorConfig } from '../operator-config.ts';
import type { DressedImage } from './dress-image.ts';

export interface ConfiguredNeeds {
  config: OperatorConfig;
  dress: (image: OperatorImage, bytes: Buffer) => Promise<DressedImage>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Images of the server's settings: drawn once, when they are first wanted. One that cannot be drawn is as none. */
export function configuredImages({ config, dress, log }: ConfiguredNeeds) {
  const drawn = new Map<OperatorImage, Promise<DressedImage | null>>();
  const draw = async (image: OperatorImage, path: string) => {
    try {
      return await dress(image, await readFile(path));
    } catch (error) {
      log.error({ err: error, path }, `the ${image} of the settings cannot be shown`);
      return null;
    }
  };
  return (image: OperatorImage) => {
    const path = config.images[image];
    if (path === undefined) return Promise.resolve(null);
    const known = drawn.get(image) ?? draw(image, path);
    drawn.set(image, known);
    return known;
  };
}
