import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { Failure } from './failure';

/** A part of a remote that came. */
interface Load {
  readonly remote: string;
  readonly expose: string;
  readonly milliseconds: number;
}

/** What one page knows of its remotes: the version in use of each, how long parts took, and what went wrong. */
export class PageHealth {
  readonly loads: Load[] = [];
  readonly failures: Failure[] = [];
  private readonly versions: Map<string, string>;

  constructor(remotes: Composition['remotes']) {
    this.versions = new Map(Object.entries(remotes).map(([name, { version }]) => [name, version]));
  }

  /** The version that the page uses: the release's, unless another stands in. */
  versionOf(remote: string): string {
    return this.versions.get(remote) ?? 'unknown';
  }

  uses(remote: string, version: string): void {
    this.versions.set(remote, version);
  }
}
