import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { BackButton } from './BackButton';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

test.each([
  ['there is an earlier page', 2, undefined, '/blog'],
  ['there is no earlier page', 1, undefined, '/catalogue'],
  ['there are only later pages', 2, { canGoBack: false, canGoForward: true }, '/catalogue'],
  ['there are earlier and later pages', 3, { canGoBack: true, canGoForward: true }, '/blog'],
  ['the earlier page is of another shop', 2, { canGoBack: false, canGoForward: false }, '/blog'],
])(
  'if %s (%d in the history), the back button leads there or elsewhere',
  async (_case, pages, navigation, address) => {
    Object.assign(window, { navigation });
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(pages);
    render(
      <MemoryRouter initialEntries={['/blog', '/product/9']}>
        <BackButton otherwise="/catalogue" />
        <Address />
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(screen.getByRole('status')).toHaveTextContent(address);
  },
);
