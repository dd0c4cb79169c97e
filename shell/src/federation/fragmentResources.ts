import type { FragmentModule } from '@tanabana/shared/contracts/page';
import type { ReportFailure } from '../regions/reportFailure';
import { defaultExport } from '../routing/pageResources';
import type { RemoteLoader } from './remoteLoader';
import { createResource, type Resource } from './resource';

/** Loads fragments in the browser, each once. */
export function createFragmentResources(
  loader: RemoteLoader,
  report: ReportFailure,
): (name: string) => Resource<FragmentModule> {
  const kept = new Map<string, Resource<FragmentModule>>();
  return (name) => {
    const known = kept.get(name);
    if (known) return known;
    const [remote = '', part = ''] = name.split('/');
    const expose = `./fragments/${part}`;
    const resource = createResource(
      async (attempt) => defaultExport(await loader(remote, expose, attempt)) as FragmentModule,
      (error) => report({ remote, expose, kind: 'load', error }),
    );
    kept.set(name, resource);
    return resource;
  };
}
