import { Refusal } from '@tanabana/http/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toProfile, type AccountStore } from '../accounts/accountStore';
import { DEMO_ACCOUNT_ID } from '../accounts/demoAccount';
import type { Account } from '../database/tables';
import {
  noBodySchema,
  ordersSchema,
  profileSchema,
  profileUpdateSchema,
  refusals,
  type SchemaTypes,
} from '../contract/schemas';
import type { SessionTokens } from '../sessions/sessionTokens';

interface AccountServices {
  accounts: AccountStore;
  tokens: SessionTokens;
}

/** Registers the API calls of signed-in shoppers (§7). */
export function accountRoutes(app: FastifyInstance, { accounts, tokens }: AccountServices): void {
  const routes = app.withTypeProvider<SchemaTypes>();
  app.decorateRequest('account', null);
  // Runs before the body is read, so that requests without a session are refused at little cost.
  const onRequest = async (request: FastifyRequest) => {
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
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
    request.setDecorator('account', account);
  };
  const signedIn = <const Schema>(operationId: string, summary: string, schema: Schema) => ({
    onRequest,
    schema: { operationId, summary, security: [{ session: [] }], ...schema },
  });
  const accountOf = (request: FastifyRequest) => request.getDecorator<Account>('account');

  routes.get(
    '/users/me',
    signedIn('readProfile', 'The profile', {
      response: { 200: profileSchema, ...refusals },
    }),
    (request) => Promise.resolve(toProfile(accountOf(request))),
  );

  routes.put(
    '/users/me',
    signedIn('changeProfile', 'Change the profile; null removes a phone number or picture', {
      body: profileUpdateSchema,
      response: { 200: profileSchema, ...refusals },
    }),
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
    signedIn('listOrders', "The shopper's own orders, newest first", {
      response: { 200: ordersSchema, ...refusals },
    }),
    async (request) => ({ orders: await accounts.listOrders(accountOf(request).id) }),
  );

  routes.post(
    '/auth/signout-everywhere',
    signedIn('signOutEverywhere', 'End every session of the account, this one too', {
      body: noBodySchema,
      response: { 204: { type: 'null', description: 'Every session has ended' }, ...refusals },
    }),
    async (request, reply) => {
      const { id } = accountOf(request);
      if (id === DEMO_ACCOUNT_ID)
        throw new Refusal(403, 'The demo account is shared, so you cannot sign others out');
      await accounts.endSessions(id);
      return reply.code(204).send(null);
    },
  );
}
