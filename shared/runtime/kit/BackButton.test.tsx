import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { BackButton } from './BackButton';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

test.each([
  ['there is an earlier page', 2, '/blog'],
  ['there is no earlier page', 1, '/catalogue'],
])('if %s (%d in the history), the back button leads to %s', async (_case, pages, address) => {
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(pages);
  render(
    <MemoryRouter initialEntries={['/blog', '/product/9']}>
      <BackButton otherwise="/catalogue" />
      <Address />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(screen.getByRole('status')).toHaveTextContent(address);
});
