import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

const longestName = 40;

/**
 * What somebody without an account asks to be called, by the cookie that the planner writes. It always says that they
 * are a guest, so that nobody passes for an account; null where they gave no name.
 */
export function guestNameOf({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null {
  // Names of the change log are parted by commas.
  const typed = (cookies['wayfare_guest'] ?? '').replaceAll(/[\p{C},]+/gu, ' ').replaceAll(/\s+/g, ' ');
  const name = [...typed.trim()].slice(0, longestName).join('').trim();
  return name === '' ? null : `${name} (guest)`;
}
