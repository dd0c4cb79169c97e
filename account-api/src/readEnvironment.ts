import * as v from 'valibot';

const GOOGLE_JWKS_URL = 'https://www.googleapis.com/oauth2/v3/certs';
/** Google uses either spelling. */
const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

const limit = (name: string) =>
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,8}\/[1-9]\d{0,8}$/, `${name} must read calls/seconds, such as 60/60`),
    v.transform((value) => {
      const [calls = 0, seconds = 0] = value.split('/').map(Number);
      return { calls, seconds };
    }),
  );

const Environment = v.object({
  DATABASE_URL: v.optional(
    v.pipe(text, v.regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must begin with postgres://')),
  ),
  TOKEN_SIGNING_KEY: v.optional(
    v.pipe(v.string(), v.minBytes(32, 'TOKEN_SIGNING_KEY needs 32 bytes or more')),
  ),
  GOOGLE_CLIENT_ID: v.optional(text),
  GOOGLE_JWKS_URL: v.optional(v.pipe(text, v.url('GOOGLE_JWKS_URL must be a URL')), GOOGLE_JWKS_URL),
  GOOGLE_ISSUER: v.optional(text),
  LIMIT_PER_ADDRESS: v.optional(limit('LIMIT_PER_ADDRESS'), '60/60'),
  LIMIT_PER_ACCOUNT: v.optional(limit('LIMIT_PER_ACCOUNT'), '10/900'),
  LIMIT_PER_ACCOUNT_NEW_ADDRESSES: v.optional(limit('LIMIT_PER_ACCOUNT_NEW_ADDRESSES'), '100/900'),
});

/**
 * Reads the service's settings. Empty variables count as unset.
 * @throws naming each invalid variable, without its value
 */
export function readEnvironment(env: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(Environment, set);
  if (!result.success) {
    throw new Error(
      result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; '),
    );
  }
  const read = result.output;
  return {
    databaseUrl: read.DATABASE_URL,
    signingKey: read.TOKEN_SIGNING_KEY,
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
