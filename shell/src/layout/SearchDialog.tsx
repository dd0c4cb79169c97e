import { closeDialog, Dialog, DialogFrame } from '@tanabana/ui/kit/Dialog';
import { IconButton } from '@tanabana/ui/kit/IconButton';
import { clearOf, color, space, wide } from '@tanabana/ui/theme/tokens';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../remotes/AppContext';
import { SEARCH_ID } from './SearchButton';
import { SearchSuggestions } from './SearchSuggestions';

const close = () => closeDialog(SEARCH_ID);

/** After the first focus, displays suggestions that a remote renders. */
export function SearchDialog() {
  const { search } = useApp().composition;
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [field, setField] = useState<HTMLInputElement>();

  useEffect(() => {
    // Displays suggestions if a visitor has opened the dialog before hydration.
    if (input.current?.closest('dialog')?.open) setField(input.current);
  }, []);

  if (!search) return null;
  const { to, parameter, suggestions } = search;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = input.current?.value.trim();
    const query = text ? `?${new URLSearchParams({ [parameter]: text })}` : '';
    // Replaces the history entry of the dialog, so that the back button returns to the previous page.
    void navigate(to + query, { replace: true });
    close();
  };
  const form = (
    <Form action={to} role="search" aria-label="The shop" onSubmit={submit}>
      <Input
        ref={input}
        // The type `search` does not allow the role `combobox`.
        type="text"
        inputMode="search"
        name={parameter}
        aria-label="Search the shop"
        placeholder="Search the shop"
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={({ currentTarget }) => {
          currentTarget.select();
          setField(currentTarget);
        }}
      />
      <IconButton type="submit" aria-label="Show results">
        <Search aria-hidden="true" />
      </IconButton>
    </Form>
  );
  return (
    <Dialog id={SEARCH_ID} title="Search" frame={SearchFrame} head={form}>
      <Results onClick={closeWhenFollowed}>
        {field && <SearchSuggestions field={field} to={to} name={suggestions} />}
      </Results>
    </Dialog>
  );
}

/**
 * Closes the search after a click that the router handles. A click that opens another tab does not close the search.
 */
function closeWhenFollowed(event: MouseEvent<HTMLElement>): void {
  if (event.defaultPrevented && event.target instanceof Element && event.target.closest('a')) close();
}

const Form = styled.form`
  position: relative;
  flex: 1;
  min-width: 0;

  button {
    position: absolute;
    inset: 0 0 auto auto;
  }
`;

const Input = styled.input`
  width: 100%;
  height: ${space(6)};
  padding: 0 ${space(6)} 0 ${space(2)};
  border: 1px solid ${color.control};
  border-radius: 2px;
  background: #fffdf9;
  color: ${color.ink};
  font-size: 1.0625rem;

  /* This focus ring is less prominent than others, because the field has the focus while the search is open. */
  &:focus-visible {
    outline: 2px solid ${color.indigo};
    outline-offset: -1px;
  }

  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`;

const Results = styled.div`
  min-height: ${space(6)};

  /* Adds space, so that the last suggestions can be scrolled above the keyboard of a phone. */
  @media (max-width: 767px) and (pointer: coarse) {
    padding-bottom: 40dvh;
  }
`;

const SearchFrame = styled(DialogFrame)`
  --closed-translate: 0 -16px;

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
`;
