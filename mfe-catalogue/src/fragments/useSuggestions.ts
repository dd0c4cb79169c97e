import { useEffect, useState } from 'react';
import { findSuggestions, type SuggestionSource } from '../suggestions/findSuggestions';
import type { Suggestions } from '../suggestions/suggestion';

/**
 * Finds the suggestions for a text.
 * @returns those of an earlier text while the new ones are searched; `failed` when the catalogue does not answer, and
 * undefined before the first answer
 */
export function useSuggestions(source: SuggestionSource, text: string): Suggestions | 'failed' | undefined {
  const [suggestions, setSuggestions] = useState<Suggestions | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    findSuggestions(source, text).then(
      (found) => isWanted && setSuggestions(found),
      (error: unknown) => {
        console.error('The suggestions could not be loaded.', error);
        if (isWanted) setSuggestions('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [source, text]);
  return suggestions;
}
