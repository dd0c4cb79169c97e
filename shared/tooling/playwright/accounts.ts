import type { Stored } from './journey';

let people = 0;

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

/** Calls the account service to register a person, or to sign in to the demo account. */
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

export function storedSession({ token, user }: Session): Stored {
  return { token, userProfile: JSON.stringify(user) };
}

export async function demoSession(shop: { readonly address: string }): Promise<Stored> {
  return storedSession(await sessionFrom(shop, 'demo-login'));
}

/** Matches the console message of a browser about a response with an error status. */
export const FAILED_ANSWER = /^error: Failed to load resource/;
