import { definePage } from '@tanabana/runtime/contracts/page';
import { fetchClient } from '../../service/accountService';
import { DashboardPage } from './DashboardPage';

export default definePage({
  Component: DashboardPage,
  readAhead: fetchClient,
  meta: ({ settings: { brand } }) => ({
    title: `My Account | ${brand}`,
    description: `Your orders and addresses at ${brand}.`,
  }),
});
