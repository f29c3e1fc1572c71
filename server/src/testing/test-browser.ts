import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** As much of a browser as sign-in needs: cookies by name, redirects one at a time or all the way. */
export class TestBrowser {
  readonly origin: string;
  readonly cookies = new Map<string, { value: string; path: string }>();
  readonly #reachedAt: string;

  /** `reachedAt` is where the requests really go, for an origin that this machine cannot call by its name. */
  constructor(origin: string, reachedAt = origin) {
    this.origin = origin;
    this.#reachedAt = reachedAt;
  }

  async fetch(path: string, init: RequestInit = {}) {
    const url = new URL(path, this.origin);
    const headers = new Headers(init.headers);
    // Signing in is begun by a button of the site's own pages.
    if (url.pathname.startsWith('/auth/') && !headers.has('sec-fetch-site'))
      headers.set('sec-fetch-site', 'same-origin');
    const sent = [...this.cookies].filter(([, { path: scope }]) => url.pathname.startsWith(scope));
    if (sent.length > 0)
      headers.set('cookie', sent.map(([name, { value }]) => `${name}=${value}`).join('; '));
    const direct = url.origin !== this.origin || this.origin === this.#reachedAt;
    const response = direct
      ? await fetch(url, { ...init, headers, redirect: 'manual' })
      : await this.#reach(url, { ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Sends a request to where the server really is, under the name that it is said to have. */
  async #reach({ host, pathname, search }: URL, { method = 'GET', headers, body }: RequestInit) {
    const sent = request(new URL(pathname + search, this.#reachedAt), {
      method,
      headers: { ...Object.fromEntries(new Headers(headers)), host },
    });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const told = new Headers();
    for (const [name, values] of Object.entries(answer.headersDistinct))
      for (const value of values ?? []) told.append(name, value);
    const content = await text(answer);
    return new Response(content || null, { status: answer.statusCode ?? 0, headers: told });
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

  /** Makes the account of a mail that welcomes. */
  followWelcome(text: string) {
    const link = new URL(/http\S+/.exec(text)![0]);
    return this.submit(link.pathname, { kept: link.searchParams.get('kept')! });
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
