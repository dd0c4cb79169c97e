import * as v from 'valibot';

/** What `exposes.child.ts` is told: the exposes to load, in this order. */
export const exposesTaskSchema = v.object({
  /** Folder of the build. */
  dist: v.string(),
  owner: v.string(),
  modules: v.array(v.object({ expose: v.string(), file: v.string() })),
});

export type ExposesTask = v.InferOutput<typeof exposesTaskSchema>;
