import { TextField } from '@tanabana/runtime/kit/Field';
import { useEffect, useState } from 'react';

/** Pause in typing after which the list follows, in milliseconds: less than one sees, more than a quick finger. */
const DEBOUNCE_MS = 120;

interface SearchBoxProps {
  /** The text of the address. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
  /** Called when someone is about to search. */
  readonly onFocus: () => void;
}

/** Searches as one types. */
export function SearchBox({ text, onSearch, onFocus }: SearchBoxProps) {
  const [typed, setTyped] = useState(text);
  const [sent, setSent] = useState(text);
  const [seen, setSeen] = useState(text);

  // The address comes round with what was sent while more is being typed; anything else came from outside.
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
      // A link was followed meanwhile, and its page is on the way: the search must not bring the listing back.
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
