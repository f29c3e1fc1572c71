/** As much of a browser as sign-in needs: cookies by name, redirects one at a time or all the way. */
export class TestBrowser {
  readonly origin: string;
  readonly cookies = new Map<string, { value: string; path: string }>();

  constructor(origin: string) {
    this.origin = origin;
  }

  async fetch(path: string, init: RequestInit = {}) {
    const url = new URL(path, this.origin);
    const headers = new Headers(init.headers);
    const sent = [...this.cookies].filter(([, { path: scope }]) => url.pathname.startsWith(scope));
    if (sent.length > 0)
      headers.set('cookie', sent.map(([name, { value }]) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const attribute = (wanted: string) =>
      attributes.find((entry) => entry.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const gone =
      attribute('max-age') === '0' || Date.parse(attribute('expires') ?? '9999-01-01') < Date.now();
    if (gone || value === '') this.cookies.delete(name);
    else this.cookies.set(name, { value, path: attribute('path') ?? '/' });
  }

  /** Follows redirects until a page is answered; tells where it ended. */
  async visit(path: string, init?: RequestInit) {
    let response = await this.fetch(path, init);
    let at = new URL(path, this.origin);
    for (let hops = 0; hops < 20 && response.headers.has('location'); hops++) {
      at = new URL(response.headers.get('location')!, at);
      if (at.origin !== this.origin) break;
      response = await this.fetch(at.href);
    }
    return { response, at: at.pathname + at.search };
  }

  /** Sends the form of a page, as a person who filled it in. */
  submit(action: string, fields: Record<string, string>) {
    return this.visit(action, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: this.origin },
      body: new URLSearchParams(fields).toString(),
    });
  }

  /** Registers with Wayfare ID and comes back signed in; answers where it ended. */
  async register(name: string, { password = 'long enough 1', start = '/auth/wayfare-id' } = {}) {
    const { at } = await this.visit(start);
    const fields = { displayName: name, email: `${name.toLowerCase()}@example.org`, password };
    return this.submit(`${at}/register`, fields);
  }

  async signIn(email: string, password: string, start = '/auth/wayfare-id') {
    const { at } = await this.visit(start);
    return this.submit(`${at}/sign-in`, { email, password });
  }

  async call(method: string, path: string, body?: unknown) {
    const response = await this.fetch(path, {
      method,
      headers: { origin: this.origin, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    // Tests look into answers of every shape.
    // oxlint-disable-next-line typescript/no-explicit-any
    const json: any =
      text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
    return { status: response.status, json, text, headers: response.headers };
  }
  get = (path: string) => this.call('GET', path);
  post = (path: string, body?: unknown) => this.call('POST', path, body);
  delete = (path: string) => this.call('DELETE', path);
}
