export interface CodeOwner {
  readonly remote: string;
  readonly version: string;
}

/** Matches the path of a published server module in a stack, as in `cart/1.0.0-4f2a91c07b/server/`. */
const SERVER_MODULE = /(?:^|[^a-z])([a-z]+)\/(\d+\.\d+\.\d+-[0-9a-f]{10})\/server\//;

/** Returns the deployable and version of the first published server module in a file name or a stack. */
export function ownerOfFile(text: string): CodeOwner | undefined {
  const [, remote, version] = SERVER_MODULE.exec(text) ?? [];
  return remote && version ? { remote, version } : undefined;
}
