import { hostname, userInfo } from 'node:os';

/** Names of people in the environment, the most telling first: stated, and as CI services give them. */
const PEOPLE = ['RELEASED_BY', 'GITHUB_ACTOR', 'GITLAB_USER_LOGIN', 'BUILDKITE_BUILD_CREATOR'] as const;

/** Names of the credentials for the bucket, none of them secret. */
const CREDENTIALS = ['AWS_ROLE_ARN', 'AWS_PROFILE', 'AWS_ACCESS_KEY_ID'] as const;

/** Longest name that records take, in characters. */
const MAX_LENGTH = 200;

/**
 * Who acts, for the records of releases and versions: the person that the environment names, or the user of the machine; and what opens the
 * bucket, where there is one. As in `asha with arn:aws:iam::123:role/release`.
 */
export function actorOf(env: Readonly<Record<string, string | undefined>>): string {
  const first = (names: readonly string[]) => names.map((name) => env[name]).find(Boolean);
  const person = first(PEOPLE) ?? `${userName()} on ${hostname()}`;
  const credentials = env.RELEASES_BUCKET ? first(CREDENTIALS) : undefined;
  return recordedName(credentials === undefined ? person : `${person} with ${credentials}`);
}

/** A server that acts by itself, for the history. */
export function serverActor(): string {
  return recordedName(`server ${hostname()}`);
}

/** A user of a container may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** A name as records take it: in one line, and not too long. */
export function recordedName(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}
