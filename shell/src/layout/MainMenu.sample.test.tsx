import { openDialog } from '@tanabana/ui/kit/Dialog';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { AppContext, type AppServices } from '../remotes/AppContext';
import { MainMenu, MENU_ID } from './MainMenu';

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

const PATHS = ['/', '/businesses', '/catalogue', '/biomass', '/foundation', '/cart', '/wishlist', '/faq'];

/** @param paths of the pages of the release */
function renderMenu(paths = PATHS) {
  const routes = paths.map((path) => ({ path }));
  const { container } = render(
    <AppContext value={{ composition: { routes } } as unknown as AppServices}>
      <MemoryRouter initialEntries={['/faq']}>
        <MainMenu />
        <Link to="/about">Elsewhere</Link>
        <Address />
      </MemoryRouter>
    </AppContext>,
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

test('a release without a remote has no links to its pages', () => {
  renderMenu(PATHS.filter((path) => !['/cart', '/wishlist', '/catalogue'].includes(path)));
  const labels = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(labels).toEqual(
    expect.arrayContaining([
      'Home',
      'Our Businesses',
      'Biomass Pellets & Briquettes',
      'Our Foundation',
      'FAQ',
    ]),
  );
  for (const label of ['Cart', 'Wishlist', 'Rugs', 'Handicraft Products'])
    expect(labels).not.toContain(label);
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
