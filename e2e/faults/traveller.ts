import type { Answer } from '@wayfare/contracts/endpoints';
import { emptyTrip } from '@wayfare/contracts/empty-trip';

export interface Answered<Body> {
  status: number;
  headers: Headers;
  json: Body;
}

type Saved = Answer<'saveTrip'>;

/** Somebody signed in with the Demo account, who saves and reads trips by calls; the cookies outlast the server. */
export function travellerOf(cookies = new Map<string, string>()) {
  const send = async (origin: string, path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    headers.set('sec-fetch-site', 'same-origin');
    const answer = await fetch(new URL(path, origin), { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const call = async <Body>(origin: string, path: string, body?: unknown): Promise<Answered<Body>> => {
    const posted = {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const answer = await send(origin, path, body === undefined ? {} : posted);
    const written = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    const json = (isJson ? JSON.parse(written) : written) as Body;
    return { status: answer.status, headers: answer.headers, json };
  };
  return {
    signIn: async (origin: string) => {
      let at = '/auth/demo';
      for (let hops = 0; hops < 20; hops += 1) {
        const next = (await send(origin, at)).headers.get('location');
        if (next === null) return;
        at = next;
      }
      throw new Error('signing in goes round in circles');
    },
    /** Saves a trip under a name; a new one without an id. */
    save: (origin: string, tripName: string, known?: Pick<Saved, '_id' | 'version'>) =>
      call<Saved>(origin, '/api/save', {
        tripName,
        trip: { ...emptyTrip(), notes: tripName },
        plan: null,
        ...(known && { _id: known._id, version: known.version }),
      }),
    read: (origin: string, id: string) => call<Answer<'getTrip'>>(origin, `/api/trip/${id}`),
    trips: (origin: string) => call<Answer<'listTrips'>>(origin, '/api/trips'),
    get: (origin: string, path: string) => call<string>(origin, path),
  };
}
export type Traveller = ReturnType<typeof travellerOf>;
