import { fragmentsOf, routesOf, type Release } from '@tanabana/releases/documents/releaseDocument';

export interface VerifyStep {
  readonly name: string;
  /** Other deployables whose code the step runs. */
  readonly others: readonly string[];
  readonly expose?: string;
  readonly path?: string;
  /** Path pattern, as in `/product/:id`. */
  readonly route?: string;
}

/**
 * Lists the modules that pages need, followed by all pages with a known address. Each module is a separate step, so
 * that an endless loop is attributed to the owner of the module.
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
    // Skips modules of the shell's pages, because these pages are in the server module of the shell.
    if (name !== shell.name) add(name, expose);
    for (const fragment of fragmentsOf(name, route)) {
      const [owner = '', exposed = ''] = fragment.split('/');
      add(owner, `./fragments/${exposed}`);
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

/** Describes a step, as in `/cart renders`. */
export function stepInWords({ name, expose, path }: VerifyStep): string {
  return path === undefined ? `${expose} of ${name} loads` : `${path} renders`;
}
