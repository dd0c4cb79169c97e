import { definePage } from '@tanabana/runtime/contracts/page';
import { sharePicture } from '../../pictures/sharePicture';
import { breadcrumbList } from '../../structured/breadcrumbList';
import { Businesses, BUSINESSES_TRAIL } from './Businesses';

export default definePage({
  Component: Businesses,
  meta: ({ settings }) => ({
    title: `Our Businesses | ${settings.brand}`,
    description: 'Rugs, handicraft products, biomass fuel, and what comes next: clothing and millet foods.',
    structuredData: [breadcrumbList(settings, BUSINESSES_TRAIL)],
    ...sharePicture('business-handicrafts'),
  }),
});
