import type { FastifyBaseLogger } from 'fastify';
import type { SessionLife } from '../site-config.ts';
import { newId } from '../http/secret.ts';
import type { User } from '../http/visitor.ts';
import { browserName } from './browser-name.ts';
import type { SessionRepo } from './session.repo.ts';
import type { UserRepo } from './user.repo.ts';

interface SessionNeeds {
  users: UserRepo;
  repo: SessionRepo;
  life: SessionLife;
  now: () => number;
  log: FastifyBaseLogger;
}

const hourMs = 3_600_000;

/** A session lives so long from its last use, which is noted once an hour or so, and no longer than it may in all. */
export function sessions({ users, repo, life, now, log }: SessionNeeds) {
  const { idleMs, mostMs } = life;
  const noteAfterMs = Math.min(hourMs, idleMs / 10);
  const endOf = (createdAt: number) =>
    Math.min(now() + idleMs, mostMs === null ? Number.POSITIVE_INFINITY : createdAt + mostMs);
  return {
    find: async (hash: string): Promise<User | null> => {
      const found = await users.findBySession(hash, now());
      if (!found) return null;
      if (now() - found.usedAt > noteAfterMs) {
        repo.extend(hash, now(), endOf(found.createdAt)).catch((error: unknown) => {
          log.warn({ err: error }, 'a session could not be extended');
        });
      }
      return found.user;
    },
    start: (hash: string, userId: string, userAgent = '') => {
      const at = now();
      return repo.add({
        ...{ id_hash: hash, id: newId(), user_id: userId, browser: browserName(userAgent) },
        ...{ created_at: at, used_at: at, expires_at: endOf(at) },
      });
    },
    end: (hash: string) => repo.end(hash),
    endAllBut: (userId: string, hash: string | null) => repo.endAllBut(userId, hash),
  };
}
export type Sessions = ReturnType<typeof sessions>;
