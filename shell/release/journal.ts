import type { ObjectStore } from '@tanabana/shared/release/objectStore';
import * as v from 'valibot';
import { turnSchema, type NextTurn, type Turn } from './turn';

const JOURNAL = 'journal/';

/** A turn of the journal that cannot be read. */
class JournalError extends Error {
  override name = 'JournalError';
}

function keyOf(number: number): string {
  return `${JOURNAL}${String(number).padStart(8, '0')}.json`;
}

/**
 * What was put on show, turn by turn, each an object that never changes. Whoever adds a turn writes the next
 * number; when somebody else was quicker, the number is taken, and the turn is thought through once more. So
 * commands need no lock that one of them could leave behind.
 */
export class Journal {
  constructor(
    private readonly objects: ObjectStore,
    private readonly now: () => number,
  ) {}

  /** Number of the turn that holds, 0 when there is none. */
  async length(): Promise<number> {
    return Number.parseInt((await this.objects.names(JOURNAL)).at(-1) ?? '0', 10);
  }

  /** Whether there is a turn of that number; cheap to ask. */
  has(number: number): Promise<boolean> {
    return this.objects.has(keyOf(number));
  }

  /** The turn that holds. */
  async latest(): Promise<Turn | undefined> {
    return this.turn(await this.length());
  }

  /**
   * @returns nothing when the journal does not go that far
   * @throws {JournalError} when it is no turn
   */
  async turn(number: number): Promise<Turn | undefined> {
    const content = await this.objects.read(keyOf(number));
    if (!content) return undefined;
    try {
      return v.parse(turnSchema, JSON.parse(content.toString('utf8')));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new JournalError(`${keyOf(number)} is not a turn of the journal: ${reason}`);
    }
  }

  /** The last turns, the newest first; what cannot be read is left out. */
  async history(most: number): Promise<readonly Turn[]> {
    const names = (await this.objects.names(JOURNAL)).slice(-most).reverse();
    const turns = await Promise.all(
      names.map((name) => this.turn(Number.parseInt(name, 10)).catch(() => undefined)),
    );
    return turns.filter((turn) => turn !== undefined);
  }

  /**
   * Adds a turn.
   * @param think what to do, given the turn that holds; nothing when there is nothing to do. Called again when
   * somebody else added a turn meanwhile.
   */
  async add(think: (present: Turn | undefined) => NextTurn | undefined): Promise<Turn | undefined> {
    for (;;) {
      const present = await this.latest();
      const next = think(present);
      if (!next) return undefined;
      const number = (present?.number ?? 0) + 1;
      const turn: Turn = { number, at: new Date(this.now()).toISOString(), ...next };
      if (await this.objects.create(keyOf(number), `${JSON.stringify(turn, null, 2)}\n`)) return turn;
    }
  }
}
