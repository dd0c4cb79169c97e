import { definePage } from '@tanabana/runtime/contracts/page';
import { sharePicture } from '../../pictures/sharePicture';
import { breadcrumbList } from '../../structured/breadcrumbList';
import { Foundation, FOUNDATION_TRAIL } from './Foundation';

export default definePage({
  Component: Foundation,
  meta: ({ settings }) => ({
    title: `Our Foundation | ${settings.brand}`,
    description:
      'Apprenticeships, records of designs, and products out of what is left over: what the house does beside selling.',
    structuredData: [breadcrumbList(settings, FOUNDATION_TRAIL)],
    ...sharePicture('foundation-story'),
  }),
});
