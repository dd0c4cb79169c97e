import { tokenOf } from '@tanabana/shop/session/tokenOf.testing';
import { showPage } from '@tanabana/ui/testing/showPage';
import { screen } from '@testing-library/react';
import { anOrder } from '../../testing/anOrder';
import page from './page';

export const open = (at: string) => showPage(page, { at, routes: ['/dashboard'] });

export const token = tokenOf({ id: 'u1', exp: 9e9 });
export const profile = { name: 'Asha', email: 'asha@shop.example', emailVerified: true };
export const address = () => screen.getByTestId('address').textContent;

export const ordersArrive = () => screen.findByRole('tab', { name: /Orders \d/ });

export const working = {
  'GET /api/users/me': () => profile,
  'GET /api/orders/my': () => ({ orders: [anOrder(), anOrder({ id: 'TB-2', status: 'delivered' })] }),
};
