import { VERSION_PATTERN } from '@tanabana/contract/remotes/deployManifest';

export interface CodeOwner {
  readonly remote: string;
  readonly version: string;
}

/** Matches the path of a published server module in a stack, as in `cart/1.0.0-4f2a91c07b/server/`. */
const SERVER_MODULE = new RegExp(`(?:^|[^a-z])([a-z]+)/(${VERSION_PATTERN})/server/`);

/** Returns the deployable and version of the first published server module in a file name or a stack. */
export function ownerOfFile(text: string): CodeOwner | undefined {
  const [, remote, version] = SERVER_MODULE.exec(text) ?? [];
  return remote && version ? { remote, version } : undefined;
}
