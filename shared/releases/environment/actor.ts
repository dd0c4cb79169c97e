import { hostname, userInfo } from 'node:os';

/**
 * Environment variables with the name of the person who started the command or its pipeline. The first variable that is
 * set counts.
 */
const PEOPLE = ['RELEASED_BY', 'GITHUB_ACTOR', 'GITLAB_USER_LOGIN', 'BUILDKITE_BUILD_CREATOR'] as const;

/** Environment variables that identify the credentials for the bucket `RELEASES_BUCKET`. The values are not secret. */
const CREDENTIALS = ['AWS_ROLE_ARN', 'AWS_PROFILE', 'AWS_ACCESS_KEY_ID'] as const;

const MAX_LENGTH = 200;

/**
 * Returns the author for history entries: the person whom an environment variable names, otherwise the operating-system
 * user and the host. Appends the name of the bucket's credentials, if known.
 */
export function actorOf(env: Readonly<Record<string, string | undefined>>): string {
  const first = (names: readonly string[]) => names.map((name) => env[name]).find(Boolean);
  const person = first(PEOPLE) ?? `${userName()} on ${hostname()}`;
  const credentials = env.RELEASES_BUCKET ? first(CREDENTIALS) : undefined;
  return recordedName(credentials === undefined ? person : `${person} with ${credentials}`);
}

/** Author of history entries that a server adds: `server <host name>`. */
export function serverActor(): string {
  return recordedName(`server ${hostname()}`);
}

/** Returns the name of the user, or the id of the user if there is no name, as in some containers. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Collapses white space and control characters, and limits the length of a name. */
export function recordedName(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}
