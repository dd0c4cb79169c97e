import { definePage } from '@tanabana/runtime/contracts/page';
import { sharePicture } from '../../pictures/sharePicture';
import { breadcrumbList } from '../../structured/breadcrumbList';
import { Biomass, BIOMASS_TRAIL } from './Biomass';

export default definePage({
  Component: Biomass,
  meta: ({ settings }) => ({
    title: `Biomass Pellets & Briquettes | ${settings.brand}`,
    description:
      'Fuel for boilers and furnaces, pressed from nine farm and workshop residues, each sold by its gross calorific value.',
    structuredData: [breadcrumbList(settings, BIOMASS_TRAIL)],
    ...sharePicture('biomass-hero'),
  }),
});
