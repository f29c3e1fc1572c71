/** Of an image with several platforms the digest names the list of them all. */
const forms = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
].join(', ');

/** What a registry asks for before it answers: a token that anybody is given. */
async function tokenFor(challenge: string): Promise<string> {
  const told = Object.fromEntries(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );
  const address = new URL(told['realm'] ?? '');
  for (const key of ['service', 'scope']) if (told[key]) address.searchParams.set(key, told[key]);
  const answer = (await (await fetch(address)).json()) as { token?: string; access_token?: string };
  return answer.token ?? answer.access_token ?? '';
}

/** The image of a name and tag as it is right now: the same, with its digest. */
export async function withDigest(image: string, registry = 'https://registry-1.docker.io'): Promise<string> {
  const [name = '', tag = 'latest'] = image.split(':');
  const manifest = `${registry}/v2/${name.includes('/') ? name : `library/${name}`}/manifests/${tag}`;
  const ask = (headers: Record<string, string>) =>
    fetch(manifest, { method: 'HEAD', headers: { accept: forms, ...headers } });
  let answer = await ask({});
  const challenge = answer.headers.get('www-authenticate');
  if (answer.status === 401 && challenge)
    answer = await ask({ authorization: `Bearer ${await tokenFor(challenge)}` });
  const digest = answer.headers.get('docker-content-digest');
  if (!answer.ok || !/^sha256:[0-9a-f]{64}$/.test(digest ?? ''))
    throw new Error(`${registry} does not tell the digest of ${image} (status ${answer.status}).`);
  return `${name}:${tag}@${digest}`;
}
