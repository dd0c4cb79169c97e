import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import {
  type FragmentData,
  fragmentKey,
  loadFragment,
  type LoadedFragment,
} from '@tanabana/runtime/contracts/loadFragment';
import type {
  FragmentComponentProps,
  FragmentModule,
  FragmentRequest,
  PageMeta,
  PageModule,
  PageRequest,
} from '@tanabana/runtime/contracts/page';
import { createElement, use, type ReactNode } from 'react';
import { routeAt, type Release } from '../composition/releases/releaseDocument';
import { TimeoutError, withTimeout } from '@tanabana/runtime/async/withTimeout';
import type { LoadedPage } from '../protocol/shellModule';
import { marked, type Exposed } from './remoteMark';
import { messageOf } from '@tanabana/artefacts/sandbox/messageOf';
import type { RenderFailure } from './renderTask';
import type { LoadModule } from './serverModules';
import { timed, type Timing } from './timings';

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
  readonly timings: Timing[];
  /** Data of the rendered fragments. */
  readonly fragmentData: FragmentData;
}

export function fail(
  { release, failures }: RenderContext,
  { remote, expose }: Exposed,
  error: unknown,
): void {
  const { version } = release.remotes[remote] ?? release.shell;
  const isTimeout = error instanceof TimeoutError;
  const message = messageOf(error);
  // Several fragments of a page fail for the same reason.
  if (failures.some((failure) => failure.remote === remote && failure.message === message)) return;
  failures.push({ remote, version, expose, message, ...(isTimeout && { isTimeout }) });
}

async function loadExpose<Module>(
  context: RenderContext,
  { remote, expose }: Exposed,
): Promise<Module | undefined> {
  const manifest = context.release.remotes[remote];
  if (!manifest || context.leftOut.has(remote)) return undefined;
  context.preloads.push({ manifest, expose });
  const module = (await context.load(manifest, expose)) as { readonly default: Module };
  return module.default;
}

export async function loadPage(
  context: RenderContext,
  place: Exposed,
): Promise<{ readonly page: LoadedPage; readonly meta: PageMeta } | undefined> {
  try {
    const module = await loadExpose<PageModule<unknown>>(context, place);
    if (!module) return undefined;
    const data = await withTimeout(Promise.resolve(module.load?.(context.request)), LOAD_TIMEOUT_MS);
    const meta = module.meta(context.request, data);
    const Component = marked(place, module.Component);
    return { page: { module: { ...module, Component }, data }, meta };
  } catch (error) {
    fail(context, place, error);
    return undefined;
  }
}

/** Props that the shell passes to a fragment. */
type RenderedProps = FragmentComponentProps & { readonly fallback?: ReactNode };

/** Returns the fragments that a page declares. A fragment is loaded when the page renders it, and fails alone. */
export function declaredFragments(
  context: RenderContext,
  { remote, path }: { readonly remote: string; readonly path: string },
): Map<string, FragmentModule> {
  const names = routeAt(context.release, remote, path)?.fragments ?? [];
  return new Map(
    names
      .filter((name) => !context.leftOut.has(placeOf(name).remote))
      .map((name) => [name, { Component: marked(placeOf(name), fragmentComponent(context, name)) }]),
  );
}

/** `catalogue/RugCarousel` → the module that exposes the fragment. */
function placeOf(name: string): Exposed {
  const [remote = '', fragment = ''] = name.split('/');
  return { remote, expose: `./fragments/${fragment}` };
}

/** Returns a component that loads a fragment and its data, once for equal props, and suspends until then. */
function fragmentComponent(context: RenderContext, name: string) {
  const place = placeOf(name);
  const loads: Record<string, Promise<LoadedFragment>> = {};
  const load = async (request: FragmentRequest, props: object, key: string) => {
    const module = await loadExpose<FragmentModule>(context, place);
    if (!module) throw new Error(`The release has no remote ${place.remote}.`);
    const loaded = await loadFragment(name, module, request, props);
    if (loaded.data !== undefined) context.fragmentData[key] = loaded.data;
    return loaded;
  };
  // The shell has no data on the server.
  return ({ request, fallback, data: _none, ...passed }: RenderedProps) => {
    const key = fragmentKey(name, passed);
    const { Component, props, data } = use(
      (loads[key] ??= timed(context.timings, `fragment ${name}`, () => load(request, passed, key))),
    );
    return data === null ? fallback : createElement(Component, { ...props, request, data });
  };
}
