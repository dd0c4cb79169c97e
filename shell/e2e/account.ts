import type { BrowserContextOptions } from 'playwright-core';
import { STOREFRONT } from './visit';

let people = 0;

/** Somebody who has no account yet. */
export function somebody(): { readonly name: string; readonly email: string; readonly password: string } {
  people += 1;
  return {
    name: 'Asha Verma',
    email: `asha.${process.pid}.${Date.now()}.${people}@shop.example`,
    password: 'indigo-and-madder',
  };
}

/** A session as the account service gives it. */
export interface Session {
  readonly token: string;
  readonly user: { readonly name: string };
}

/** Asks the account service for a session, past the sign-in screen. */
export async function sessionFrom(call: 'register' | 'demo-login', body?: object): Promise<Session> {
  const answer = await fetch(`${STOREFRONT}/api/auth/${call}`, {
    method: 'POST',
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}`);
  return (await answer.json()) as Session;
}

/** A browser in which somebody is signed in, for `newVisit`. */
export function signedIn({ token, user }: Session): Pick<BrowserContextOptions, 'storageState'> {
  const localStorage = [
    { name: 'token', value: token },
    { name: 'userProfile', value: JSON.stringify(user) },
  ];
  return { storageState: { cookies: [], origins: [{ origin: STOREFRONT, localStorage }] } };
}

/** What a page complains about apart from answers that a journey provoked. */
export function unprovoked(complaints: readonly string[]): readonly string[] {
  return complaints.filter((complaint) => !complaint.startsWith('error: Failed to load resource'));
}
