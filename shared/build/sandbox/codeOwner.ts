/** Whose code runs: a deployable, in one of its versions. */
export interface CodeOwner {
  readonly remote: string;
  readonly version: string;
}

/** A server module of a published version, as stacks and scripts name it. */
const SERVER_MODULE = /(?:^|[^a-z])([a-z]+)\/(\d+\.\d+\.\d+-[0-9a-f]{10})\/server\//;

/** The deployable whose server module a file name or a stack names first; nothing when it names none. */
export function ownerOfFile(text: string): CodeOwner | undefined {
  const [, remote, version] = SERVER_MODULE.exec(text) ?? [];
  return remote && version ? { remote, version } : undefined;
}
