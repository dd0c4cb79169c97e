import { openDialog } from '@tanabana/ui/kit/Dialog';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { MainMenu, MENU_ID } from './MainMenu';

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

function renderMenu() {
  const { container } = render(
    <MemoryRouter initialEntries={['/faq']}>
      <MainMenu />
      <Link to="/about">Elsewhere</Link>
      <Address />
    </MemoryRouter>,
  );
  openDialog(MENU_ID);
  return { container };
}

const drawer = () => screen.queryByRole('dialog', { name: 'My Account' });
const toggle = () => screen.getByLabelText('Our Businesses submenu');

test('Our Businesses leads to /businesses and closes the drawer (§2.1)', () => {
  renderMenu();
  expect(drawer()).toBeInTheDocument();
  fireEvent.click(screen.getByRole('link', { name: 'Our Businesses' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/businesses');
  expect(drawer()).not.toBeInTheDocument();
});

test('any other navigation closes the drawer too', () => {
  renderMenu();
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(drawer()).not.toBeInTheDocument();
});

test('the submenu collapses and expands without leaving the drawer (§4)', async () => {
  const user = userEvent.setup();
  const { container } = renderMenu();
  expect(screen.getByRole('link', { name: 'Rugs' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Clothing|Millet Foods/ })).not.toBeInTheDocument();
  expect(screen.getByText('Clothing')).toBeVisible();
  expect(drawer()).toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);

  await user.click(toggle());
  expect(screen.getByText('Clothing')).not.toBeVisible();
  await user.click(toggle());
  expect(screen.getByText('Clothing')).toBeVisible();
});
