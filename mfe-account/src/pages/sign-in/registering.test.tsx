import { tokenOf } from '@tanabana/shop/session/tokenOf.testing';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { showPage } from '@tanabana/ui/testing/showPage';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeAccountService, refusal } from '../../testing/fakeAccountService';
import page from './page';

const open = (at: string) => showPage(page, { at, routes: ['/login', '/register', '/login/success'] });

const token = tokenOf({ id: 'u1', exp: 9e9 });
const session = () => ({ token, user: { name: 'Asha', email: 'asha@shop.example' } });
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => localStorage.clear());

describe('registering', () => {
  test('creates an account and goes to the dashboard', async () => {
    const calls = fakeAccountService({ 'POST /api/auth/register': session });
    open('/register');
    expect(screen.getByRole('heading', { level: 1, name: 'Register Here' })).toBeVisible();
    expect(screen.queryByLabelText('Remember me')).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Name'), 'Asha');
    await userEvent.type(screen.getByLabelText('Email Address'), 'asha@shop.example');
    await userEvent.type(screen.getByLabelText('Password'), 'secret-1');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'secret-2');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match');
    expect(screen.getByLabelText('Confirm Password')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Confirm Password'), '{Backspace}1');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(calls.map(({ data }): unknown => data)).toEqual([
      { name: 'Asha', email: 'asha@shop.example', password: 'secret-1' },
    ]);
  });

  test('shows at a field why the service rejects its value', async () => {
    const message = 'A password cannot be the same character repeated';
    const answers = [refusal(400, { message, field: 'password' }), session()];
    fakeAccountService({ 'POST /api/auth/register': () => answers.shift() });
    const { container } = open('/register');
    await userEvent.type(screen.getByLabelText('Name'), 'Asha');
    await userEvent.type(screen.getByLabelText('Email Address'), 'asha@shop.example');
    await userEvent.type(screen.getByLabelText('Password'), 'aaaaaaaa');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'aaaaaaaa');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    const field = screen.getByLabelText('Password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(`At least 8 characters. ${message}`));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(screen.getByLabelText('Confirm Password')).toBeValid();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test('shows above the form the error of a field that the form does not have', async () => {
    const message = 'The Google credential is missing';
    fakeAccountService({ 'POST /api/auth/demo-login': () => refusal(400, { message, field: 'token' }) });
    open('/register');
    await userEvent.click(screen.getByRole('button', { name: 'Demo Login' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  });

  test('is reached by a link that preserves the remembered page and clears the fields (§4)', async () => {
    open('/login?from=/cart');
    await userEvent.type(screen.getByLabelText('Email Address'), 'asha@shop.example');
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields');
    await userEvent.click(screen.getByRole('link', { name: 'Sign Up' }));
    expect(address()).toBe('/register?from=%2Fcart');
    expect(screen.getByLabelText('Email Address')).toHaveValue('');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.type(screen.getByLabelText('Password'), 'secret-1');
    await userEvent.click(screen.getByRole('link', { name: 'Log In' }));
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });
});
