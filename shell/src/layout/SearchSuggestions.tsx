import { Small } from '@tanabana/runtime/kit/Page';
import { useEffect, useMemo } from 'react';
import { useApp } from '../AppContext';
import { Region } from '../remotes/Region';
import { pageRequest } from '../routing/pageRequest';

interface SearchSuggestionsProps {
  readonly field: HTMLInputElement;
  /** Path of the page that answers the search. */
  readonly to: string;
  /** Remote and fragment. */
  readonly name: string;
}

const noElement = () => null;

/** The fragment that suggests what to open. Without it the field is still a form. */
export function SearchSuggestions({ field, to, name }: SearchSuggestionsProps) {
  const { composition, fragments, report, switchToFallback } = useApp();
  const [remote = '', part = ''] = name.split('/');
  const resource = fragments(name);
  const request = useMemo(
    () => pageRequest(composition, { kind: 'own', params: {} }, { pathname: to, search: '' }),
    [composition, to],
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
      onError={(error) => report({ remote, expose: `./fragments/${part}`, kind: 'render', error })}
      switchToFallback={() => switchToFallback(remote)}
    >
      {({ Component }) => <Component request={request} field={field} />}
    </Region>
  );
}
