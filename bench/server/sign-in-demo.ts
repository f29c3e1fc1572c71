/** Signs in with the demo account and answers the cookie header of its session. */
export async function signInDemo(origin: string) {
  const cookies = new Map<string, string>();
  let at = `${origin}/auth/demo`;
  for (let hops = 0; hops < 10 && !cookies.has('wayfare'); hops++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    at = new URL(response.headers.get('location') ?? '/', at).href;
  }
  return `wayfare=${cookies.get('wayfare')}`;
}
