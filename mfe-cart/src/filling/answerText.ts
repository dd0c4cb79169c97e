import { MINIMUM_ORDER_QUANTITY } from '@tanabana/runtime/cart/cart';
import { ONLY_SIZE } from '@tanabana/runtime/cart/productDefaults';
import { quantityProblem } from '@tanabana/runtime/cart/readQuantity';
import type { Answer } from './answerLine';

/** Lists sizes, none of which wraps. */
const sizesOf = ({ sizes }: { readonly sizes: readonly { readonly size: string }[] }) =>
  sizes.map(({ size }) => size.replaceAll(' ', '\u00a0')).join(' · ');

export function answerText(answer: Answer): string {
  switch (answer.kind) {
    case 'found': {
      const { title, size, quantity } = answer.item;
      const named = size === ONLY_SIZE ? title : `${title}, ${size}`;
      return `${named}: ${quantity} units${answer.isRaised ? `, raised to the minimum of ${MINIMUM_ORDER_QUANTITY}` : ''}`;
    }
    case 'unknown':
      return `We have no product “${answer.article}”.`;
    case 'noSize':
      return `${answer.product.name} comes in several sizes. Please add one: ${sizesOf(answer.product)}`;
    case 'otherSize':
      return answer.product.sizes.length === 0
        ? `${answer.product.name} comes in one size only, not in ${answer.size}.`
        : `${answer.product.name} does not come in ${answer.size}. Its sizes: ${sizesOf(answer.product)}`;
    case 'noQuantity':
      return `${answer.product.name}: ${answer.quantity ? quantityProblem(answer.quantity) : 'the number of units is missing.'}`;
  }
}
