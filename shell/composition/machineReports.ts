import type { ObjectStore } from '@tanabana/build/store/objectStore';
import { parseStored } from '@tanabana/build/store/parseStored';
import * as v from 'valibot';

const FOLDER = 'machines/';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What one server counted of one release while a canary ran. */
const sideSchema = v.object({
  visitors: count,
  /** Tags of the visitors whose pages failed, so that one who met several servers counts once. */
  failed: v.array(v.string()),
});

const reportSchema = v.object({
  /** Names the process among all servers. */
  machine: v.string(),
  /** When it was written, as an ISO timestamp. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Documents that were served in the last hour, by release. */
  documents: v.record(v.string(), count),
  /** Failures in the last hour. */
  failures: v.array(v.object({ remote: v.string(), version: v.string(), kind: v.string(), count })),
  /** Web vitals of the last hour: how often each value was measured. */
  vitals: v.array(v.object({ route: v.string(), name: v.string(), value: v.number(), count })),
  /** The running canary, named by its release, the live one and its beginning. */
  canary: v.optional(v.object({ id: v.string(), live: sideSchema, canary: sideSchema })),
});

export type SideCounts = v.InferOutput<typeof sideSchema>;

/** What one server counted lately. */
export type MachineReport = v.InferOutput<typeof reportSchema>;

/**
 * The reports of all servers, in the store that they share: one object for each server, which the server replaces by
 * one with the next number. The report of a server that stopped stays until `prune` removes it.
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

  /** Reads the newest report of each server; each object is read once. Unreadable reports are left out. */
  async read(): Promise<readonly MachineReport[]> {
    const newest = new Map<string, string>();
    // Sorted by name, so that the last of a machine is its newest.
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
    // It may have been replaced meanwhile; the next read finds the newer one.
    const content = await this.objects.read(FOLDER + name);
    try {
      return content && parseStored(reportSchema, content);
    } catch {
      return undefined;
    }
  }
}

/** Visitors of one side on all servers, and those whose pages failed; one who met several servers counts once. */
export function failedVisitors(sides: readonly SideCounts[]): {
  readonly hits: number;
  readonly total: number;
} {
  const all = sides.flatMap(({ failed }) => failed);
  const hits = new Set(all).size;
  const visitors = sides.reduce((sum, side) => sum + side.visitors, 0);
  return { hits, total: Math.max(hits, visitors - (all.length - hits)) };
}
