import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { Failure } from './failure';

/** A loaded expose of a remote. */
interface Load {
  readonly remote: string;
  readonly expose: string;
  readonly milliseconds: number;
}

/** State of the remotes on one page: versions in use, load times, and failures. */
export class PageHealth {
  readonly loads: Load[] = [];
  readonly failures: Failure[] = [];
  private readonly versions: Map<string, string>;

  constructor(remotes: Composition['remotes']) {
    this.versions = new Map(Object.entries(remotes).map(([name, { version }]) => [name, version]));
  }

  /** The version in use: the release's, or its fallback version. */
  versionOf(remote: string): string {
    return this.versions.get(remote) ?? 'unknown';
  }

  uses(remote: string, version: string): void {
    this.versions.set(remote, version);
  }
}
