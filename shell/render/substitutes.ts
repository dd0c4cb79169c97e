import type { CodeOwner } from '@tanabana/sandbox/codeOwner';
import type { ServedRelease } from '@tanabana/releases/releases/servedRelease';
import type { RenderFailure, RenderTask } from './renderTask';

type Failed = CodeOwner & Pick<RenderFailure, 'isOfData'>;

/** What is rendered for a remote that failed: its fallback version, the page's own failure, or nothing. */
type Substitute = 'fallback' | 'failure' | 'nothing';

/**
 * Remotes of one page that failed. After its first failure, a remote is replaced by its fallback version. If the page's
 * data cannot be loaded then either, the page displays its own failure. After any other failure, the remote is omitted.
 */
export class Substitutes {
  private readonly substitutes = new Map<string, Substitute>();
  private firstFailed: CodeOwner | undefined;

  /** @param broken remotes whose circuit breaker is open */
  constructor(
    private readonly served: ServedRelease,
    broken: readonly string[],
  ) {
    for (const remote of broken)
      this.substitute({ remote, version: served.release.remotes[remote]?.version ?? '' });
  }

  /** Substitutes of the next attempt. */
  get task(): Required<Pick<RenderTask, 'replaced' | 'omitted' | 'showsFailure'>> {
    const having = (substitute: Substitute) =>
      [...this.substitutes].flatMap(([remote, own]) => (own === substitute ? [remote] : []));
    return {
      replaced: having('fallback'),
      omitted: having('nothing'),
      showsFailure: having('failure').length > 0,
    };
  }

  get isNeeded(): boolean {
    return this.substitutes.size > 0;
  }

  /** First version that was replaced or omitted. */
  get cause(): CodeOwner | undefined {
    return this.firstFailed;
  }

  /**
   * Chooses the next substitute for the remote of a version that failed.
   * @throws if the shell failed
   */
  substitute({ remote, version, isOfData }: Failed): void {
    const { release, fallbacks } = this.served;
    const present = this.substitutes.get(remote);
    const fallback = fallbacks[remote];
    // Code that the page does not use may have crashed the process. The page is then rendered again without changes.
    const isOfPage = version === (present === 'fallback' ? fallback : release.remotes[remote])?.version;
    if (remote !== 'shell' && !isOfPage) return;
    this.firstFailed ??= { remote, version };
    if (!release.remotes[remote]) throw new Error('The shell failed.');
    if (present === undefined && fallback && fallback.version !== version)
      this.substitutes.set(remote, 'fallback');
    else this.substitutes.set(remote, isOfData && present !== 'failure' ? 'failure' : 'nothing');
  }
}
