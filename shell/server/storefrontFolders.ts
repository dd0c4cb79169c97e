import path from 'node:path';

/** Where the composition server finds what it works with. */
export interface StorefrontFolders {
  readonly artefacts: string;
  readonly releases: string;
  /** What the account service keeps. */
  readonly accounts: string;
  /** File from which the singletons are resolved. */
  readonly requireFrom: string;
}

/**
 * @param root the repository's folder
 * @param data folder of everything that is kept between starts
 * @param artefacts folder of the published builds
 */
export function storefrontFolders(
  root: string,
  data: string,
  artefacts = path.join(data, 'artefacts'),
): StorefrontFolders {
  return {
    artefacts,
    releases: path.join(data, 'releases'),
    accounts: path.join(data, 'accounts'),
    requireFrom: path.join(root, 'shell/package.json'),
  };
}
