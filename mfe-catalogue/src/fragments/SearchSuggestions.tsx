import { defineFragment, type FragmentComponentProps } from '@tanabana/contract/pages/page';
import { VisuallyHidden } from '@tanabana/ui/kit/Page';
import { countOf } from '@tanabana/shop/text/formatCount';
import { color, size, space } from '@tanabana/ui/theme/tokens';
import { useCallback, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { catalogueListings } from '../listing/catalogueListings';
import { findSuggestions } from '../listing/findSuggestions';
import { SuggestionList } from './SuggestionList';
import { useCombobox } from './useCombobox';

export default defineFragment({ Component: SearchSuggestions });

/**
 * Pause in typing before an announcement, in milliseconds. Without the pause, each key press would interrupt the
 * announcement.
 */
const PAUSE_MS = 700;

/** Suggestions below the search field of the header. The field becomes a combobox. */
function SearchSuggestions({ field, request }: FragmentComponentProps) {
  const find = useCallback<Find>(
    (text, signal) => findSuggestions(catalogueListings, request, text, signal),
    [request],
  );
  return field ? <Suggest field={field} find={find} /> : null;
}

type Find = (text: string, signal: AbortSignal) => ReturnType<typeof findSuggestions>;

interface SuggestProps {
  readonly field: HTMLInputElement;
  readonly find: Find;
}

/** @internal */
export function Suggest({ field, find }: SuggestProps) {
  const listId = useId();
  const text = useFieldText(field);
  const suggestions = useSuggestions(find, text);
  const found = suggestions === 'failed' ? undefined : suggestions;
  const groups = found?.groups ?? [];
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const active = useCombobox(field, listId, count);
  const countText = count === 0 ? 'No suggestions' : countOf(count, 'suggestion');
  const announcement = useAnnouncement(found?.text === text.trim() ? countText : '');
  return (
    <Frame>
      {suggestions === 'failed' && <p>Suggestions are not available just now. Press Enter to search.</p>}
      {found?.text === '' && (
        <p>
          Search by name, colour, material, size, price or item number, such as “blue rug 8 x 10” or “bowl
          under 1000”.
        </p>
      )}
      {found?.notice && <p>{found.notice}</p>}
      {found && found.text !== '' && count === 0 && (
        <p>{`Nothing found for “${found.text}”. Try a material, a colour, a town or an item number.`}</p>
      )}
      {count > 0 && <SuggestionList id={listId} groups={groups} active={active} />}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Frame>
  );
}

function useFieldText(field: HTMLInputElement): string {
  const subscribe = useCallback(
    (listener: () => void) => {
      field.addEventListener('input', listener);
      return () => field.removeEventListener('input', listener);
    },
    [field],
  );
  return useSyncExternalStore(
    subscribe,
    () => field.value,
    () => '',
  );
}

/** Returns the previous suggestions until the new ones are found. */
function useSuggestions(find: Find, text: string) {
  const [suggestions, setSuggestions] = useState<Awaited<ReturnType<Find>> | 'failed'>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    find(text, signal).then(
      (found) => !signal.aborted && setSuggestions(found),
      (error: unknown) => {
        if (signal.aborted) return;
        console.error('The suggestions could not be loaded.', error);
        setSuggestions('failed');
      },
    );
    return () => leaving.abort();
  }, [find, text]);
  return suggestions;
}

/** Returns the text for a live region. A new text is returned as soon as it has not changed again for `PAUSE_MS`. */
function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}

const Frame = styled.div`
  color: ${color.muted};
  font-size: ${size.small};

  > p {
    margin-bottom: ${space(2)};
  }
`;
