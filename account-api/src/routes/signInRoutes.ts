import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { AccountStore } from '../accounts/accountStore';
import { DEMO_ACCOUNT_ID } from '../accounts/demoAccount';
import { newAccount } from '../accounts/newAccount';
import { normaliseEmail } from '../accounts/normaliseEmail';
import { hashPassword, matchesPassword } from '../accounts/passwords';
import { signInWithGoogle } from '../accounts/signInWithGoogle';
import { toProfile } from '../accounts/toProfile';
import type { Account } from '../database/tables';
import type { GoogleIdentity } from '../google/googleVerifier';
import type { AccountLimiter } from '../limits/accountLimiter';
import { Refusal } from '../refusal';
import {
  googleLoginSchema,
  loginSchema,
  noBodySchema,
  refusalSchema,
  registrationSchema,
  sessionSchema,
  type GoogleLogin,
  type Login,
  type Registration,
  type Session,
} from '../schemas';
import type { SessionTokens } from '../sessions/sessionTokens';

interface SignInParts {
  accounts: AccountStore;
  tokens: SessionTokens;
  limiter: AccountLimiter;
  rateLimit: RateLimitOptions;
  /** Undefined where Google sign-in is not set up. */
  verifyGoogle: ((credential: string) => Promise<GoogleIdentity>) | undefined;
}

const answers = { '4xx': refusalSchema, '5xx': refusalSchema };

/** The four calls that give a session (§7): login, register, Google, demo. All count against the address's limit. */
export function signInRoutes(app: FastifyInstance, parts: SignInParts): void {
  const { accounts, tokens, limiter, verifyGoogle } = parts;
  const config = { rateLimit: parts.rateLimit };

  const sessionOf = async (account: Account): Promise<Session> => {
    const issuedAt = Math.max(Math.floor(Date.now() / 1000), account.sessionsValidFrom);
    return { token: await tokens.issue(account.id, issuedAt), user: toProfile(account) };
  };

  app.post<{ Body: Login }>(
    '/auth/login',
    {
      config,
      schema: {
        summary: 'Log in by email and password',
        body: loginSchema,
        response: { 200: sessionSchema, ...answers },
      },
    },
    async ({ body }) => {
      const email = normaliseEmail(body.email);
      await limiter.admit(email);
      const account = await accounts.findByEmail(email);
      const fits = await matchesPassword(account?.passwordHash ?? null, body.password);
      if (account === undefined || !fits) throw new Refusal(401, 'Email or password is incorrect');
      await limiter.forget(email);
      return sessionOf(account);
    },
  );

  app.post<{ Body: Registration }>(
    '/auth/register',
    {
      config,
      schema: {
        summary: 'Open an account',
        body: registrationSchema,
        response: { 201: sessionSchema, ...answers },
      },
    },
    async ({ body }, reply) => {
      const email = normaliseEmail(body.email);
      await limiter.admit(email);
      const passwordHash = await hashPassword(body.password);
      const account = await accounts.add(newAccount(body.name, email, new Date(), { passwordHash }));
      if (account === undefined) throw new Refusal(409, 'An account with this email already exists');
      await limiter.forget(email);
      return reply.code(201).send(await sessionOf(account));
    },
  );

  app.post<{ Body: GoogleLogin }>(
    '/auth/google',
    {
      config,
      schema: {
        summary: 'Log in by a Google credential',
        body: googleLoginSchema,
        response: { 200: sessionSchema, ...answers },
      },
    },
    async ({ body }) => {
      if (verifyGoogle === undefined) throw new Refusal(503, 'Google sign-in is not set up');
      const identity = await verifyGoogle(body.token);
      return sessionOf(await signInWithGoogle(accounts, identity, new Date()));
    },
  );

  app.post(
    '/auth/demo-login',
    {
      config,
      schema: {
        summary: 'Log in to the shared demo account, without credentials',
        body: noBodySchema,
        response: { 200: sessionSchema, ...answers },
      },
    },
    async () => {
      const account = await accounts.findById(DEMO_ACCOUNT_ID);
      if (account === undefined) throw new Error('The demo account is missing');
      return sessionOf(account);
    },
  );
}
