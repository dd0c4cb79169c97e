import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTHeaderParameters } from 'jose';

export const CLIENT_ID = 'tanabana.apps.example';
export const ISSUER = 'https://accounts.google.example';

interface CredentialOptions {
  header?: Partial<JWTHeaderParameters>;
  key?: CryptoKey | Uint8Array;
  issuedAt?: number;
  expiresAt?: number;
}

/** Starts a server that issues credentials and publishes keys as Google does. */
export async function startGoogleIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const published = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const keys = { status: 200, body: JSON.stringify({ keys: [published] }) };
  const server = createServer((_request, response) => {
    response.writeHead(keys.status, { 'content-type': 'application/json' }).end(keys.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const now = Math.floor(Date.now() / 1000);

  return {
    publicKey,
    /** Answer to requests for the keys. Tests may change this answer. */
    keys,
    environment: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_ISSUER: ISSUER,
      GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/certs`,
    },
    credential: (claims: Record<string, unknown>, options: CredentialOptions = {}) =>
      new SignJWT({ iss: ISSUER, aud: CLIENT_ID, email_verified: true, name: 'Meera Nair', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1', typ: 'JWT', ...options.header })
        .setIssuedAt(options.issuedAt ?? now)
        .setExpirationTime(options.expiresAt ?? now + 3600)
        .sign(options.key ?? privateKey),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export type GoogleIssuer = Awaited<ReturnType<typeof startGoogleIssuer>>;
