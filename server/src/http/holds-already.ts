import type { FastifyRequest } from 'fastify';

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the asker says to hold the answer of this entity tag already; proxies that compress weaken tags. */
export const holdsAlready = ({ headers }: FastifyRequest, tag: string) =>
  headers['if-none-match']?.split(',').map(withoutWeakness).includes(withoutWeakness(tag)) ?? false;
