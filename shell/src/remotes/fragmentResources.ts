import type { FragmentModule } from '@tanabana/runtime/contracts/page';
import type { ReportFailure } from './pageHealth';
import { defaultExport, type RemoteLoader } from './remoteLoader';
import { createResource, type Resource } from './resource';

export interface FragmentResource extends Resource<FragmentModule> {
  readonly want: () => void;
}

export function createFragmentResources(
  loader: RemoteLoader,
  report: ReportFailure,
): (name: string) => FragmentResource {
  const cache = new Map<string, FragmentResource>();
  return (name) => {
    const cached = cache.get(name);
    if (cached) return cached;
    const [remote = '', fragment = ''] = name.split('/');
    const expose = `./fragments/${fragment}`;
    let want: () => void = () => undefined;
    const isWanted = new Promise<void>((resolve) => (want = resolve));
    const loaded = createResource(
      async (attempt) => {
        await isWanted;
        return defaultExport(await loader(remote, expose, attempt)) as FragmentModule;
      },
      (error) => report({ remote, expose, kind: 'load', error }),
    );
    const resource = Object.assign(loaded, { want });
    cache.set(name, resource);
    return resource;
  };
}
