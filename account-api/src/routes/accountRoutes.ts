import { Refusal } from '@tanabana/http/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { AccountStore } from '../accounts/accountStore';
import { DEMO_ACCOUNT_ID } from '../accounts/demoAccount';
import { toProfile } from '../accounts/toProfile';
import type { Account, Tables } from '../database/tables';
import { ordersOfAccount } from '../orders/ordersOfAccount';
import { ordersSchema } from '../schemas/ordersSchema';
import { profileSchema, profileUpdateSchema } from '../schemas/profileSchemas';
import { refusals } from '../schemas/refusalSchemas';
import { noBodySchema } from '../schemas/signInSchemas';
import type { SchemaTypes } from '../schemas/schemaTypes';
import type { SessionTokens } from '../sessions/sessionTokens';

interface AccountServices {
  accounts: AccountStore;
  tokens: SessionTokens;
  database: Kysely<Tables>;
}

const security = [{ session: [] }];

/** Calls of a signed-in shopper (§7). */
export function accountRoutes(app: FastifyInstance, { accounts, tokens, database }: AccountServices): void {
  const routes = app.withTypeProvider<SchemaTypes>();
  app.decorateRequest('account', null);
  // Runs before the body is read, so that a request without a session costs little.
  const onRequest = async (request: FastifyRequest) => {
    request.setDecorator('account', await signedInAccount(request.headers.authorization, tokens, accounts));
  };
  const accountOf = (request: FastifyRequest) => request.getDecorator<Account>('account');

  routes.get(
    '/users/me',
    {
      onRequest,
      schema: {
        operationId: 'readProfile',
        summary: 'The profile',
        security,
        response: { 200: profileSchema, ...refusals },
      },
    },
    (request) => Promise.resolve(toProfile(accountOf(request))),
  );

  routes.put(
    '/users/me',
    {
      onRequest,
      schema: {
        operationId: 'changeProfile',
        summary: 'Change the profile; null removes a phone number or picture',
        security,
        body: profileUpdateSchema,
        response: { 200: profileSchema, ...refusals },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      if (id === DEMO_ACCOUNT_ID) throw new Refusal(403, 'The demo account is shared and cannot be changed');
      const { name, ...rest } = request.body;
      const changes = name === undefined ? rest : { ...rest, name: name.trim() };
      return toProfile(await accounts.changeProfile(id, changes));
    },
  );

  routes.get(
    '/orders/my',
    {
      onRequest,
      schema: {
        operationId: 'listOrders',
        summary: "The shopper's own orders, newest first",
        security,
        response: { 200: ordersSchema, ...refusals },
      },
    },
    async (request) => ({ orders: await ordersOfAccount(database, accountOf(request).id) }),
  );

  routes.post(
    '/auth/signout-everywhere',
    {
      onRequest,
      schema: {
        operationId: 'signOutEverywhere',
        summary: 'End every session of the account, this one too',
        security,
        body: noBodySchema,
        response: { 204: { type: 'null', description: 'Every session has ended' }, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = accountOf(request);
      if (id === DEMO_ACCOUNT_ID)
        throw new Refusal(403, 'The demo account is shared, so you cannot sign others out');
      await accounts.endSessions(id);
      return reply.code(204).send(null);
    },
  );
}

/**
 * Finds the account of a bearer token (§7).
 * @throws Refusal 401 without a valid token
 */
async function signedInAccount(
  authorization: string | undefined,
  tokens: SessionTokens,
  accounts: AccountStore,
): Promise<Account> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new Refusal(401, 'Missing auth token');
  const claims = await tokens.verify(token);
  const account = claims && (await accounts.find('id', claims.id));
  if (
    account === undefined ||
    claims === undefined ||
    (claims.ver ?? 0) !== account.tokenVersion ||
    claims.iat < account.sessionsValidFrom
  ) {
    throw new Refusal(401, 'Your session has ended. Please log in again.');
  }
  return account;
}
