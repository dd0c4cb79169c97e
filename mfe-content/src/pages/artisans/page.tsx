import { definePage } from '@tanabana/runtime/contracts/page';
import { sharePicture } from '../../pictures/sharePicture';
import { breadcrumbList } from '../../structured/breadcrumbList';
import { Artisans, ARTISANS_TRAIL } from './Artisans';

export default definePage({
  Component: Artisans,
  meta: ({ settings }) => ({
    title: `Our Artisans | ${settings.brand}`,
    description:
      'Meet five of the people who make what we sell: a rug knotter, a wheat-stem artist, a block printer, a metal caster and a blue potter.',
    structuredData: [breadcrumbList(settings, ARTISANS_TRAIL)],
    ...sharePicture('artisan-1'),
  }),
});
