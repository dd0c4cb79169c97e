import type { ObjectStore, ServableObjects } from '@tanabana/build/store/objectStore';

/** Told of each call to a store when it has ended. @param seconds how long it took */
export type NoteCall = (operation: string, outcome: 'done' | 'failed', seconds: number) => void;

const CALLS: ReadonlySet<string | symbol> = new Set<keyof ServableObjects>([
  'read',
  'has',
  'create',
  'list',
  'names',
  'remove',
  'bring',
]);

/** A store that tells how long its calls take; everything else is as before. */
export function timedObjects<Objects extends ObjectStore>(objects: Objects, note: NoteCall): Objects {
  return new Proxy(objects, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const method = value as (...given: unknown[]) => unknown;
      if (!CALLS.has(name)) return method.bind(target);
      return async (...given: unknown[]) => {
        const from = performance.now();
        let outcome: 'done' | 'failed' = 'failed';
        try {
          const result = await method.apply(target, given);
          outcome = 'done';
          return result;
        } finally {
          note(String(name), outcome, (performance.now() - from) / 1_000);
        }
      };
    },
  });
}
