import { Refusal } from '@tanabana/http/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newAccount, toProfile, type AccountStore } from '../accounts/accountStore';
import { normaliseEmail } from '../database/emailAddress';
import { DEMO_ACCOUNT_ID } from '../accounts/demoAccount';
import { checkPassword, hashPassword, normalisePassword, refuseWeakPassword } from '../accounts/passwords';
import { signInWithGoogle } from '../google/signInWithGoogle';
import type { Account } from '../database/tables';
import type { GoogleIdentity } from '../google/googleVerifier';
import type { SignInLimits } from '../limits/signInLimits';
import {
  googleLoginSchema,
  googleRefusalSchema,
  loginSchema,
  noBodySchema,
  refusals,
  registrationSchema,
  sessionSchema,
  type SchemaTypes,
  type Session,
} from '../contract/schemas';
import type { SessionTokens } from '../sessions/sessionTokens';

interface SignInServices {
  accounts: AccountStore;
  tokens: SessionTokens;
  limits: SignInLimits;
  hasDemo: boolean;
  /** Undefined when Google sign-in is not set up. */
  verifyGoogle: ((credential: string) => Promise<GoogleIdentity>) | undefined;
}

const PASSWORD_NEEDED =
  'An account with this email already exists. Enter its password once to connect it with Google.';

/** Creates the refusal that requests the account's password, before the account is connected with Google. */
const passwordRequired = (statusCode: number, message: string) =>
  new Refusal(statusCode, message, { passwordRequired: true });

/** Matches characters that no shopper sees, such as a zero-width space or a mark of writing direction. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

function refuseInvisibleCharacters(email: string): void {
  if (!INVISIBLE.test(email.trim())) return;
  throw new Refusal(
    400,
    'The email address contains an invisible character. Please type it instead of pasting it.',
    { field: 'email' },
  );
}

/** Registers the API calls that create a session (§7). */
export function signInRoutes(app: FastifyInstance, services: SignInServices): void {
  const { accounts, tokens, limits, hasDemo, verifyGoogle } = services;
  const routes = app.withTypeProvider<SchemaTypes>();
  const limited = <const Schema>(operationId: string, summary: string, schema: Schema) => ({
    // Runs before the body is read, so that excess attempts are refused at little cost.
    onRequest: ({ ip }: FastifyRequest) => limits.admitSignIn(ip),
    schema: { operationId, summary, security: [], ...schema },
  });

  const sessionOf = async (account: Account): Promise<Session> => {
    const issuedAt = Math.floor(Date.now() / 1000);
    return { token: await tokens.issue(account, issuedAt), user: toProfile(account) };
  };

  routes.post(
    '/auth/login',
    limited('signIn', 'Log in by email and password', {
      body: loginSchema,
      response: { 200: sessionSchema, ...refusals },
    }),
    async ({ body, ip }) => {
      const email = normaliseEmail(body.email);
      const account = await accounts.findByEmail(body.email);
      if (account === undefined) refuseInvisibleCharacters(body.email);
      await limits.admitPassword(email, account?.id, ip);
      const matches = await checkPassword(accounts, account, body.password);
      if (account === undefined || !matches) throw new Refusal(401, 'Email or password is incorrect');
      await limits.recordSuccess(email, account.id, ip);
      return sessionOf(account);
    },
  );

  routes.post(
    '/auth/register',
    {
      ...limited('register', 'Open an account', {
        body: registrationSchema,
        response: { 201: sessionSchema, ...refusals },
      }),
      onRequest: ({ ip }) => limits.admitRegistration(ip),
    },
    async ({ body, ip }, reply) => {
      refuseInvisibleCharacters(body.email);
      const email = normaliseEmail(body.email);
      const password = normalisePassword(body.password);
      refuseWeakPassword(password, body.name, email);
      const passwordHash = await hashPassword(password);
      const account = await accounts.add(newAccount(body.name, email, new Date(), { passwordHash }));
      if (account === undefined) throw new Refusal(409, 'An account with this email already exists');
      await limits.recordSuccess(email, account.id, ip);
      return reply.code(201).send(await sessionOf(account));
    },
  );

  routes.post(
    '/auth/google',
    limited('signInWithGoogle', 'Log in by a Google credential', {
      body: googleLoginSchema,
      response: {
        200: sessionSchema,
        ...refusals,
        '4xx': { ...googleRefusalSchema, description: refusals['4xx'].description },
      },
    }),
    async ({ body, ip }) => {
      if (verifyGoogle === undefined) throw new Refusal(503, 'Google sign-in is not set up');
      const identity = await verifyGoogle(body.token);
      const provePassword = async (account: Account) => {
        if (body.password === undefined) throw passwordRequired(409, PASSWORD_NEEDED);
        await limits.admitPassword(account.email, account.id, ip);
        if (!(await checkPassword(accounts, account, body.password))) {
          throw passwordRequired(401, 'This is not the password for that account');
        }
      };
      const account = await signInWithGoogle(accounts, identity, new Date(), provePassword);
      await limits.recordSuccess(account.email, account.id, ip);
      return sessionOf(account);
    },
  );

  routes.post(
    '/auth/demo-login',
    limited('signInToDemo', 'Log in to the shared demo account, without credentials', {
      body: noBodySchema,
      response: { 200: sessionSchema, ...refusals },
    }),
    async () => {
      if (!hasDemo) throw new Refusal(403, 'This shop has no demo account');
      const account = await accounts.find('id', DEMO_ACCOUNT_ID);
      if (account === undefined) throw new Error('The demo account is missing');
      return sessionOf(account);
    },
  );
}
