import { color, space, visuallyHidden } from '@tanabana/runtime/theme/tokens';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';

interface SearchBoxProps {
  /** Accessible name of the field. */
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** A category that the search preserves without scripts. */
  readonly category?: string | undefined;
}

/**
 * A search field that filters while the visitor types. It is in a form, so that it works without scripts too.
 */
export function SearchBox({ label, placeholder, query, onSearch, category }: SearchBoxProps) {
  const id = useId();
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        placeholder={placeholder}
        defaultValue={query}
        onChange={(event) => onSearch(event.target.value)}
      />
      <button type="submit" aria-label="Search" {...(category && { name: 'category', value: category })}>
        <Search aria-hidden="true" size={20} />
      </button>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  max-width: 480px;
  border-bottom: 1px solid ${color.control};

  &:focus-within {
    border-color: ${color.indigo};
  }

  @media (hover: hover) {
    &:hover {
      border-color: ${color.indigo};
    }
  }

  label {
    ${visuallyHidden}
  }

  input {
    flex: 1;
    /* Of its own it is as wide as twenty letters. */
    width: 100%;
    min-width: 0;
    min-height: ${space(6)};
    padding: 0;
    border: 0;
    background: none;
    appearance: none;
  }

  input::placeholder {
    color: ${color.muted};
    opacity: 1;
  }

  button {
    display: grid;
    place-items: center;
    width: ${space(6)};
    border: 0;
    background: none;
    color: ${color.indigo};
  }
`;
