import { color, hovered, space, visuallyHidden } from '@tanabana/ui/theme/tokens';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';

interface SearchBoxProps {
  readonly label: string;
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** Category that the form sends with the search if scripts are disabled. */
  readonly category?: string | undefined;
}

/** Search field that filters while the visitor types. Without scripts, the visitor must submit the surrounding form. */
export function SearchBox({ label, query, onSearch, category }: SearchBoxProps) {
  const id = useId();
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        placeholder={`${label}...`}
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

  ${hovered(`border-color: ${color.indigo};`)}

  label {
    ${visuallyHidden}
  }

  input {
    flex: 1;
    /* Overrides the browser's default width of twenty characters. */
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
