import { addressTag } from './addressTag';
import { issueDocument } from './documentToken';
import type { Observations } from './observations';

/** A document that is about to be given to one visitor. */
export interface GivenDocument {
  readonly release: string;
  /** The visitor's address. */
  readonly address: string;
  /** Whether each of its remotes could be rendered. */
  readonly isWhole: boolean;
}

interface GivenDocumentsOptions {
  readonly secret: string;
  readonly now: () => number;
  readonly observations: Observations;
}

/**
 * Counts documents for the judgement of a canary.
 * @returns gives the token that a document carries; nothing when its address has had its share
 */
export function createGivenDocuments({ secret, now, observations }: GivenDocumentsOptions) {
  return ({ release, address, isWhole }: GivenDocument): string | undefined => {
    const tag = addressTag(secret, address);
    if (!observations.pages.hasRoom({ release, address: tag })) return undefined;
    const { document, token } = issueDocument(secret, release, tag, now());
    const page = observations.pages.count(document);
    if (!isWhole) page?.failures.add('server');
    return token;
  };
}
