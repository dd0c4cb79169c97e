/** The owner of code: a deployable in one version. */
export interface CodeOwner {
  readonly remote: string;
  readonly version: string;
}

/** Path of a server module of a published version in a stack. */
const SERVER_MODULE = /(?:^|[^a-z])([a-z]+)\/(\d+\.\d+\.\d+-[0-9a-f]{10})\/server\//;

/** Returns the deployable whose server module occurs first in a file name or a stack. */
export function ownerOfFile(text: string): CodeOwner | undefined {
  const [, remote, version] = SERVER_MODULE.exec(text) ?? [];
  return remote && version ? { remote, version } : undefined;
}
