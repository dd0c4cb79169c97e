import type { ObjectStore } from '@tanabana/artefacts/store/objectStore';
import { parseStored } from '@tanabana/artefacts/store/parseStored';
import * as v from 'valibot';

const FOLDER = 'machines/';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Visitors of one release on one server since the canary started. */
const sideSchema = v.object({
  visitors: count,
  /** Address tags of visitors with failed pages, so that a visitor of several servers counts once. */
  failed: v.array(v.string()),
});

const reportSchema = v.object({
  /** Unique id of the server process. */
  machine: v.string(),
  /** When it was written, as an ISO timestamp. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Documents that were served in the last hour, by release. */
  documents: v.record(v.string(), count),
  /** Failures in the last hour. */
  failures: v.array(v.object({ remote: v.string(), version: v.string(), kind: v.string(), count })),
  /** Web vitals of the last hour: how often each value was measured. */
  vitals: v.array(v.object({ route: v.string(), name: v.string(), value: v.number(), count })),
  /** The running canary; `id` consists of its release, the live release and its start. */
  canary: v.optional(v.object({ id: v.string(), live: sideSchema, canary: sideSchema })),
});

export type SideCounts = v.InferOutput<typeof sideSchema>;

/** The report of one server. */
export type MachineReport = v.InferOutput<typeof reportSchema>;

/**
 * The reports of all servers, in the shared store: one object per server, which it replaces by one with the next number.
 * The report of a stopped server stays until `prune` removes it.
 */
export class MachineReports {
  private number = 0;
  private parsed = new Map<string, MachineReport | undefined>();

  constructor(private readonly objects: ObjectStore) {}

  /** Replaces the report of this server. */
  async write(report: MachineReport): Promise<void> {
    const keyOf = (number: number) => `${FOLDER}${report.machine}~${String(number).padStart(8, '0')}.json`;
    this.number += 1;
    await this.objects.create(keyOf(this.number), JSON.stringify(report));
    if (this.number > 1) await this.objects.remove(keyOf(this.number - 1));
  }

  /** Reads the newest report of each server. Each object is fetched once; unreadable ones are left out. */
  async read(): Promise<readonly MachineReport[]> {
    const newest = new Map<string, string>();
    // Names are sorted, so the last one of a server is its newest.
    for (const name of await this.objects.names(FOLDER)) newest.set(name.split('~')[0] ?? '', name);
    const parsed = new Map<string, MachineReport | undefined>();
    for (const name of newest.values()) parsed.set(name, this.parsed.get(name) ?? (await this.parse(name)));
    this.parsed = parsed;
    return [...parsed.values()].filter((report) => report !== undefined);
  }

  /** Removes the reports that were written before a time, in milliseconds since 1970. */
  async removeBefore(time: number): Promise<void> {
    for (const { key, writtenAt } of await this.objects.list(FOLDER)) {
      if (writtenAt < time) await this.objects.remove(key);
    }
  }

  private async parse(name: string): Promise<MachineReport | undefined> {
    // Undefined when it was replaced meanwhile; the next read finds the newer one.
    const content = await this.objects.read(FOLDER + name);
    try {
      return content && parseStored(reportSchema, content);
    } catch {
      return undefined;
    }
  }
}

/** Sums up the visitors of one side over all servers. Failed visitors of several servers count once. */
export function failedVisitors(sides: readonly SideCounts[]): {
  readonly hits: number;
  readonly total: number;
} {
  const all = sides.flatMap(({ failed }) => failed);
  const hits = new Set(all).size;
  const visitors = sides.reduce((sum, side) => sum + side.visitors, 0);
  return { hits, total: Math.max(hits, visitors - (all.length - hits)) };
}
