import { useIsPageOn } from '@tanabana/contract/pages/pageContext';
import { TextField } from '@tanabana/ui/kit/Field';
import { type ChangeEvent, useEffect, useRef } from 'react';

const DEBOUNCE_MS = 120;

interface SearchBoxProps {
  readonly text: string;
  readonly onSearch: (text: string) => void;
  readonly onFocus: () => void;
}

export function SearchBox({ text, onSearch, onFocus }: SearchBoxProps) {
  const hasArtisans = useIsPageOn('/artisans');
  const field = useRef<HTMLInputElement>(null);
  const searched = useRef(text);
  // A search after a pause adds to the listing that is displayed then.
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);

  useEffect(() => {
    // The visitor may have typed more since the search that this field sent.
    if (!field.current || text === searched.current) return;
    searched.current = text;
    field.current.value = text;
  }, [text]);

  const searchAfterPause = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const typed = input.value;
    const { pathname } = window.location;
    setTimeout(() => {
      // If the visitor has followed a link during the pause, the search must not navigate back to the listing.
      if (input.value !== typed || window.location.pathname !== pathname) return;
      searched.current = typed;
      search.current(typed);
    }, DEBOUNCE_MS);
  };

  return (
    <TextField
      label="Search"
      type="search"
      name="q"
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
      placeholder={`Search products, ${hasArtisans ? 'artisans, ' : ''}categories...`}
      ref={field}
      defaultValue={text}
      onChange={searchAfterPause}
      onFocus={onFocus}
    />
  );
}
