import { readEnvironment } from '@tanabana/http/environment';
import * as v from 'valibot';

const GOOGLE_JWKS_URL = 'https://www.googleapis.com/oauth2/v3/certs';
/** Google's credentials contain one of these two issuers. */
const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

const limit = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}\/[1-9]\d{0,8}$/, 'must read calls/seconds, such as 60/60.'),
  v.transform((value) => {
    const [calls = 0, seconds = 0] = value.split('/').map(Number);
    return { calls, seconds };
  }),
);

const settingsSchema = v.object({
  DATABASE_URL: v.optional(v.pipe(text, v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://.'))),
  TOKEN_SIGNING_KEY: v.optional(v.pipe(v.string(), v.minBytes(32, 'needs 32 bytes or more.'))),
  DEMO_SIGN_IN: v.optional(v.picklist(['on', 'off'], 'must be on or off.'), 'on'),
  GOOGLE_CLIENT_ID: v.optional(text),
  GOOGLE_JWKS_URL: v.optional(v.pipe(text, v.url('must be a URL.')), GOOGLE_JWKS_URL),
  GOOGLE_ISSUER: v.optional(text),
  LIMIT_PER_ADDRESS: v.optional(limit, '60/60'),
  LIMIT_PER_ACCOUNT: v.optional(limit, '10/900'),
  LIMIT_PER_ACCOUNT_NEW_ADDRESSES: v.optional(limit, '100/900'),
});

/** @throws {Error} that names each invalid variable, without its value */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const read = readEnvironment(settingsSchema, env);
  return {
    databaseUrl: read.DATABASE_URL,
    signingKey: read.TOKEN_SIGNING_KEY,
    hasDemo: read.DEMO_SIGN_IN === 'on',
    google:
      read.GOOGLE_CLIENT_ID === undefined
        ? undefined
        : {
            clientId: read.GOOGLE_CLIENT_ID,
            jwksUrl: read.GOOGLE_JWKS_URL,
            issuers: read.GOOGLE_ISSUER === undefined ? GOOGLE_ISSUERS : [read.GOOGLE_ISSUER],
          },
    limits: {
      perAddress: read.LIMIT_PER_ADDRESS,
      perAccount: read.LIMIT_PER_ACCOUNT,
      perAccountNewAddresses: read.LIMIT_PER_ACCOUNT_NEW_ADDRESSES,
    },
  };
}
