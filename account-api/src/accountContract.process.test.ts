import {
  accountContract,
  ASHA,
  ASHA_GOOGLE_CREDENTIAL,
  ASHA_ON_GOOGLE,
  GOOGLE_CREDENTIAL,
  MEERA,
  ORDER_STATUSES,
} from '@tanabana/contract/remotes/accountContract.testing';
import { describeOnEachDatabase } from '../test/describeOnEachDatabase';
import { SIGNING_KEY } from '../test/startApi';
import { startApiWithGoogle, type ApiWithGoogle } from '../test/startApiWithGoogle';
import { ordersSchema } from './contract/schemas';
import { SessionTokens } from './sessions/sessionTokens';

const LAST_YEAR = Math.floor(Date.now() / 1000) - 365 * 24 * 60 * 60;

/**
 * Describes the shape of a response body. Replaces each value by its type, each token by the shape of its claims, and
 * each list by the distinct shapes of its items.
 */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    const shapes = new Set(value.map((one) => JSON.stringify(shapeOf(one))));
    return [...shapes].map((shape) => JSON.parse(shape) as unknown);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)]));
  }
  if (typeof value !== 'string') return typeof value;
  const claims = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(value)?.[1];
  if (claims) return { claims: shapeOf(JSON.parse(Buffer.from(claims, 'base64url').toString())) };
  return /^\d{4}-\d\d-\d\dT/.test(value) ? 'timestamp' : 'string';
}

describeOnEachDatabase('the account service', (database) => {
  let api: ApiWithGoogle;
  let tokens: Record<'asha' | 'demo' | 'expired', string>;
  let credentials: Record<string, string>;

  beforeAll(async () => {
    api = await startApiWithGoogle(database());
    const credentialOf = ({ googleId, email, userName }: typeof MEERA | typeof ASHA_ON_GOOGLE) =>
      api.google.credential({ sub: googleId, email, name: userName });
    credentials = {
      [GOOGLE_CREDENTIAL]: await credentialOf(MEERA),
      [ASHA_GOOGLE_CREDENTIAL]: await credentialOf(ASHA_ON_GOOGLE),
    };
    const { token: demo = '', user } = (await api.send('POST', '/auth/demo-login')).body;
    const key = new TextEncoder().encode(SIGNING_KEY);
    tokens = {
      asha: await api.register(ASHA),
      demo,
      expired: await new SessionTokens(key).issue({ id: user!.id, tokenVersion: 0 }, LAST_YEAR),
    };
  });
  afterAll(() => api.stop());

  test.each(Object.entries(accountContract))('answers as its contract says: %s', async (_, call) => {
    const { caller, method, path, status, answer } = call;
    const withCredential = (key: string, value: unknown): unknown =>
      key === 'token' ? credentials[String(value)] : value;
    const text = 'body' in call ? JSON.stringify(call.body, withCredential) : undefined;
    const received = await api.send(method, path, {
      headers: {
        ...(caller !== 'nobody' && { authorization: `Bearer ${tokens[caller]}` }),
        ...(text && { 'content-type': 'application/json' }),
      },
      ...(text && { body: text }),
    });
    expect(received.status).toBe(status);
    expect(shapeOf(received.body)).toMatchObject(shapeOf(answer) as object);
    if (status >= 400) expect(received.body).toEqual(answer);
  });
});

test('the service and its contract have the same statuses of an order', () => {
  const { status } = ordersSchema.properties.orders.items.properties;
  expect(status.enum).toEqual(ORDER_STATUSES);
});
