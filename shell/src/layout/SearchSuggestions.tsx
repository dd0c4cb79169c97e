import { Small } from '@tanabana/ui/kit/Page';
import { useEffect, useMemo } from 'react';
import { useApp } from '../remotes/AppContext';
import { Region } from '../remotes/Region';
import { pageRequest } from '../routing/pageRequest';

interface SearchSuggestionsProps {
  readonly field: HTMLInputElement;
  readonly to: string;
  readonly name: string;
}

const noElement = () => null;

export function SearchSuggestions({ field, to, name }: SearchSuggestionsProps) {
  const services = useApp();
  const { fragments, onRenderError } = services;
  const [remote = '', fragment = ''] = name.split('/');
  const resource = fragments(name);
  const request = useMemo(
    () => pageRequest(services, undefined, { pathname: to, search: '' }, remote),
    [services, to, remote],
  );

  useEffect(() => {
    resource.want();
    const retry = () => {
      if (resource.hasFailed()) resource.retry();
    };
    field.addEventListener('focus', retry);
    return () => field.removeEventListener('focus', retry);
  }, [resource, field]);

  return (
    <Region
      resource={resource}
      label="The list of suggestions"
      waiting={null}
      fallback={<Small role="status">Suggestions are not available just now. Press Enter to search.</Small>}
      element={noElement}
      onError={(error) => onRenderError(remote, `./fragments/${fragment}`, error)}
    >
      {({ Component, data }) => <Component request={request} data={data} field={field} />}
    </Region>
  );
}
