import { definePage } from '@tanabana/runtime/contracts/page';
import { Kit } from './Kit';

/** /_kit: all components of the theme in all states. Exists only if the settings enable it. */
export default definePage({
  Component: Kit,
  meta: ({ settings: { brand } }) => ({
    title: `Kit | ${brand}`,
    description: 'The parts that the screens of the shop are made of.',
  }),
});
