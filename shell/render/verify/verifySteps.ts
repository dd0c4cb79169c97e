import * as v from 'valibot';
import { releaseSchema, routesOf, type Release } from '../../composition/releaseDocument';

const stepSchema = v.object({
  /** Deployable whose code the step is about. */
  name: v.string(),
  /** Others whose code runs in it too. */
  others: v.array(v.string()),
  /** Module to load, or page to render. */
  expose: v.optional(v.string()),
  path: v.optional(v.string()),
});

/** One thing to try: that a module loads, or that a page renders. */
export type VerifyStep = v.InferOutput<typeof stepSchema>;

/** What `render.child.ts` is told. */
export const renderTaskSchema = v.object({
  release: releaseSchema,
  /** Folder in which every file of the release lies. */
  artefacts: v.string(),
  /** File from which the singletons are resolved. */
  requireFrom: v.string(),
  steps: v.array(stepSchema),
});

export type RenderTask = v.InferOutput<typeof renderTaskSchema>;

/**
 * What has to be tried of a release: each module that a page with a fixed address needs, by itself, so that one that
 * never ends is known by its owner; then each of these pages.
 */
export function verifySteps({ shell, remotes, settings }: Release): readonly VerifyStep[] {
  const routes = Object.values(remotes).flatMap((remote) =>
    routesOf(remote, settings)
      .filter(({ path }) => !path.includes(':'))
      .map((route) => ({ name: remote.name, ...route })),
  );
  const loads = new Map([[`${shell.name} ./server`, { name: shell.name, others: [], expose: './server' }]]);
  const add = (name: string, expose: string) => loads.set(`${name} ${expose}`, { name, others: [], expose });
  for (const { name, expose, fragments } of routes) {
    add(name, expose);
    for (const fragment of fragments) {
      const [owner = '', part = ''] = fragment.split('/');
      add(owner, `./fragments/${part}`);
    }
  }
  const pages = routes.map(({ name, path, fragments }) => {
    const owners = new Set(fragments.map((fragment) => fragment.split('/')[0] ?? ''));
    owners.delete(name);
    return { name, others: [...owners], path };
  });
  return [...loads.values(), ...pages];
}
