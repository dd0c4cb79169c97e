import { closeDialog, Dialog, DialogFrame } from '@tanabana/runtime/kit/Dialog';
import { clearOf, color, motionAllowed, space, wide } from '@tanabana/runtime/theme/tokens';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useApp } from '../AppContext';
import { SEARCH_ID } from './SearchButton';
import { SearchForm } from './SearchForm';
import { SearchSuggestions } from './SearchSuggestions';

const close = () => closeDialog(SEARCH_ID);

/** The search form, with suggestions of a remote after the first opening. */
export function SearchDialog() {
  const { search } = useApp().composition;
  const form = useRef<HTMLFormElement>(null);
  const [field, setField] = useState<HTMLInputElement>();

  useEffect(() => {
    // A visitor may have opened the dialog before hydration.
    const input = form.current?.querySelector('input');
    if (input?.closest('dialog')?.open) setField(input);
  }, []);

  if (!search) return null;
  return (
    <Dialog
      id={SEARCH_ID}
      title="Search"
      frame={SearchFrame}
      head={<SearchForm {...search} ref={form} onFocus={setField} onSearch={close} />}
    >
      <Results onClick={closeWhenFollowed}>
        {field && <SearchSuggestions field={field} to={search.to} name={search.suggestions} />}
      </Results>
    </Dialog>
  );
}

/** Closes the search when the router has followed a link, and not when a link opens in another tab. */
function closeWhenFollowed(event: MouseEvent<HTMLElement>): void {
  if (event.defaultPrevented && event.target instanceof Element && event.target.closest('a')) close();
}

const Results = styled.div`
  min-height: ${space(6)};

  /* Content can be scrolled above a phone's keyboard. */
  @media (max-width: 767px) and (pointer: coarse) {
    padding-bottom: 40dvh;
  }
`;

/** The whole screen on phones, a panel at the top on wider screens. */
const SearchFrame = styled(DialogFrame)`
  inset: 0 0 auto;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0 auto;

  > div {
    gap: 0;
    padding-top: 0;

    > :first-child {
      position: sticky;
      z-index: 1;
      top: 0;
      flex: none;
      padding: ${clearOf('top', space(2))} 0 ${space(2)};
      background: ${color.paper};
    }
  }

  ${wide.tablet} {
    width: min(680px, calc(100vw - ${space(8)}));
    height: auto;
    max-height: calc(100dvh - ${space(12)});
    margin-top: ${space(8)};
  }

  ${motionAllowed} {
    &:not([open]) {
      translate: 0 -16px;
    }

    @starting-style {
      &[open] {
        translate: 0 -16px;
      }
    }
  }
`;
