import { axeViolations } from '@tanabana/runtime/testing/axeViolations';
import { showPage } from '@tanabana/runtime/testing/showPage';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import page from './page';

const show = () => showPage(page, { at: '/contact' });
const send = () => screen.getByRole('button', { name: 'Send Message' });

afterEach(() => jest.useRealTimers());

test('all four fields are required (§5)', async () => {
  show();
  await userEvent.click(send());
  expect(await screen.findByText('Please tell us your name')).toBeInTheDocument();
  for (const name of ['Name', 'Email', 'Subject', 'Message']) {
    expect(screen.getByLabelText(name)).toBeRequired();
    expect(screen.getByLabelText(name)).toBeInvalid();
  }
});

test('an invalid email address shows an error, which disappears when it is edited', async () => {
  const user = userEvent.setup();
  show();
  const email = screen.getByLabelText('Email');
  await user.type(screen.getByLabelText('Name'), 'Asha Rao');
  await user.type(email, 'asha@hotel');
  await user.selectOptions(screen.getByLabelText('Subject'), 'order');
  await user.type(screen.getByLabelText('Message'), 'Forty lamps, please.');
  await user.click(send());
  expect(email).toHaveAccessibleDescription(
    'Please check the email address: it should look like name@company.example',
  );
  expect(email).toHaveFocus();
  expect(send()).toBeEnabled();
  await user.type(email, '.example');
  expect(email).not.toBeInvalid();
});

test('the subjects are those of §3', () => {
  show();
  const values = screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value);
  expect(values).toEqual(['', 'general', 'order', 'custom', 'artisan', 'wholesale', 'technical']);
});

test('the form says that it sends nothing, and shows the email address (§7)', () => {
  show();
  expect(screen.getByText(/demonstration: it sends nothing yet/)).toHaveTextContent('hello@tanabana.example');
});

test('sending takes 2 s, then shows thanks and clears the form', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show();
  await user.type(screen.getByLabelText('Name'), 'Asha Rao');
  await user.type(screen.getByLabelText('Email'), 'asha@hotel.example');
  await user.selectOptions(screen.getByLabelText('Subject'), 'wholesale');
  await user.type(screen.getByLabelText('Message'), 'Forty lamps, please.');
  await user.click(send());
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(1900));
  expect(screen.queryByText(/Thank you/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText(/^Thank you\..*hello@tanabana.example/)).toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(send()).toBeEnabled();
});

test('details, hours and social links are those of the settings and of §9', () => {
  show();
  for (const mail of screen.getAllByRole('link', { name: 'hello@tanabana.example' }))
    expect(mail).toHaveAttribute('href', 'mailto:hello@tanabana.example');
  expect(screen.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000');
  expect(screen.getByText('9 AM-6 PM IST')).toBeInTheDocument();
  expect(screen.getByText('10 AM-4 PM IST')).toBeInTheDocument();
  expect(screen.getByText('Closed')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'LinkedIn' })).toBeInTheDocument();
});

test('the page is accessible, with errors or without', async () => {
  const { container } = show();
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(send());
  await screen.findByText('Please tell us your name');
  expect(await axeViolations(container)).toEqual([]);
});
