import { ipToCountry } from '@wayfare/atlas';
import type { FastifyRequest } from 'fastify';

interface CountryNeeds {
  /** The header in which a trusted proxy names the country, in lower case; null where none does. */
  header: string | null;
  /** Headers of a proxy are believed only where the operator vouches for one. */
  behindProxy: boolean;
}

/**
 * The country a request comes from, in lower case: as the trusted proxy says, else by the embedded table of
 * addresses. Null where nobody knows.
 */
export const countryOf =
  ({ header, behindProxy }: CountryNeeds) =>
  (request: FastifyRequest): string | null => {
    const told = header !== null && behindProxy ? request.headers[header] : undefined;
    if (typeof told === 'string' && /^[a-z]{2}$/i.test(told)) return told.toLowerCase();
    return ipToCountry(request.ip);
  };
