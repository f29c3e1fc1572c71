import type { FastifyBaseLogger } from 'fastify';
import type { Outside } from './open-door.ts';
import type { OutsideConfig } from './outside-config.ts';
import { streetArchive } from './street-archive.ts';
import { type Streets, streets } from './streets.ts';

/** Where the site's streets come from: an archive of its own, a server, or nowhere. */
export function streetsOf(
  { addresses, streetArchive: file }: OutsideConfig,
  outside: Outside,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Streets | null {
  if (file !== null) return streetArchive(file, log);
  return addresses.streets === null ? null : streets(outside, addresses.streets);
}
