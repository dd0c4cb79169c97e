import * as v from 'valibot';

/** Body of any response of the account service. Each response has only some of these fields. */
const Body = v.looseObject({
  message: v.optional(v.string()),
  field: v.optional(v.string()),
  token: v.optional(v.string()),
  user: v.optional(v.looseObject({ id: v.string(), email: v.string() })),
  orders: v.optional(v.array(v.looseObject({ id: v.string(), total: v.number() }))),
});

export type Person = ReturnType<typeof newPerson>;

let people = 0;

export function newPerson() {
  people += 1;
  return {
    name: 'Asha Verma',
    email: `asha.${process.pid}.${people}@example.in`,
    password: 'indigo-and-madder',
  };
}

export function apiClient(origin: string) {
  async function send(method: string, path: string, init: RequestInit = {}) {
    const response = await fetch(`${origin}/api${path}`, { method, ...init });
    return {
      status: response.status,
      headers: response.headers,
      body: v.parse(Body, response.status === 204 ? {} : await response.json()),
    };
  }
  const json =
    (method: string) =>
    (path: string, body: unknown, headers: Record<string, string> = {}) =>
      send(method, path, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      });
  const post = json('POST');
  const as = (token: string) => ({ authorization: `Bearer ${token}` });
  return {
    origin,
    send,
    post,
    get: (path: string, token: string) => send('GET', path, { headers: as(token) }),
    signOutEverywhere: (token: string) => send('POST', '/auth/signout-everywhere', { headers: as(token) }),
    put: (path: string, token: string, body: unknown) => json('PUT')(path, body, as(token)),
    register: async (person: Person): Promise<string> => {
      const { status, body } = await post('/auth/register', person);
      if (status !== 201 || body.token === undefined) throw new Error(`registration answered ${status}`);
      return body.token;
    },
  };
}

export type ApiClient = ReturnType<typeof apiClient>;
export type Answer = Awaited<ReturnType<ApiClient['send']>>;
