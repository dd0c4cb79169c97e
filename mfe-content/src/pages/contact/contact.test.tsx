import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { requestOf, shownPage, showPage } from '@tanabana/ui/testing/showPage';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import page from './page';

const show = (at = '/contact') => showPage(page, { at });
const URLI = '/contact?about=Engraved+Brass+Urli&sku=TB-MRD-URL-30004';
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

test('the form names the address that the mail is prepared for (§7)', () => {
  show();
  expect(screen.getByText(/as an email to/)).toHaveTextContent('hello@tanabana.example');
});

async function sendFortyLamps() {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByLabelText('Name'), 'Asha Rao');
  await user.type(screen.getByLabelText('Email'), 'asha@hotel.example');
  await user.selectOptions(screen.getByLabelText('Subject'), 'wholesale');
  await user.type(screen.getByLabelText('Message'), 'Forty lamps, please.');
  await user.click(send());
  return user;
}

const timePasses = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('sending takes 2 s, then shows thanks and clears the form', async () => {
  show();
  await sendFortyLamps();
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await timePasses(1900);
  expect(screen.queryByText(/One step left/)).not.toBeInTheDocument();
  await timePasses(100);
  expect(screen.getByText('One step left: send it from your mail program.')).toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(send()).toBeEnabled();
});

test('what the visitor changes while the message is sent stays in the form', async () => {
  show();
  await sendFortyLamps();
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Fifty lamps, please.' } });
  await timePasses(2000);
  expect(screen.getByText('One step left: send it from your mail program.')).toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveValue('Fifty lamps, please.');
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
});

const MAIL_TEXT = 'Wholesale - Tanabana\n\nForty lamps, please.\n\nAsha Rao\nasha@hotel.example';

test('the message is displayed as a prepared mail, and can be copied', async () => {
  const { container } = show();
  const user = await sendFortyLamps();
  await timePasses(2000);
  const mail = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Open as email' }).href);
  expect(mail.pathname).toBe('hello@tanabana.example');
  expect(mail.searchParams.get('subject')).toBe('Wholesale - Tanabana');
  expect(mail.searchParams.get('body')).toBe('Forty lamps, please.\r\n\r\nAsha Rao\r\nasha@hotel.example');
  expect(screen.getByLabelText('Your email')).toHaveValue(MAIL_TEXT);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(MAIL_TEXT);
  expect(await screen.findByText('Message copied')).toBeInTheDocument();
  jest.useRealTimers();
  expect(await axeViolations(container)).toEqual([]);
});

test('the mail is selected if the browser refuses to copy', async () => {
  show();
  const user = await sendFortyLamps();
  await timePasses(2000);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await timePasses(0);
  const mail = screen.getByLabelText<HTMLTextAreaElement>('Your email');
  expect(mail).toHaveFocus();
  expect(mail.value.slice(mail.selectionStart, mail.selectionEnd)).toBe(MAIL_TEXT);
  expect(mail).toHaveAccessibleDescription(/press Ctrl\+C/);
});

test('a message that is too long for some mail programs shows a warning', async () => {
  show();
  jest.useFakeTimers();
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'thread '.repeat(300) } });
  await sendFortyLamps();
  await timePasses(2000);
  expect(screen.getByText(/some mail programs would cut it/)).toBeInTheDocument();
});

test('a link that names a product puts it into mail and WhatsApp, until the visitor removes it', async () => {
  show(URLI);
  expect(screen.getByText(/Your message is about/).parentElement).toHaveTextContent(
    'Your message is about Engraved Brass Urli, SKU TB-MRD-URL-30004',
  );
  const chat = () => new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /^WhatsApp/ }).href).search;
  expect(new URLSearchParams(chat()).get('text')).toBe('About: Engraved Brass Urli (TB-MRD-URL-30004)');
  const user = await sendFortyLamps();
  await timePasses(2000);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your email').value).toBe(
    MAIL_TEXT.replace('Wholesale', 'Wholesale: Engraved Brass Urli (TB-MRD-URL-30004)').replace(
      'Forty',
      'About: Engraved Brass Urli (TB-MRD-URL-30004)\n\nForty',
    ),
  );
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'And forty trays.' } });
  await user.click(screen.getByRole('link', { name: 'Remove Engraved Brass Urli from the message' }));
  expect(screen.queryByText(/Your message is about/)).not.toBeInTheDocument();
  expect(chat()).toBe('');
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/contact$/);
  expect(screen.getByLabelText('Message')).toHaveValue('And forty trays.');
});

test('a link about an order chooses the subject and puts the order into the mail', async () => {
  show('/contact?about=Order+TB-1&subject=order');
  expect(screen.getByLabelText('Subject')).toHaveValue('order');
  await sendFortyLamps();
  await timePasses(2000);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your email').value).toMatch(/: Order TB-1 - Tanabana/);
});

test('an unknown subject in the address chooses none', () => {
  show('/contact?subject=toString');
  expect(screen.getByLabelText('Subject')).toHaveValue('');
});

test('the server renders the product that an address names, as text, and hides the page from search engines', () => {
  const at = '/contact?about=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E';
  expect(renderToString(shownPage(page, { at }))).toMatch(/<strong>&lt;img src=x onerror=alert\(1\)&gt;/);
  expect(page.meta(requestOf({ at }), undefined).hidden).toBe(true);
  expect(page.meta(requestOf({ at: '/contact' }), undefined).hidden).toBeUndefined();
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
  const { container } = show(URLI);
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(send());
  await screen.findByText('Please tell us your name');
  expect(await axeViolations(container)).toEqual([]);
});
