/** What browsers measure of a page: largest paint, answer to a click and first byte in milliseconds, and shift. */
export const VITALS = ['LCP', 'INP', 'TTFB', 'CLS'] as const;
export type Vital = (typeof VITALS)[number];

/** Something that went wrong with a version of a remote. */
export interface FailureSeen {
  readonly release: string;
  readonly remote: string;
  readonly version: string;
  /** Where: while it was loaded or rendered in a browser, or on the server. */
  readonly kind: 'load' | 'render' | 'event' | 'server';
}

export interface VitalSeen {
  readonly release: string;
  /** Pattern of the page's route, as in `/product/:id`. */
  readonly route: string;
  readonly name: Vital;
  readonly value: number;
}

interface DocumentSeen {
  readonly release: string;
}

type Timed<Seen> = Seen & { readonly at: number };

/** How long something is remembered, in milliseconds. */
const WINDOW = 3_600_000;

/** Most of each kind that are remembered. */
const MOST = 20_000;

/** What this server saw in the last hour: documents given out, failures, measurements. Lost when it stops. */
export class Observations {
  private readonly seen = {
    documents: [] as Timed<DocumentSeen>[],
    failures: [] as Timed<FailureSeen>[],
    vitals: [] as Timed<VitalSeen>[],
  };

  constructor(private readonly now: () => number) {}

  addDocument(document: DocumentSeen): void {
    this.add(this.seen.documents, document);
  }

  addFailure(failure: FailureSeen): void {
    this.add(this.seen.failures, failure);
  }

  addVital(vital: VitalSeen): void {
    this.add(this.seen.vitals, vital);
  }

  /** @param since only what was seen after this time, in milliseconds since 1970 */
  documents(since = 0): readonly DocumentSeen[] {
    return this.recent(this.seen.documents, since);
  }

  failures(since = 0): readonly FailureSeen[] {
    return this.recent(this.seen.failures, since);
  }

  vitals(since = 0): readonly VitalSeen[] {
    return this.recent(this.seen.vitals, since);
  }

  private add<Seen>(list: Timed<Seen>[], seen: Seen): void {
    list.push({ ...seen, at: this.now() });
    if (list.length > MOST) list.splice(0, list.length - MOST);
  }

  private recent<Seen>(list: readonly Timed<Seen>[], since: number): readonly Seen[] {
    const from = Math.max(since, this.now() - WINDOW);
    return list.filter(({ at }) => at >= from);
  }
}

/** The value that three of four measurements keep below; nothing when there are none. */
export function percentile75(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1];
}
