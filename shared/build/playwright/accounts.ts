import type { Stored } from './journey';

let people = 0;

/** A person who has no account yet. */
export function newPerson(): { readonly name: string; readonly email: string; readonly password: string } {
  people += 1;
  return {
    name: 'Asha Verma',
    email: `asha.${process.pid}.${Date.now()}.${people}@shop.example`,
    password: 'indigo-and-madder',
  };
}

/** A session from the account service. */
export interface Session {
  readonly token: string;
  readonly user: { readonly name: string };
}

interface Shop {
  readonly address: string;
}

/** Requests a session from the account service, without the sign-in screen. */
export async function sessionFrom(
  { address }: Shop,
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

/** A session as a browser stores it. */
export function storedSession({ token, user }: Session): Stored {
  return { token, userProfile: JSON.stringify(user) };
}

/** A new session of the demo account, as a browser stores it. */
export async function demoSession(shop: Shop): Promise<Stored> {
  return storedSession(await sessionFrom(shop, 'demo-login'));
}

/** Console messages about failed responses that a journey provokes. */
export const FAILED_ANSWER = /^error: Failed to load resource/;
