import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import mmdb from 'mmdb-lib';
import type { Reader } from 'mmdb-lib';
import { packageFile } from '../build/package-file.ts';

interface CountryRecord {
  country_code?: string;
}

let reader: Reader<never> | null = null;

/** Lower-case code of the country that an IP address is registered in, or null; the table is read at first use. */
export function ipToCountry(ip: string): string | null {
  const bare = ip.startsWith('::ffff:') && ip.includes('.') ? ip.slice(7) : ip;
  if (isIP(bare) === 0) return null;
  if (!reader) {
    const file = packageFile('@ip-location-db/geo-whois-asn-country-mmdb', 'geo-whois-asn-country.mmdb');
    reader = new mmdb.Reader(readFileSync(file));
  }
  return (reader.get(bare) as CountryRecord | null)?.country_code?.toLowerCase() ?? null;
}
