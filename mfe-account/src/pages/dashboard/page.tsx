import { definePage } from '@tanabana/runtime/contracts/page';
import { DashboardPage } from './DashboardPage';

export default definePage({
  Component: DashboardPage,
  meta: ({ settings: { brand } }) => ({
    title: `My Account | ${brand}`,
    description: `Your orders and addresses at ${brand}.`,
  }),
});
