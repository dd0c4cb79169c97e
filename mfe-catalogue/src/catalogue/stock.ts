import type { Product, SizeOption } from './product';

/** @param option chosen option; if undefined, whether all options are sold out */
export function isSoldOut({ inStock }: Pick<Product, 'inStock'>, option?: SizeOption): boolean {
  return !inStock || option?.isSoldOut === true;
}

export function isMadeToOrder({ stock, trade }: Pick<Product, 'stock' | 'trade'>): boolean {
  return trade ? !trade.isInStock : stock === 'made to order';
}
