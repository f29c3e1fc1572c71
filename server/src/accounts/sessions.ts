import type { FastifyBaseLogger } from 'fastify';
import { newId } from '../http/secret.ts';
import type { User } from '../http/visitor.ts';
import { browserName } from './browser-name.ts';
import type { SessionRepo } from './session.repo.ts';
import type { UserRepo } from './user.repo.ts';

const sessionMs = 30 * 86_400_000;
const extendAfterMs = 3_600_000;

/** A session lives 30 days from its last use; the use is noted at most once an hour. */
export function sessions(users: UserRepo, repo: SessionRepo, now: () => number, log: FastifyBaseLogger) {
  return {
    find: async (hash: string): Promise<User | null> => {
      const found = await users.findBySession(hash, now());
      if (!found) return null;
      if (now() - found.usedAt > extendAfterMs) {
        repo.extend(hash, now(), now() + sessionMs).catch((error: unknown) => {
          log.warn({ err: error }, 'a session could not be extended');
        });
      }
      return found.user;
    },
    start: (hash: string, userId: string, userAgent = '') => {
      const at = now();
      return repo.add({
        ...{ id_hash: hash, id: newId(), user_id: userId, browser: browserName(userAgent) },
        ...{ created_at: at, used_at: at, expires_at: at + sessionMs },
      });
    },
    end: (hash: string) => repo.end(hash),
    endAllBut: (userId: string, hash: string | null) => repo.endAllBut(userId, hash),
  };
}
export type Sessions = ReturnType<typeof sessions>;
