import type { ObjectStore, ServableObjects } from '@tanabana/artefacts/store/objectStore';

/** Called after each call to a store. */
export type OnStoreCall = (operation: string, outcome: 'done' | 'failed', seconds: number) => void;

const CALLS: ReadonlySet<string | symbol> = new Set<keyof ServableObjects>([
  'read',
  'has',
  'create',
  'list',
  'names',
  'remove',
  'download',
]);

/** Reports the duration of each call to a store. */
export function timedObjects<Objects extends ObjectStore>(objects: Objects, onCall: OnStoreCall): Objects {
  return new Proxy(objects, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const method = value as (...args: unknown[]) => unknown;
      if (!CALLS.has(name)) return method.bind(target);
      return async (...args: unknown[]) => {
        const from = performance.now();
        let outcome: 'done' | 'failed' = 'failed';
        try {
          const result = await method.apply(target, args);
          outcome = 'done';
          return result;
        } finally {
          onCall(String(name), outcome, (performance.now() - from) / 1_000);
        }
      };
    },
  });
}
