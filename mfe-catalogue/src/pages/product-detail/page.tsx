import { definePage } from '@tanabana/runtime/contracts/page';
import { loadProductPage, type ProductPageData } from './loadProductPage';
import { ProductDetailPage } from './ProductDetailPage';
import { productMeta } from './productMeta';

export default definePage<ProductPageData>({
  Component: ProductDetailPage,
  load: loadProductPage,
  meta: productMeta,
});
