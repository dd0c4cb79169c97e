import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import {
  type FragmentData,
  fragmentKey,
  loadFragment,
  type LoadedFragment,
} from '@tanabana/contract/pages/loadFragment';
import type {
  FragmentComponentProps,
  FragmentModule,
  FragmentRequest,
  PageMeta,
  PageModule,
  PageRequest,
} from '@tanabana/contract/pages/page';
import { createElement, use, type ComponentType, type ReactNode } from 'react';
import type { RouteMatch } from '@tanabana/contract/routes/matchRoute';
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import { TimeoutError, withTimeout } from '@tanabana/contract/async/withTimeout';
import type { LoadedPage } from '../protocol/shellModule';
import { errorStack } from '@tanabana/contract/errors/errorText';
import { type RenderFailure, timed, type Timing } from './renderTask';
import type { LoadModule } from './serverModules';

/** Timeout of loading the data of a page, in milliseconds. */
const LOAD_TIMEOUT_MS = 3_000;

interface Exposed {
  readonly remote: string;
  readonly expose: string;
}

export interface RenderContext {
  readonly release: Release;
  readonly load: LoadModule;
  readonly request: PageRequest;
  readonly failures: RenderFailure[];
  /** Remotes that the browser renders, because they failed or are overridden. */
  readonly omitted: ReadonlySet<string>;
  readonly preloads: { manifest: DeployManifest; expose: string }[];
  readonly timings: Timing[];
  readonly fragmentData: FragmentData;
}

export function fail(
  { release, failures }: RenderContext,
  { remote, expose }: Exposed,
  error: unknown,
  isOfData = false,
): void {
  const { version } = release.remotes[remote] ?? release.shell;
  const isTimeout = error instanceof TimeoutError;
  const message = errorStack(error);
  // Skips a repeated failure, because several fragments of a page may fail for the same reason.
  if (failures.some((failure) => failure.remote === remote && failure.message === message)) return;
  failures.push({
    remote,
    version,
    expose,
    message,
    ...(isTimeout && { isTimeout }),
    ...(isOfData && { isOfData }),
  });
}

async function loadExpose<Module>(
  context: RenderContext,
  { remote, expose }: Exposed,
): Promise<Module | undefined> {
  const manifest = context.release.remotes[remote];
  if (!manifest || context.omitted.has(remote)) return undefined;
  context.preloads.push({ manifest, expose });
  const module = (await context.load(manifest, expose)) as { readonly default: Module };
  return module.default;
}

/** A page with a status of 5xx has failed, unless `showsFailure` requests its failure. */
export async function loadPage(
  context: RenderContext,
  exposed: Exposed,
  showsFailure: boolean,
): Promise<{ readonly page: LoadedPage; readonly meta: PageMeta } | undefined> {
  let isOfData = false;
  try {
    const module = await loadExpose<PageModule<unknown>>(context, exposed);
    if (!module) return undefined;
    isOfData = true;
    const data = await loadData(module, context.request, showsFailure);
    isOfData = false;
    const meta = module.meta(context.request, data);
    if (!showsFailure && (meta.status ?? 200) >= 500) {
      isOfData = true;
      throw new Error(`The page has status ${meta.status}: ${meta.description}`);
    }
    const Component = marked(exposed, module.Component);
    return { page: { module: { ...module, Component }, data }, meta };
  } catch (error) {
    fail(context, exposed, error, isOfData);
    return undefined;
  }
}

/** A page without `failed` may itself display that its data cannot be loaded. */
async function loadData(
  { load, failure }: PageModule<unknown>,
  request: PageRequest,
  showsFailure: boolean,
): Promise<unknown> {
  if (showsFailure && failure !== undefined) return failure;
  return withTimeout(Promise.resolve(load?.(request)), LOAD_TIMEOUT_MS);
}

type RenderedProps = FragmentComponentProps & { readonly fallback?: ReactNode };

/** A fragment is loaded when the page renders the fragment. */
export function declaredFragments(
  context: RenderContext,
  { fragments = [] }: Pick<RouteMatch, 'fragments'>,
): Map<string, FragmentModule> {
  return new Map(
    fragments
      .filter((name) => !context.omitted.has(exposedOf(name).remote))
      .map((name) => [name, { Component: marked(exposedOf(name), fragmentComponent(context, name)) }]),
  );
}

/** @param name as in `catalogue/RugCarousel` */
function exposedOf(name: string): Exposed {
  const [remote = '', fragment = ''] = name.split('/');
  return { remote, expose: `./fragments/${fragment}` };
}

/**
 * Returns a component that suspends until a fragment and its data are loaded. Elements with equal props share one load.
 */
function fragmentComponent(context: RenderContext, name: string) {
  const exposed = exposedOf(name);
  const loads: Record<string, Promise<LoadedFragment>> = {};
  const load = async (request: FragmentRequest, props: object, key: string) => {
    const module = await loadExpose<FragmentModule>(context, exposed);
    if (!module) throw new Error(`The release has no remote ${exposed.remote}.`);
    const loaded = await loadFragment(name, module, request, props);
    if (loaded.data !== undefined) context.fragmentData[key] = loaded.data;
    return loaded;
  };
  // Ignores `data`, which is passed only in browsers.
  return ({ request, fallback, data: _none, ...passed }: RenderedProps) => {
    const key = fragmentKey(name, passed);
    const { Component, props, data } = use(
      (loads[key] ??= timed(context.timings, `fragment ${name}`, () => load(request, passed, key))),
    );
    return data === null ? fallback : createElement(Component, { ...props, request, data });
  };
}

const MARK = 'remote:';

/**
 * Searches a component stack for the innermost component that was wrapped by `marked`.
 * @returns the remote and the expose of the component
 */
export function exposedIn(componentStack: string): Exposed | undefined {
  const [, remote, expose] = new RegExp(`\\b${MARK}([a-z]+)(\\./[\\w/-]+)`).exec(componentStack) ?? [];
  return remote && expose ? { remote, expose } : undefined;
}

/** The display name contains the remote and the expose, which `exposedIn` finds in component stacks. */
function marked<Props extends object>(
  { remote, expose }: Exposed,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  const Marked = (props: Props) => createElement(Component, props);
  Marked.displayName = `${MARK}${remote}${expose}`;
  return Marked;
}
