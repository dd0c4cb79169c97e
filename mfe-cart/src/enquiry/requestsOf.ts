import { lineKey } from '@tanabana/runtime/cart/cart';
import type { Answer } from '../filling/answerLine';
import type { LineRequest } from './enquiryDraft';

/** Returns target prices and notes of the lines that can be ordered. */
export function requestsOf(answers: readonly Answer[]): LineRequest[] {
  return answers.flatMap(({ item, requests }) =>
    item && requests ? [{ key: lineKey(item), ...requests }] : [],
  );
}
