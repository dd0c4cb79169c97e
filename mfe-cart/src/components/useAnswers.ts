import type { PageRequest } from '@tanabana/contract/pages/page';
import { useLoaded } from '@tanabana/ui/hooks/useLoaded';
import { useState } from 'react';
import { type Answer, answerLine, type WantedLine } from '../lines/answerLine';
import { readNamedProducts } from '../lines/articles';

interface Answers {
  /** Undefined if the products cannot be read. */
  readonly answers: readonly Answer[] | undefined;
  /** Whether the products are read, or cannot be read. Stays true during another attempt. */
  readonly isAnswered: boolean;
  readonly retry: () => void;
}

/**
 * Reads the products that lines name, and answers each line.
 * @param isAsked whether to read
 */
export function useAnswers(
  request: Pick<PageRequest, 'records'>,
  wanted: readonly WantedLine[],
  isAsked: boolean,
): Answers {
  const names = wanted.map(({ article }) => article);
  const { value, error, retry } = useLoaded(isAsked ? JSON.stringify(names) : undefined, async () => ({
    find: await readNamedProducts(request, names),
  }));
  const [isAnswered, setAnswered] = useState(false);
  if (!isAnswered && (value ?? error) !== undefined) setAnswered(true);
  return { answers: value && wanted.map((line) => answerLine(line, value.find)), isAnswered, retry };
}
