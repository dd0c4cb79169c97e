import { isIPv6, type BlockList } from 'node:net';
import { recordedName } from '@tanabana/releases/environment/actor';
import { readCredentials } from '@tanabana/http/tokenGate';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Header in which a proxy names the person who has signed in there, and the addresses of such proxies. */
export interface ProxySignIn {
  /** Name of the header, in lower case. */
  readonly header: string;
  readonly proxies: BlockList;
}

interface Person {
  /** Name in the deployment history. Empty if the name is missing, and undefined for a bearer token. */
  readonly name: string | undefined;
  /** Whether a trusted proxy has verified the name. */
  readonly isVerified: boolean;
}

const PERSON = 'person';

/** Identifies the person of each request, before other hooks of the plugin. */
export function identifyPeople(app: FastifyInstance, signIn: ProxySignIn | undefined): void {
  app.decorateRequest(PERSON);
  app.addHook('onRequest', (request, _reply, done) => {
    const verified = signIn && verifiedName(request, signIn);
    const name = verified ?? readCredentials(request.headers.authorization)?.name;
    const person: Person = {
      name: name === undefined ? undefined : recordedName(name),
      isVerified: verified !== undefined,
    };
    request.setDecorator(PERSON, person);
    done();
  });
}

export function personOf(request: FastifyRequest): Person {
  return request.getDecorator<Person>(PERSON);
}

/**
 * Uses the address of the connection, because `X-Forwarded-For` can be forged. Ignores repeated headers, which Node
 * joins by commas, because one of them may be the client's.
 */
function verifiedName({ raw }: FastifyRequest, { header, proxies }: ProxySignIn): string | undefined {
  const { remoteAddress = '' } = raw.socket;
  if (!proxies.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')) return undefined;
  const name = [raw.headers[header] ?? []].flat().join(',').trim();
  return name === '' || name.includes(',') ? undefined : name;
}
