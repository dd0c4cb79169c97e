import { TextField } from '@tanabana/runtime/kit/Field';
import { useEffect, useState } from 'react';

/** Pause in typing after which the list is updated, in milliseconds: longer than the pause between two letters. */
const DEBOUNCE_MS = 120;

interface SearchBoxProps {
  readonly text: string;
  readonly onSearch: (text: string) => void;
  readonly onFocus: () => void;
}

/** Search field that updates the list while the visitor types. */
export function SearchBox({ text, onSearch, onFocus }: SearchBoxProps) {
  const [typed, setTyped] = useState(text);
  const [sent, setSent] = useState(text);
  const [seen, setSeen] = useState(text);

  // After a change to the sent text, the visitor may have typed on. Other changes replace the typed text.
  if (text !== seen) {
    setSeen(text);
    if (text !== sent) {
      setTyped(text);
      setSent(text);
    }
  }

  useEffect(() => {
    if (typed === sent) return;
    const address = window.location.href;
    const timer = setTimeout(() => {
      // The page of a followed link is loading. The search must not navigate back to the listing.
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
