import { TextField } from '@tanabana/runtime/kit/Field';
import { useEffect, useState } from 'react';

/**
 * Pause in typing after which the list is updated, in milliseconds: too short to notice, longer than the gap
 * between two letters.
 */
const DEBOUNCE_MS = 120;

interface SearchBoxProps {
  /** The search text of the address. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
  /** Called before the first search, when the box is focused. */
  readonly onFocus: () => void;
}

/** Search field that updates the list while the visitor types. */
export function SearchBox({ text, onSearch, onFocus }: SearchBoxProps) {
  const [typed, setTyped] = useState(text);
  const [sent, setSent] = useState(text);
  const [seen, setSeen] = useState(text);

  // If the address changed to the search just sent, the visitor may have typed on; any other change came from
  // outside.
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
      // A link was followed meanwhile and its page is loading: the search must not navigate back to the
      // listing.
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
