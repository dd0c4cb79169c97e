import { recordedName } from '@tanabana/build/publish/actor';
import { givenCredentials } from '../http/givenCredentials';

/** Somebody at the board. */
export interface BoardPerson {
  /** What forms are bound to. */
  readonly id: string;
  /** How the history names them; whoever the server's environment names, for a bearer. */
  readonly name: string | undefined;
  /** Whether they may act: whoever gives the token as a password has to say a name. */
  readonly mayAct: boolean;
}

/** Who asks, by the credentials of a request that was let in. */
export function boardPerson(authorization: string | undefined): BoardPerson {
  const given = givenCredentials(authorization)?.name;
  if (given === undefined) return { id: 'bearer', name: undefined, mayAct: true };
  const name = recordedName(given);
  return { id: `basic ${name}`, name: name || undefined, mayAct: name !== '' };
}
