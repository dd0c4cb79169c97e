import { withTimeout } from '@tanabana/contract/async/withTimeout';
import type { Composition } from '@tanabana/contract/remotes/composition';
import {
  type FragmentData,
  fragmentKey,
  InvalidProps,
  loadFragment,
  type LoadedFragment,
} from '@tanabana/contract/pages/loadFragment';
import type { FragmentModule } from '@tanabana/contract/pages/page';
import type { ReportFailure } from './pageHealth';
import { defaultExport, LOAD_TIMEOUT_MS, type RemoteLoader } from './remoteLoader';
import { createResource, type Resource } from './resource';

export interface FragmentResource extends Resource<LoadedFragment> {
  readonly want: () => void;
}

/**
 * Fragments with the same name and equal props share a resource.
 * @param name remote and fragment, as in `catalogue/RugCarousel`
 * @param page page that renders the fragment. Invalid props are reported as a failure of the page.
 */
export type FragmentResources = (name: string, props?: object, page?: Expose) => FragmentResource;

type Expose = Pick<Parameters<ReportFailure>[0], 'remote' | 'expose'>;

/** @param initial data of the fragments that the server has rendered */
export function createFragmentResources(
  loader: RemoteLoader,
  report: ReportFailure,
  { settings, seed, records }: Composition,
  initial?: FragmentData,
): FragmentResources {
  const cache = new Map<string, FragmentResource>();
  return (name, props = {}, page) => {
    const key = fragmentKey(name, props);
    const cached = cache.get(key);
    if (cached) return cached;
    const [remote = '', fragment = ''] = name.split('/');
    const expose = `./fragments/${fragment}`;
    let want: () => void = () => undefined;
    const isWanted = new Promise<void>((resolve) => (want = resolve));
    const loaded = createResource(
      async (attempt) => {
        await isWanted;
        const module = defaultExport(await loader(remote, expose, attempt)) as FragmentModule;
        const loading = loadFragment(name, module, { settings, seed, records }, props, initial);
        return withTimeout(loading, LOAD_TIMEOUT_MS);
      },
      (error) => {
        const owner = page && error instanceof InvalidProps ? page : { remote, expose };
        report({ remote: owner.remote, expose: owner.expose, kind: 'load', error });
      },
    );
    const resource = Object.assign(loaded, { want });
    cache.set(key, resource);
    return resource;
  };
}
