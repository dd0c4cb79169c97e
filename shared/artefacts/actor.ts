import { hostname, userInfo } from 'node:os';

/** Variables that name a person, in order of preference: set by hand, or by CI services. */
const PEOPLE = ['RELEASED_BY', 'GITHUB_ACTOR', 'GITLAB_USER_LOGIN', 'BUILDKITE_BUILD_CREATOR'] as const;

/** Variables that name the credentials for the bucket; none is secret. */
const CREDENTIALS = ['AWS_ROLE_ARN', 'AWS_PROFILE', 'AWS_ACCESS_KEY_ID'] as const;

/** Longest name in records, in characters. */
const MAX_LENGTH = 200;

/**
 * Names the actor for the records of releases and versions: the person in the environment or the machine's user, and
 * the bucket's credentials, if there are any. As in `asha with arn:aws:iam::123:role/release`.
 */
export function actorOf(env: Readonly<Record<string, string | undefined>>): string {
  const first = (names: readonly string[]) => names.map((name) => env[name]).find(Boolean);
  const person = first(PEOPLE) ?? `${userName()} on ${hostname()}`;
  const credentials = env.RELEASES_BUCKET ? first(CREDENTIALS) : undefined;
  return recordedName(credentials === undefined ? person : `${person} with ${credentials}`);
}

/** Names this server as the actor, for the history. */
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

/** Shortens a name to one line for records. */
export function recordedName(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}
