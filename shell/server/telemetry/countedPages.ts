import { DOCUMENT_TOKEN_TTL_MS, type IssuedDocument } from './documentToken';
import type { FailureKind } from './measured';

/**
 * Maximum number of pages per release and address within the lifetime of a token.
 * @internal
 */
export const MAX_PAGES_PER_ADDRESS = 5;

/**
 * Maximum number of stored pages; the oldest is evicted first.
 * @internal
 */
export const MAX_PAGES = 20_000;

/** A page whose reports count, with the failures reported so far. */
export interface CountedPage extends IssuedDocument {
  readonly failures: Set<FailureKind>;
}

/** Pages of the last hour that count for the evaluation of a canary: a few per address, so that no visitor dominates. */
export class CountedPages {
  private readonly pages = new Map<string, CountedPage>();
  private readonly perAddress = new Map<string, number>();

  constructor(private readonly now: () => number) {}

  /** Whether another page of a release would count for an address. */
  hasRoom(document: Pick<IssuedDocument, 'release' | 'address'>): boolean {
    this.evictExpired();
    return (this.perAddress.get(keyOf(document)) ?? 0) < MAX_PAGES_PER_ADDRESS;
  }

  /**
   * Counts a page, also one that another server issued.
   * @returns the page, the existing one when it was counted before; `undefined` when its address has no room
   */
  count(document: IssuedDocument): CountedPage | undefined {
    const known = this.pages.get(document.id);
    if (known) return known;
    if (!this.hasRoom(document)) return undefined;
    const page = { ...document, failures: new Set<FailureKind>() };
    this.pages.set(page.id, page);
    this.perAddress.set(keyOf(page), (this.perAddress.get(keyOf(page)) ?? 0) + 1);
    if (this.pages.size > MAX_PAGES) this.evictOldest();
    return page;
  }

  /** @returns pages that were issued after a time, in milliseconds since 1970 */
  since(since: number): readonly CountedPage[] {
    const from = Math.max(since, this.now() - DOCUMENT_TOKEN_TTL_MS);
    return [...this.pages.values()].filter(({ issuedAt }) => issuedAt > from);
  }

  private evictExpired(): void {
    const until = this.now() - DOCUMENT_TOKEN_TTL_MS;
    for (const { issuedAt } of this.pages.values()) {
      if (issuedAt > until) break;
      this.evictOldest();
    }
  }

  private evictOldest(): void {
    const [oldest] = this.pages.values();
    if (!oldest) return;
    this.pages.delete(oldest.id);
    const left = (this.perAddress.get(keyOf(oldest)) ?? 1) - 1;
    if (left > 0) this.perAddress.set(keyOf(oldest), left);
    else this.perAddress.delete(keyOf(oldest));
  }
}

function keyOf({ release, address }: Pick<IssuedDocument, 'release' | 'address'>): string {
  return `${release}~${address}`;
}
