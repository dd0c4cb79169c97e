import type { ObjectStore } from '@tanabana/build/store/objectStore';
import * as v from 'valibot';
import type { SideCounts } from './canaryTally';
import type { CanaryCounts } from './judgeCanary';

const FOLDER = 'canary/';

/** What a machine tells the others of a canary. */
export interface MachineCounts {
  readonly machine: string;
  /** When it was told, as an ISO timestamp. */
  readonly at: string;
  readonly live: SideCounts;
  readonly canary: SideCounts;
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const sideSchema = v.object({
  visitors: whole,
  failed: v.array(v.string()),
  vitals: v.record(v.string(), v.array(v.tuple([whole, whole]))),
});
const machineSchema = v.object({
  machine: v.string(),
  at: v.string(),
  live: sideSchema,
  canary: sideSchema,
});

/**
 * What all machines saw of one canary, in the store that they share: an object for each machine, which it writes anew
 * under the next number, removing the one before. What a lost machine has told stays.
 */
export class SharedCounts {
  private number = 0;
  private read = new Map<string, MachineCounts>();

  /**
   * @param canary names the canary and its beginning
   * @param machine names this process among all others
   */
  constructor(
    private readonly objects: ObjectStore,
    readonly canary: string,
    private readonly machine: string,
  ) {}

  async tell(counts: Omit<MachineCounts, 'machine'>): Promise<void> {
    const told: MachineCounts = { machine: this.machine, ...counts };
    this.number += 1;
    await this.objects.create(this.keyOf(this.machine, this.number), JSON.stringify(told));
    if (this.number > 1) await this.objects.remove(this.keyOf(this.machine, this.number - 1));
  }

  /** Looks what other machines have told; one object is read once. */
  async look(): Promise<void> {
    const newest = new Map<string, string>();
    // Sorted by name, so that the last of a machine is its newest.
    for (const name of await this.objects.names(this.folder())) newest.set(name.split('~')[0] ?? '', name);
    newest.delete(this.machine);
    const read = new Map<string, MachineCounts>();
    for (const name of newest.values()) {
      const told = this.read.get(name) ?? (await this.parse(name));
      if (told) read.set(name, told);
    }
    this.read = read;
  }

  /** What the others told, as far as it was looked at. */
  others(): readonly MachineCounts[] {
    return [...this.read.values()];
  }

  private async parse(name: string): Promise<MachineCounts | undefined> {
    // It may have been replaced meanwhile; then the next look finds the newer one.
    const content = await this.objects.read(this.folder() + name);
    const { success, output } = v.safeParse(machineSchema, parseJson(content));
    return success ? output : undefined;
  }

  private folder(): string {
    return `${FOLDER}${this.canary}/`;
  }

  private keyOf(machine: string, number: number): string {
    return `${this.folder()}${machine}~${String(number).padStart(8, '0')}.json`;
  }
}

/** The sides of all machines, for a judgement on their sum. */
export function sumOf(machines: readonly Pick<MachineCounts, 'live' | 'canary'>[]): CanaryCounts {
  return { live: machines.map(({ live }) => live), canary: machines.map(({ canary }) => canary) };
}

function parseJson(content: Buffer | undefined): unknown {
  try {
    return JSON.parse(String(content ?? 'null'));
  } catch {
    return undefined;
  }
}
