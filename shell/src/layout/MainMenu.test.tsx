import { axeViolations } from '@tanabana/runtime/testing/axeViolations';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { MainMenu } from './MainMenu';

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

function renderMenu() {
  const onClose = jest.fn();
  const { container } = render(
    <MemoryRouter initialEntries={['/faq']}>
      <MainMenu open onClose={onClose} />
      <Address />
    </MemoryRouter>,
  );
  onClose.mockClear();
  return { onClose, container };
}

const submenuButton = () => screen.getByRole('button', { name: 'Our Businesses submenu' });

test('Our Businesses leads to /businesses and closes the drawer (§2.1)', () => {
  const { onClose } = renderMenu();
  fireEvent.click(screen.getByRole('link', { name: 'Our Businesses' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/businesses');
  expect(onClose).toHaveBeenCalled();
});

test('a button expands and collapses the submenu without leaving the drawer (§4)', async () => {
  const { onClose, container } = renderMenu();
  expect(submenuButton()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Rugs' })).not.toBeInTheDocument();

  fireEvent.click(submenuButton());
  expect(submenuButton()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Rugs' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Clothing|Millet Foods/ })).not.toBeInTheDocument();
  expect(screen.getByText('Clothing')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  expect(await axeViolations(container)).toEqual([]);

  fireEvent.click(submenuButton());
  expect(screen.queryByRole('link', { name: 'Rugs' })).not.toBeInTheDocument();
});
