import type { CodeOwner } from '@tanabana/artefacts/sandbox/codeOwner';
import type { ServedRelease } from '../composition/releases/servedRelease';

/**
 * Remotes of one page that failed. After its first failure, a remote is replaced by its fallback version. After the
 * second failure, the remote is omitted.
 */
export class Substitutes {
  private readonly replacedRemotes = new Set<string>();
  private readonly omittedRemotes = new Set<string>();
  private firstFailed: CodeOwner | undefined;

  /** @param broken remotes whose circuit breaker is open */
  constructor(
    private readonly served: ServedRelease,
    broken: readonly string[],
  ) {
    for (const remote of broken)
      this.substitute({ remote, version: served.release.remotes[remote]?.version ?? '' });
  }

  get replaced(): readonly string[] {
    return [...this.replacedRemotes];
  }

  get omitted(): readonly string[] {
    return [...this.omittedRemotes];
  }

  /** First version that was replaced or omitted. */
  get cause(): CodeOwner | undefined {
    return this.firstFailed;
  }

  /**
   * Replaces or omits the remote of a version that failed.
   * @throws if the shell failed
   */
  substitute({ remote, version }: CodeOwner): void {
    const { release, previous } = this.served;
    const isReplaced = this.replacedRemotes.has(remote);
    const fallback = previous[remote];
    // Code that the page does not use may have crashed the process. The page is then rendered again without changes.
    const isOfPage = version === (isReplaced ? fallback : release.remotes[remote])?.version;
    if (remote !== 'shell' && !isOfPage) return;
    this.firstFailed ??= { remote, version };
    if (!release.remotes[remote]) throw new Error('The shell failed.');
    if (!isReplaced && fallback && fallback.version !== version) this.replacedRemotes.add(remote);
    else {
      this.replacedRemotes.delete(remote);
      this.omittedRemotes.add(remote);
    }
  }
}
