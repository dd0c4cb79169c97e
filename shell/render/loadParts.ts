import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import type { FragmentModule, PageMeta, PageModule, PageRequest } from '@tanabana/runtime/contracts/page';
import { routeAt, type Release } from '../composition/releases/releaseDocument';
import { TimeoutError, withTimeout } from '@tanabana/runtime/async/withTimeout';
import type { LoadedPage } from '../protocol/shellModule';
import { marked } from './remoteMark';
import { messageOf } from '@tanabana/artefacts/sandbox/messageOf';
import type { RenderFailure } from './renderTask';
import type { LoadModule } from './serverModules';

/** Timeout of loading the data of a page, in milliseconds. */
const LOAD_TIMEOUT_MS = 3_000;

export interface RenderContext {
  readonly release: Release;
  readonly load: LoadModule;
  readonly request: PageRequest;
  readonly failures: RenderFailure[];
  /** Remotes that failed on this page. */
  readonly leftOut: ReadonlySet<string>;
  readonly preloads: { manifest: DeployManifest; expose: string }[];
}

export function fail({ release, failures }: RenderContext, remote: string, error: unknown): void {
  const { version } = release.remotes[remote] ?? release.shell;
  const isTimeout = error instanceof TimeoutError;
  failures.push({ remote, version, message: messageOf(error), ...(isTimeout && { isTimeout }) });
}

interface Place {
  readonly remote: string;
  readonly expose: string;
}

async function loadExpose<Module>(
  context: RenderContext,
  { remote, expose }: Place,
): Promise<Module | undefined> {
  const manifest = context.release.remotes[remote];
  if (!manifest || context.leftOut.has(remote)) return undefined;
  context.preloads.push({ manifest, expose });
  const module = (await context.load(manifest, expose)) as { readonly default: Module };
  return module.default;
}

export async function loadPage(
  context: RenderContext,
  place: Place,
): Promise<{ readonly page: LoadedPage; readonly meta: PageMeta } | undefined> {
  try {
    const module = await loadExpose<PageModule<unknown>>(context, place);
    if (!module) return undefined;
    const data = await withTimeout(Promise.resolve(module.load?.(context.request)), LOAD_TIMEOUT_MS);
    const meta = module.meta(context.request, data);
    const Component = marked(place.remote, module.Component);
    return { page: { module: { ...module, Component }, data }, meta };
  } catch (error) {
    fail(context, place.remote, error);
    return undefined;
  }
}

/** Loads the fragments of a page. A failure affects only its fragment. */
export async function loadFragments(
  context: RenderContext,
  { remote, path }: { readonly remote: string; readonly path: string },
): Promise<Map<string, FragmentModule>> {
  const route = routeAt(context.release, remote, path);
  const loaded = new Map<string, FragmentModule>();
  for (const name of route?.fragments ?? []) {
    const [owner = '', part = ''] = name.split('/');
    try {
      const module = await loadExpose<FragmentModule>(context, {
        remote: owner,
        expose: `./fragments/${part}`,
      });
      if (module) loaded.set(name, { Component: marked(owner, module.Component) });
    } catch (error) {
      fail(context, owner, error);
    }
  }
  return loaded;
}
