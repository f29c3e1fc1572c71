type Environment = Record<string, string | undefined>;

/** Characters of a password that mean something else in an address lead to another host, path or name: that is seen. */
function isWhole(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, pathname, hash } = new URL(address);
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part);
  } catch {
    return false;
  }
  return hash === '' && !/[/@:]/.test(pathname.slice(1));
}

/** An address made of parts, in which any character may stand. */
function fromParts(host: string, env: Environment, faults: string[]): string {
  const part = (name: string) => env[`DATABASE_${name}`]?.trim() ?? '';
  const port = part('PORT') || '5432';
  if (!/^\d{1,5}$/.test(port)) faults.push(`DATABASE_PORT is "${port}"; it must be a number`);
  const name = part('NAME') || 'wayfare';
  const user = part('USER') || name;
  // A password is what it is, spaces at its ends included.
  const password = env['DATABASE_PASSWORD'] ?? '';
  const who = encodeURIComponent(user) + (password && `:${encodeURIComponent(password)}`);
  return `postgres://${who}@${encodeURIComponent(host)}:${port}/${encodeURIComponent(name)}`;
}

/** Where PostgreSQL is, as one address or in parts; null for the embedded database. */
export function readDatabaseUrl(env: Environment, faults: string[]): string | null {
  const address = env['DATABASE_URL']?.trim() ?? '';
  const host = env['DATABASE_HOST']?.trim() ?? '';
  if (address && host) faults.push('DATABASE_URL and DATABASE_HOST are both set; set one of them');
  if (host) return fromParts(host, env, faults);
  if (!address) return null;
  if (!/^postgres(ql)?:\/\//.test(address))
    faults.push('DATABASE_URL must begin with postgres:// (leave it out for the embedded database)');
  else if (!isWhole(address))
    faults.push(
      'DATABASE_URL cannot be read: in it, characters such as @ : / # % of a name or a password have to be ' +
        'percent-encoded. Or set DATABASE_HOST, DATABASE_USER, DATABASE_PASSWORD and DATABASE_NAME, which take them as they are',
    );
  return address;
}
