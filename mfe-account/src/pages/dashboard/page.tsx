import { definePage } from '@tanabana/runtime/contracts/page';
import { fetchClient } from '../../service/accountService';
import { DashboardPage } from './DashboardPage';
import { fetchReordering } from './OrderAgain';
import { fetchProfileDialogs } from './WelcomeBox';

export default definePage({
  Component: DashboardPage,
  readAhead: () => Promise.all([fetchClient(), fetchProfileDialogs(), fetchReordering()]),
  meta: ({ settings: { brand } }) => ({
    title: `My Account | ${brand}`,
    description: `Your orders and addresses at ${brand}.`,
  }),
});
