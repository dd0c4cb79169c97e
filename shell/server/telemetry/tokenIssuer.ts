import { addressTag } from './addressTag';
import { issueDocument } from './documentToken';
import type { Observations } from './observations';

/** A document that is about to be sent to one visitor. */
export interface DocumentToIssue {
  readonly release: string;
  /** The visitor's address. */
  readonly address: string;
  /** Whether all remotes were rendered without a fallback. */
  readonly isWhole: boolean;
}

interface TokenIssuerOptions {
  readonly secret: string;
  readonly now: () => number;
  readonly observations: Observations;
}

/**
 * Counts documents for the evaluation of a canary.
 * @returns a function that issues the token of a document; `undefined` when its address already has the maximum
 */
export function createTokenIssuer({ secret, now, observations }: TokenIssuerOptions) {
  return ({ release, address, isWhole }: DocumentToIssue): string | undefined => {
    const tag = addressTag(secret, address);
    if (!observations.pages.hasRoom({ release, address: tag })) return undefined;
    const { document, token } = issueDocument(secret, release, tag, now());
    const page = observations.pages.count(document);
    if (!isWhole) page?.failures.add('server');
    return token;
  };
}
