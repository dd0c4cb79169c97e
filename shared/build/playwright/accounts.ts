import type { Stored } from './journey';

let people = 0;

/** Returns a new person, without an account. */
export function newPerson() {
  people += 1;
  return {
    name: 'Asha Verma',
    email: `asha.${process.pid}.${Date.now()}.${people}@shop.example`,
    password: 'indigo-and-madder',
  };
}

export interface Session {
  readonly token: string;
  readonly user: { readonly name: string };
}

/** Requests a session from the account service. */
export async function sessionFrom(
  { address }: { readonly address: string },
  call: 'register' | 'demo-login',
  body?: object,
): Promise<Session> {
  const answer = await fetch(`${address}/api/auth/${call}`, {
    method: 'POST',
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}`);
  return (await answer.json()) as Session;
}

/** Returns the storage of a browser with a session. */
export function storedSession({ token, user }: Session): Stored {
  return { token, userProfile: JSON.stringify(user) };
}

/** Returns the storage of a browser with a new session of the demo account. */
export async function demoSession(shop: { readonly address: string }): Promise<Stored> {
  return storedSession(await sessionFrom(shop, 'demo-login'));
}

/** Console messages about failed responses. */
export const FAILED_ANSWER = /^error: Failed to load resource/;
