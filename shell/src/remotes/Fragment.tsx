import type { FragmentProps } from '@tanabana/runtime/contracts/page';
import { useNearView } from '@tanabana/runtime/hooks/useNearView';
import { useLocation } from 'react-router-dom';
import { useApp } from '../AppContext';
import { Region } from './Region';
import { RegionWaiting } from './RegionWaiting';

/**
 * A fragment of one remote on the page of another, with the error handling of a page. The fragment's scripts are
 * fetched shortly before the fragment is in view; its server-rendered HTML is visible before.
 */
export function Fragment({ name, fallback }: FragmentProps) {
  const { composition, fragments, onRenderError } = useApp();
  const { settings, seed, records } = composition;
  const { pathname, search } = useLocation();
  const [remote = '', fragment = ''] = name.split('/');
  const request = { params: {}, pathname, search, settings, seed, records };
  const resource = fragments(name);
  const container = useNearView<HTMLDivElement>(resource.want);
  return (
    <div ref={container} data-fragment={name}>
      <Region
        resource={resource}
        label="This part of the page"
        waiting={resource.isMissing ? fallback : <RegionWaiting />}
        fallback={fallback}
        element={() => container.current}
        onError={(error) => onRenderError(remote, `./fragments/${fragment}`, error)}
      >
        {({ Component }) => <Component request={request} />}
      </Region>
    </div>
  );
}
