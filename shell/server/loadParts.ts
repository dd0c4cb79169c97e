import type { DeployManifest } from '@tanabana/shared/contracts/deployManifest';
import type { FragmentModule, PageMeta, PageModule, PageRequest } from '@tanabana/shared/contracts/page';
import type { Release } from '../release/releaseDocument';
import { withTimeout } from '../src/federation/withTimeout';
import type { LoadedPage } from '../src/routing/pageResources';
import { marked } from './remoteMark';
import type { ServerModules } from './serverModules';

/** How long a remote may take for its part of a page, in milliseconds. */
const PATIENCE = 3_000;

/** One page being rendered, and what happened on the way. */
export interface Rendering {
  readonly release: Release;
  readonly modules: ServerModules;
  readonly request: PageRequest;
  readonly failures: { remote: string; version: string; error: unknown }[];
  /** Remotes that are known to fail on this page. */
  readonly leftOut: ReadonlySet<string>;
  readonly shown: { manifest: DeployManifest; expose: string }[];
}

/** Notes that a remote failed. */
export function fail({ release, failures }: Rendering, remote: string, error: unknown): void {
  const version = release.remotes[remote]?.version ?? release.shell.version;
  failures.push({ remote, version, error });
}

interface Place {
  readonly remote: string;
  readonly expose: string;
}

async function loadExpose<Module>(
  rendering: Rendering,
  { remote, expose }: Place,
): Promise<Module | undefined> {
  const manifest = rendering.release.remotes[remote];
  if (!manifest || rendering.leftOut.has(remote)) return undefined;
  rendering.shown.push({ manifest, expose });
  const module = (await rendering.modules(manifest, expose)) as { readonly default: Module };
  return module.default;
}

/** Loads the page of a remote with its data and head; a remote that fails costs no more than its page. */
export async function loadPage(
  rendering: Rendering,
  place: Place,
): Promise<{ readonly page: LoadedPage; readonly meta: PageMeta } | undefined> {
  try {
    const module = await loadExpose<PageModule<unknown>>(rendering, place);
    if (!module) return undefined;
    const data = await withTimeout(Promise.resolve(module.load?.(rendering.request)), PATIENCE);
    const Component = marked(place.remote, module.Component);
    return { page: { module: { ...module, Component }, data }, meta: module.meta(rendering.request, data) };
  } catch (error) {
    fail(rendering, place.remote, error);
    return undefined;
  }
}

/** Loads the fragments that a page shows; one that fails costs no more than itself. */
export async function loadFragments(
  rendering: Rendering,
  { remote, expose }: Place,
): Promise<Map<string, FragmentModule>> {
  const route = rendering.release.remotes[remote]?.routes.find((candidate) => candidate.expose === expose);
  const loaded = new Map<string, FragmentModule>();
  for (const name of route?.fragments ?? []) {
    const [owner = '', part = ''] = name.split('/');
    try {
      const module = await loadExpose<FragmentModule>(rendering, {
        remote: owner,
        expose: `./fragments/${part}`,
      });
      if (module) loaded.set(name, { Component: marked(owner, module.Component) });
    } catch (error) {
      fail(rendering, owner, error);
    }
  }
  return loaded;
}
