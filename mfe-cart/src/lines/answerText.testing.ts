import { answerRows } from './answerRows';
import type { ProductMatcher } from './productMatcher';
import { readRows } from './readRows';

/** Answers pasted lines without pauses. */
export function answerText(pasted: string, products: ProductMatcher) {
  const steps = answerRows(readRows(pasted), products, new Map());
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
