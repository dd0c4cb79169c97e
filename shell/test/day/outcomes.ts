import { percentiles } from '../percentiles';

/** What is requested. */
export type Kind = 'document' | 'file' | 'account';

/** One answer. */
interface Outcome {
  readonly kind: Kind;
  /** Milliseconds from the time at which the request was due to the last byte of the answer. */
  readonly ms: number;
  readonly bytes: number;
  /** Why it counts as failed. */
  readonly failure: string | undefined;
  /** Level of a page that was not rendered by its own version, as in `previous-version`. */
  readonly fallback: string | undefined;
}

/** Figures of a period. */
export interface Summary {
  readonly requests: number;
  readonly failed: Readonly<Record<string, number>>;
  readonly fallbacks: Readonly<Record<string, number>>;
  readonly bytes: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** Collects answers, and summarises those since the last call. */
export class Outcomes {
  private found: Outcome[] = [];

  add(outcome: Outcome): void {
    this.found.push(outcome);
  }

  /** Takes out all answers so far. @returns their figures by kind */
  take(): Readonly<Record<Kind, Summary>> {
    const taken = this.found;
    this.found = [];
    const of = (kind: Kind) => summarise(taken.filter((outcome) => outcome.kind === kind));
    return { document: of('document'), file: of('file'), account: of('account') };
  }
}

function summarise(outcomes: readonly Outcome[]): Summary {
  return {
    requests: outcomes.length,
    failed: countBy(outcomes.map(({ failure }) => failure)),
    fallbacks: countBy(outcomes.map(({ fallback }) => fallback)),
    bytes: outcomes.reduce((sum, { bytes }) => sum + bytes, 0),
    ...percentiles(outcomes.map(({ ms }) => ms)),
  };
}

function countBy(words: readonly (string | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) if (word !== undefined) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
