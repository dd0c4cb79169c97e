import { matchRoute } from '@tanabana/contract/routes/matchRoute';
import type { FragmentProps } from '@tanabana/contract/pages/page';
import { useNearView } from '@tanabana/ui/hooks/useNearView';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from './AppContext';
import type { FragmentResource } from './fragmentResources';
import { Region } from './Region';
import { failedResource } from './resource';

/**
 * The scripts and data of the fragment are fetched shortly before the fragment is in view. Until the fetch ends, the
 * server-rendered HTML of the fragment is displayed. A fragment that the route of the page does not declare counts as a
 * failure of the remote of the page.
 */
export function Fragment({ name, fallback, ...props }: FragmentProps) {
  const { composition, fragments, onRenderError } = useApp();
  const { settings, seed, records, routes } = composition;
  const { pathname, search } = useLocation();
  const page = useMemo(() => matchRoute(routes, pathname), [routes, pathname]);
  const isDeclared = page?.fragments?.includes(name) ?? true;
  const [remote = '', fragment = ''] = name.split('/');
  const owner = page && !isDeclared ? page : { remote, expose: `./fragments/${fragment}` };
  const request = { params: {}, pathname, search, settings, seed, records };
  const resource = isDeclared ? fragments(name, props, page) : undeclared(name, page?.path);
  const container = useNearView<HTMLDivElement>(resource.want);
  return (
    <div ref={container} data-fragment={name}>
      <Region
        resource={resource}
        label="This part of the page"
        waiting={fallback}
        fallback={fallback}
        element={() => container.current}
        onError={(error) => onRenderError(owner.remote, owner.expose, error)}
      >
        {({ Component, props, data }) =>
          data === null ? fallback : <Component {...{ ...props, fallback }} request={request} data={data} />
        }
      </Region>
    </div>
  );
}

function undeclared(name: string, path: string | undefined): FragmentResource {
  const error = new Error(`The route ${path} renders ${name}, which its \`fragments\` do not list`);
  return { ...failedResource(error), want: () => undefined };
}
