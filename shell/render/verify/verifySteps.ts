import { fragmentsOf } from '../../composition/releases/fragmentsOf';
import { routesOf, type Release } from '../../composition/releases/releaseDocument';

/** One thing to try: that a module loads, or that a page renders. */
export interface VerifyStep {
  /** Deployable whose code the step is about. */
  readonly name: string;
  /** Others whose code runs in it too. */
  readonly others: readonly string[];
  /** Module to load. */
  readonly expose?: string;
  /** Page to render. */
  readonly path?: string;
  /** Path of the page's route, as in `/product/:id`. */
  readonly route?: string;
}

/**
 * What has to be tried of a release: each module that a page with a known address needs, by itself, so that one that
 * never ends is known by its owner; then each of these pages, and those that stand for others.
 */
export function verifySteps({ shell, remotes, settings }: Release): readonly VerifyStep[] {
  const routes = [...Object.values(remotes), shell].flatMap((deployable) =>
    routesOf(deployable, settings)
      .filter(({ path, samples = [] }) => !path.includes(':') || samples.length > 0)
      .map((route) => ({ name: deployable.name, ...route })),
  );
  const loads = new Map<string, VerifyStep>([
    [`${shell.name} ./server`, { name: shell.name, others: [], expose: './server' }],
  ]);
  const add = (name: string, expose: string) => loads.set(`${name} ${expose}`, { name, others: [], expose });
  for (const { name, expose, ...route } of routes) {
    // The shell's own pages are part of its server module.
    if (name !== shell.name) add(name, expose);
    for (const fragment of fragmentsOf(name, route)) {
      const [owner = '', part = ''] = fragment.split('/');
      add(owner, `./fragments/${part}`);
    }
  }
  const pages = routes.flatMap(({ name, path, samples = [], fragments }) => {
    const owners = new Set(fragments.map((fragment) => fragment.split('/')[0] ?? ''));
    owners.delete(name);
    const addresses = new Set([...(path.includes(':') ? [] : [path]), ...samples]);
    return [...addresses].map((address) => ({ name, others: [...owners], path: address, route: path }));
  });
  return [...loads.values(), ...pages];
}

/** What a step tries, as in `/cart renders`. */
export function stepInWords({ name, expose, path }: VerifyStep): string {
  return path === undefined ? `${expose} of ${name} loads` : `${path} renders`;
}
