import type { FragmentProps } from '@tanabana/shared/contracts/page';
import { useNearView } from '@tanabana/shared/store/useNearView';
import { useLocation } from 'react-router-dom';
import { useHouse } from '../HouseContext';
import { Region } from './Region';
import { RegionWaiting } from './RegionWaiting';

/**
 * A piece of one remote on the page of another, under the same guard as a page. Its scripts are fetched when it
 * is about to come into view; what the server rendered is there before.
 */
export function Fragment({ name, fallback }: FragmentProps) {
  const { composition, fragments, report, standIn } = useHouse();
  const { settings, seed, records } = composition;
  const { pathname, search } = useLocation();
  const [remote = '', part = ''] = name.split('/');
  const request = { params: {}, pathname, search, settings, seed, records };
  const resource = fragments(name);
  const place = useNearView<HTMLDivElement>(resource.want);
  return (
    <div ref={place} data-fragment={name}>
      <Region
        resource={resource}
        label="This part of the page"
        waiting={resource.isMissing ? fallback : <RegionWaiting />}
        fallback={fallback}
        onError={(error) => report({ remote, expose: `./fragments/${part}`, kind: 'render', error })}
        standIn={() => standIn(remote)}
      >
        {({ Component }) => <Component request={request} />}
      </Region>
    </div>
  );
}
