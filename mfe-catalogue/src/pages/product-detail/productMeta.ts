import type { PageMeta, PageRequest } from '@tanabana/runtime/contracts/page';
import { sharingPicture } from '@tanabana/runtime/pictures/pictureSource';
import { beginning } from '../../catalogue/teaser';
import type { ProductPageData } from './loadProductPage';
import { breadcrumbData, productData } from './structuredData';

/** Maximum length for search engines, in characters. */
const MAX_DESCRIPTION_LENGTH = 155;

export function productMeta({ settings }: PageRequest, data: ProductPageData): PageMeta {
  const { brand } = settings;
  if (data.state === 'missing') {
    return {
      title: `Product Not Found | ${brand}`,
      description: "The product you're looking for doesn't exist or has been moved.",
      status: 404,
      hidden: true,
    };
  }
  if (data.state === 'failed') {
    return {
      title: `Product | ${brand}`,
      description: 'Failed to load product details',
      status: 503,
      hidden: true,
    };
  }
  const { product, pictures } = data;
  return {
    title: `${product.name} | ${brand}`,
    description: beginning(product.description, MAX_DESCRIPTION_LENGTH),
    ...sharingPicture(pictures[0]),
    structuredData: [productData(product, pictures, settings), breadcrumbData(product, settings)],
  };
}
