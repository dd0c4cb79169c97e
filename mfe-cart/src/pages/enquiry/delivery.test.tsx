import { enquiryMessageSchema } from '@tanabana/contract/messages/messageSchemas';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { showPage } from '@tanabana/ui/testing/showPage';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import * as v from 'valibot';
import { noPrices } from '../../cart/priceList';
import { cartOf, urli } from '../../cart/sampleLines.testing';
import { anyEnquiry } from '../../enquiry/anyEnquiry.testing';
import { readDraft } from '../../enquiry/enquiryDraft';
import { enquiryLetter } from '../../enquiry/enquiryLetter';
import { enquiryStore } from '../../enquiry/enquiryStore';
import page from './page';

const user = userEvent.setup();
const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();

const send = () => user.click(screen.getByRole('button', { name: 'Send Enquiry' }));
const stored = () => enquiryStore.read().sent;

beforeEach(async () => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  fetched.mockReset();
  window.fetch = fetched as unknown as typeof fetch;
  await cartStore.update(() => cartOf(urli));
});

async function showEnquiry() {
  const shown = showPage(page, { at: '/enquiry', settings: { enquiryWebhook: true } });
  await user.type(await screen.findByRole('textbox', { name: 'Additional Notes' }), 'By March');
  return shown;
}

const answer = (status: number) => fetched.mockResolvedValue({ status } as Response);

test('a delivered enquiry has arrived, with its reference, and is recorded', async () => {
  answer(204);
  await showEnquiry();
  expect(screen.queryByRole('button', { name: 'Send Enquiry Email' })).not.toBeInTheDocument();
  await send();
  const [{ reference, ways } = { reference: '-', ways: [] }] = stored();
  expect(screen.getByText(`Your enquiry has arrived. Reference ${reference}`)).toBeVisible();
  expect(ways).toEqual(['shop']);
  expect(readDraft().notes).toBe('');
  expect(await screen.findByText('Received by us')).toBeVisible();
  const [[address, { body }] = ['', {}]] = fetched.mock.calls;
  expect(address).toBe('/_enquiries');
  expect(v.parse(enquiryMessageSchema, JSON.parse(body as string))).toMatchObject({
    reference,
    notes: 'By March',
    lines: [{ id: urli.id, quantity: 25 }],
  });
});

test.each([
  ['the receiver is down', () => answer(502)],
  ['the browser is offline', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
])('if %s, nothing is lost and the letter is offered', async (_, fail) => {
  fail();
  const { container } = await showEnquiry();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(/^We could not deliver your enquiry\. Nothing is lost/);
  expect(screen.getByRole('button', { name: 'Send Enquiry Email' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  expect(stored()).toEqual([]);
  expect(readDraft().notes).toBe('By March');
  expect(screen.getByRole('textbox', { name: 'Additional Notes' })).toHaveValue('By March');
  expect(await axeViolations(container)).toEqual([]);

  answer(204);
  await send();
  expect(screen.getByText(/^Your enquiry has arrived/)).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('is sent once if the button is pressed again while it is sent', async () => {
  let arrive: (answer: Response) => void = jest.fn();
  fetched.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await showEnquiry();
  await send();
  const busy = screen.getByRole('button', { name: 'Sending…' });
  expect(busy).toHaveFocus();
  await user.click(busy);
  expect(fetched).toHaveBeenCalledTimes(1);
  arrive({ status: 204 } as Response);
  expect(await screen.findByText(/^Your enquiry has arrived/)).toBeVisible();
});

test('the server accepts any enquiry that the page can send', () => {
  fc.assert(
    fc.property(anyEnquiry, (enquiry) => {
      const letter = enquiryLetter(enquiry, noPrices, { brand: 'Tanabana' }, 'https://shop.example');
      expect(v.safeParse(enquiryMessageSchema, { ...enquiry, letter }).issues).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});
