import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { sessionStore } from './sessionStore';
import { tokenOf } from './tokenOf.testing';
import { useSession } from './useSession';

function AuthState() {
  const { user, isAuthenticated, loading } = useSession();
  if (loading) return <p>loading</p>;
  return <p>{isAuthenticated ? user?.name : 'signed out'}</p>;
}

const token = tokenOf({ id: 'u1', exp: 9e9 });

beforeEach(() => localStorage.clear());

test('useSession is loading on the server, whatever is stored (§4)', () => {
  sessionStore.signIn(token, { name: 'Asha' }, true);
  expect(renderToString(<AuthState />)).toContain('loading');
});

test('useSession returns the new session when the visitor signs in or out', () => {
  render(<AuthState />);
  expect(screen.getByText('signed out')).toBeVisible();
  act(() => sessionStore.signIn(token, { name: 'Asha' }, true));
  expect(screen.getByText('Asha')).toBeVisible();
  act(() => sessionStore.signOut());
  expect(screen.getByText('signed out')).toBeVisible();
});
