import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyRequest } from 'fastify';
import { Reader, type Response } from 'mmdb-lib';

const table = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

interface CountryNeeds {
  /** The header in which a trusted proxy names the country, in lower case; null where none does. */
  header: string | null;
  /** Tells whether the peer is a proxy whose headers may be believed. */
  behindProxy: boolean;
}

async function openTable() {
  const path = createRequire(import.meta.url).resolve(table);
  const reader = new Reader<Response>(await readFile(path));
  return (address: string) =>
    (reader.get(address.replace(/^::ffff:/, '')) as { country_code?: string } | null)?.country_code ?? null;
}

/**
 * The country a request comes from, in lower case: as the trusted proxy says, else by the embedded table of
 * addresses, which is opened at the first question. Null where nobody knows.
 */
export function countryOf({ header, behindProxy }: CountryNeeds) {
  let opened: ReturnType<typeof openTable> | undefined;
  return async (request: FastifyRequest): Promise<string | null> => {
    const told = header !== null && behindProxy ? request.headers[header] : undefined;
    if (typeof told === 'string' && /^[a-z]{2}$/i.test(told)) return told.toLowerCase();
    opened ??= openTable();
    return (await opened)(request.ip)?.toLowerCase() ?? null;
  };
}
