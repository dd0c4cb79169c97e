import { IconButton } from '@tanabana/runtime/kit/IconButton';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { Search } from 'lucide-react';
import type { Ref, SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';

interface SearchFormProps {
  /** Path of the search page. */
  readonly to: string;
  /** Query parameter with the text. */
  readonly parameter: string;
  readonly ref: Ref<HTMLFormElement>;
  /** Called with the field whenever it gets the focus. */
  readonly onFocus: (field: HTMLInputElement) => void;
  readonly onSearch: () => void;
}

/** The header's search form, which works without scripts. */
export function SearchForm({ to, parameter, ref, onFocus, onSearch }: SearchFormProps) {
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = event.currentTarget.querySelector('input')?.value.trim();
    const query = text ? `?${new URLSearchParams({ [parameter]: text })}` : '';
    // Replaces the history entry of the dialog.
    void navigate(to + query, { replace: true });
    onSearch();
  };
  return (
    <Form ref={ref} action={to} role="search" aria-label="The shop" onSubmit={search}>
      <Input
        // The suggestions make a combobox of the field, which the type `search` does not allow.
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
          onFocus(currentTarget);
        }}
      />
      <IconButton type="submit" aria-label="Show results">
        <Search aria-hidden="true" />
      </IconButton>
    </Form>
  );
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

  /* Inside the field, which has the focus while the search is open. */
  &:focus-visible {
    outline: 2px solid ${color.indigo};
    outline-offset: -1px;
  }

  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`;
