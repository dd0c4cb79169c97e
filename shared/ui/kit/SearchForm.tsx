import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, space } from '../theme/tokens';
import { Button } from './Button';

interface SearchFormProps {
  /** Path of the page with the results. */
  readonly to: string;
  /** Query parameter of the search text. */
  readonly parameter: string;
}

/** A search field for pages without content. The form also works without scripts. */
export function SearchForm({ to, parameter }: SearchFormProps) {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get(parameter);
    if (typeof text !== 'string') return;
    void navigate(`${to}?${new URLSearchParams({ [parameter]: text.trim() })}`);
  };
  return (
    <Form action={to} role="search" aria-label="Products" onSubmit={submit}>
      <input
        type="search"
        name={parameter}
        aria-label="Search products"
        placeholder="Search products"
        required
        maxLength={100}
        enterKeyHint="search"
      />
      <Button type="submit" $look="quiet">
        Search
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  gap: ${space(1)};
  max-width: 480px;

  input {
    flex: 1;
    min-width: 0;
    padding: 0 ${space(2)};
    border: 1px solid ${color.control};
    border-radius: 2px;
    background: #fffdf9;
  }

  input::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`;
