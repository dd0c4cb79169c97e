import type { SoldLine } from '../cart/soldLine';
import type { LineRequests } from './answerLine';

export interface EnquiryLine
  extends
    LineRequests,
    Pick<SoldLine, 'id' | 'title' | 'category' | 'size' | 'price' | 'quantity' | 'problem' | 'optionName'> {
  /** Article number of the product or of the size; empty if the catalogue does not publish it. */
  readonly sku: string;
}
