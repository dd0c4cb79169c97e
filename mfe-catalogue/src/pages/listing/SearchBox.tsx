import { TextField } from '@tanabana/runtime/kit/Field';
import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 120;

interface SearchBoxProps {
  readonly text: string;
  readonly onSearch: (text: string) => void;
  readonly onFocus: () => void;
}

export function SearchBox({ text, onSearch, onFocus }: SearchBoxProps) {
  const [typed, setTyped] = useState(text);
  const [sent, setSent] = useState(text);
  const [previousText, setPreviousText] = useState(text);

  // A new `text` replaces the content of the field, unless this field sent the text last. The visitor may have typed more
  // since then.
  if (text !== previousText) {
    setPreviousText(text);
    if (text !== sent) {
      setTyped(text);
      setSent(text);
    }
  }

  useEffect(() => {
    if (typed === sent) return;
    const address = window.location.href;
    const timer = setTimeout(() => {
      // If the visitor has followed a link during the pause, the search must not navigate back to the listing.
      if (window.location.href !== address) return;
      setSent(typed);
      onSearch(typed);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, sent, onSearch]);

  return (
    <TextField
      label="Search"
      type="search"
      name="q"
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
      placeholder="Search products, artisans, categories..."
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={onFocus}
    />
  );
}
