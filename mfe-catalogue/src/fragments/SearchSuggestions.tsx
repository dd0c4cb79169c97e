import { defineFragment, type FragmentComponentProps } from '@tanabana/runtime/contracts/page';
import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import { VisuallyHidden } from '@tanabana/runtime/kit/Page';
import { countOf } from '@tanabana/runtime/text/countOf';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { catalogueSource, readMakers } from '../source/catalogueSource';
import type { SuggestionSource } from '../suggestions/findSuggestions';
import { suggestionGroups } from './suggestionGroups';
import { SuggestionList } from './SuggestionList';
import { useAnnouncement } from './useAnnouncement';
import { useCombobox } from './useCombobox';
import { useFieldText } from './useFieldText';
import { useSuggestions } from './useSuggestions';

export default defineFragment({ Component: SearchSuggestions });

/** In a browser the release stays the same as long as the document. */
const readOnce = createSharedReads({ cache: true });

/** Suggestions below the header's search field, which becomes a combobox. */
function SearchSuggestions({ field, request: { listPages } }: FragmentComponentProps) {
  const source = useMemo(
    (): SuggestionSource => ({
      ...catalogueSource,
      makers: readMakers,
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
  const hasFailed = suggestions === 'failed';
  const found = suggestions === 'failed' ? undefined : suggestions;
  const groups = useMemo(() => (found ? suggestionGroups(found) : []), [found]);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const active = useCombobox(field, listId, count);
  const announcement = useAnnouncement(found?.text === text.trim() ? countInWords(count) : '');
  return (
    <Place>
      {hasFailed && <p>Suggestions are not available just now. Press Enter to search.</p>}
      {found?.text === '' && (
        <p>
          Search by name, colour, material, size, price or item number, such as “blue rug 8 x 10” or “bowl
          under 1000”.
        </p>
      )}
      {found && found.unmatched.length > 0 && (
        <p>{`No match for ${found.unmatched.map((word) => `“${word}”`).join(', ')}.`}</p>
      )}
      {found && found.text !== '' && count === 0 && (
        <p>{`Nothing found for “${found.text}”. Try a material, a colour, a town or an item number.`}</p>
      )}
      {count > 0 && <SuggestionList id={listId} groups={groups} active={active} />}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Place>
  );
}

function countInWords(count: number): string {
  if (count === 0) return 'No suggestions';
  return countOf(count, 'suggestion');
}

const Place = styled.div`
  color: ${color.muted};
  font-size: ${size.small};

  > p {
    margin-bottom: ${space(2)};
    text-wrap: pretty;
  }
`;
