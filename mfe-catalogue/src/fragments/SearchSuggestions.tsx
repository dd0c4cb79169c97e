import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import { defineFragment, type FragmentComponentProps } from '@tanabana/runtime/contracts/page';
import { VisuallyHidden } from '@tanabana/runtime/kit/Page';
import { countOf } from '@tanabana/runtime/text/formatCount';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { useCallback, useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { catalogueSource } from '../source/catalogueSource';
import { findSuggestions, type SuggestionSource } from '../suggestions/findSuggestions';
import { SuggestionList } from './SuggestionList';
import { useCombobox } from './useCombobox';

export default defineFragment({ Component: SearchSuggestions });

/* The cache has no time limit, because a document uses the data of one release, which never changes. */
const readOnce = createSharedReads({ cache: true });

/**
 * Pause in typing before an announcement, in milliseconds. Without the pause, each key press would interrupt the
 * announcement.
 */
const PAUSE_MS = 700;

/** Suggestions below the search field of the header. The field becomes a combobox. */
function SearchSuggestions({ field, request: { listPages } }: FragmentComponentProps) {
  const source = useMemo(
    (): SuggestionSource => ({
      ...catalogueSource,
      pages: () => (listPages ? readOnce('pages', listPages) : Promise.resolve([])),
    }),
    [listPages],
  );
  return field ? <Suggest field={field} source={source} /> : null;
}

interface SuggestProps {
  readonly field: HTMLInputElement;
  readonly source: SuggestionSource;
}

/** @internal */
export function Suggest({ field, source }: SuggestProps) {
  const listId = useId();
  const text = useFieldText(field);
  const suggestions = useSuggestions(source, text);
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

/** Finds the suggestions for a text. Returns the previous suggestions until the new ones are found. */
function useSuggestions(source: SuggestionSource, text: string) {
  const [suggestions, setSuggestions] = useState<Awaited<ReturnType<typeof findSuggestions>> | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    findSuggestions(source, text).then(
      (found) => isWanted && setSuggestions(found),
      (error: unknown) => {
        console.error('The suggestions could not be loaded.', error);
        if (isWanted) setSuggestions('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [source, text]);
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
