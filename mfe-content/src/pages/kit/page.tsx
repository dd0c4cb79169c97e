import { definePage } from '@tanabana/runtime/contracts/page';
import { Kit } from './Kit';

/** /_kit: everything that the shop's screens are made of, in all its states. There only where the settings say so. */
export default definePage({
  Component: Kit,
  meta: ({ settings: { brand } }) => ({
    title: `Kit | ${brand}`,
    description: 'The parts that the screens of the shop are made of.',
    hidden: true,
  }),
});
