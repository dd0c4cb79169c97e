import type { SoldLine } from '../cart/soldLine';
import type { LineRequests } from './answerLine';

export interface EnquiryLine
  extends
    LineRequests,
    Pick<SoldLine, 'id' | 'title' | 'category' | 'size' | 'price' | 'quantity' | 'problem'> {
  /** Article number; empty if the catalogue does not publish it. */
  readonly sku: string;
}
