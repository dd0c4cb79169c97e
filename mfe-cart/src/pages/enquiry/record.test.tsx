import { addItem, type CartItem } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { showPage } from '@tanabana/ui/testing/showPage';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveCatalogue } from '../../cart/catalogueRecords.testing';
import { cartOf, rug, urli } from '../../cart/sampleLines.testing';
import { unnamedBuyer } from '../../enquiry/buyer';
import { enquiryStore, storeEnquiry } from '../../enquiry/enquiryStore';
import { buyer, enquiryOf, urliLine } from '../../enquiry/sampleEnquiry.testing';
import { published } from '../../lines/samplePrices.testing';
import page from './page';
// Imported lazily by the page. Transpiling this module during a test can exceed the test's time limit.
import './Sending';

const user = userEvent.setup();
const vaseLine = {
  ...urliLine,
  title: 'Blue Pottery Vase',
  size: '10 in',
  quantity: 60,
  note: 'with logo',
};
const goneLine = { ...urliLine, id: 99999, title: 'Gone', quantity: 30 };
const earlier = { ...enquiryOf(vaseLine, goneLine), buyer, notes: 'Two crates' };

async function showEnquiry(...items: CartItem[]) {
  return showAt('/enquiry', ...items);
}

async function showAt(at: string, ...items: CartItem[]) {
  const { records } = serveCatalogue(published);
  await cartStore.update(() => cartOf(...items));
  return showPage(page, { at, records });
}

const store = () => enquiryStore.update((record) => storeEnquiry(record, earlier, 'mail'));
const sent = () => enquiryStore.read().sent;
const list = () => screen.findByRole('region', { name: 'My enquiries' });
const copy = async () => {
  await user.click(await screen.findByRole('button', { name: 'Copy text' }));
  return navigator.clipboard.readText();
};
const referenceIn = (text: string) => /Reference: (\S+)/.exec(text)?.[1];

/** Expands the earlier enquiry in the list of stored enquiries. */
async function open() {
  await user.click(within(await list()).getByText(earlier.reference));
  return within(await list());
}

beforeEach(() => window.localStorage.clear());

describe('a prepared enquiry', () => {
  test('is stored with its reference, and listed', async () => {
    await showEnquiry(urli, rug);
    await user.type(await screen.findByRole('textbox', { name: 'Company' }), 'Rao & Sons');
    await user.type(screen.getByRole('textbox', { name: 'Deliver to' }), 'Pune');
    const text = await copy();
    expect(text).toContain('Company: Rao & Sons\nDeliver to: Pune\n');
    const reference = referenceIn(text) ?? '';
    expect(within(await list()).getByText(reference)).toBeVisible();
    expect(sent()).toMatchObject([
      { reference, ways: ['copy'], buyer: { company: 'Rao & Sons', place: 'Pune' } },
    ]);
    expect(
      screen.getByText(`${reference} is saved in this browser, under My enquiries below.`),
    ).toBeVisible();
  });

  test.each([
    ['80', 80],
    ['3', 25],
  ])('has the quantity of %s units that is still being typed', async (typed, quantity) => {
    const open = jest.spyOn(window, 'open').mockReturnValue(window);
    await showEnquiry({ ...urli, quantity: 60 });
    const button = await screen.findByRole('button', { name: 'Send Enquiry Email' });
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: typed } });
    const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    // jsdom does not follow links, so the address of the link is read at the click.
    const followed = new Promise<string>((resolve) => {
      document.addEventListener('click', () => resolve(chat.href), { once: true });
    });
    fireEvent.click(chat);
    fireEvent.click(button);
    expect(new URL(await followed).searchParams.get('text')).toContain(` × ${quantity}\n`);
    await waitFor(() => expect(sent()[0]?.ways).toEqual(['mail', 'whatsapp']));
    expect(new URL(String(open.mock.calls[0]?.[0])).searchParams.get('body')).toContain(
      `Quantity: ${quantity}\r\n`,
    );
    expect(sent().map(({ lines }) => lines[0]?.quantity)).toEqual([quantity]);
  });

  test('keeps its reference while its content is the same, and gets another when the content changes', async () => {
    await showEnquiry(urli);
    const first = referenceIn(await copy());
    expect(referenceIn(await copy())).toBe(first);
    expect(sent()).toHaveLength(1);
    await act(() => cartStore.update((cart) => addItem(cart, urli, 5)));
    expect(referenceIn(await copy())).not.toBe(first);
    expect(sent().map(({ lines }) => lines[0]?.quantity)).toEqual([30, 25]);
  });

  test('is not stored if the browser blocks the mail', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    await showEnquiry(urli);
    await user.click(await screen.findByRole('button', { name: 'Send Enquiry Email' }));
    expect(await screen.findByText(/Copy the text instead/)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('is stored when a mail or a chat is opened, and when it is printed', async () => {
    jest.spyOn(window, 'open').mockReturnValue(window);
    jest.spyOn(window, 'print').mockReturnValue();
    await showEnquiry(urli);
    await user.click(await screen.findByRole('button', { name: 'Send Enquiry Email' }));
    await waitFor(() => expect(sent()[0]?.ways).toEqual(['mail']));
    await user.click(screen.getByRole('link', { name: 'WhatsApp' }));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(sent()[0]?.ways).toEqual(['mail', 'whatsapp', 'print']));
    expect(sent()).toHaveLength(1);
  });

  test('can be copied if neither mail nor chat opens', async () => {
    jest.spyOn(window, 'open').mockReturnValue(window);
    await showEnquiry(urli);
    expect(screen.queryByText(/Nothing opened/)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Send Enquiry Email' }));
    await user.click(await screen.findByRole('button', { name: 'Nothing opened? Copy the text' }));
    expect(await navigator.clipboard.readText()).toContain(`Reference: ${sent()[0]?.reference}`);
  });

  test('cannot be printed if the browser cannot print', async () => {
    const print = Object.getOwnPropertyDescriptor(window, 'print') ?? {};
    Object.defineProperty(window, 'print', { ...print, value: undefined });
    await store();
    await showEnquiry(urli);
    const entry = await open();
    expect(entry.getByRole('button', { name: /^Copy text/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Print/ })).not.toBeInTheDocument();
    Object.defineProperty(window, 'print', print);
  });

  test('fills in company, name and place of the next enquiry, but no date', async () => {
    await store();
    await showEnquiry(urli);
    expect(await screen.findByRole('textbox', { name: 'Company' })).toHaveValue('Rao & Sons');
    expect(screen.getByRole('textbox', { name: 'Deliver to' })).toHaveValue('Pune, India');
    expect(screen.getByLabelText('Needed by')).toHaveValue('');
  });
});

describe('My enquiries', () => {
  beforeEach(store);

  test('is hidden if no enquiry is prepared', async () => {
    window.localStorage.clear();
    await showEnquiry(urli);
    await screen.findByRole('button', { name: 'Copy text' });
    expect(screen.queryByText('My enquiries')).not.toBeInTheDocument();
  });

  test('opens an enquiry even if the cart is empty', async () => {
    const { container } = await showEnquiry();
    const entry = await open();
    for (const text of [
      '23 November 2026',
      '2 products, 90 units',
      'Prepared as mail',
      'Rao & Sons',
      'Two crates',
      '₹1,47,000',
    ])
      expect(entry.getByText(text)).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('is scrolled into view by a link, and opens the enquiry that the address names', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { unmount } = await showAt('/enquiry#my-enquiries');
    await waitFor(() => expect(scrolled.mock.contexts).toHaveLength(1));
    expect(scrolled.mock.contexts[0]).toBe(await list());
    expect(screen.getByText('Two crates')).not.toBeVisible();
    unmount();
    await showAt(`/enquiry?ref=${earlier.reference}`);
    expect(within(await list()).getByText('Two crates')).toBeVisible();
    expect(screen.queryByText(/is not saved in this browser/)).not.toBeInTheDocument();
  });

  test('explains how to open an enquiry that this browser does not have', async () => {
    window.localStorage.clear();
    const { unmount } = await showAt('/enquiry?ref=TB-20261120-2345');
    expect(await screen.findByRole('status', { name: '' })).toHaveTextContent(
      /^TB-20261120-2345 is not saved in this browser\. Open the link in the email or message that you sent us/,
    );
    unmount();
    await showAt('/enquiry?ref=%3Cb%3E');
    expect(await screen.findByText(/^This enquiry is not saved in this browser/)).toBeVisible();
  });

  test('copies the whole text', async () => {
    await showEnquiry();
    await user.click((await open()).getByRole('button', { name: `Copy text of ${earlier.reference}` }));
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Reference: TB-20261123-7F3K\nDate: 23 November 2026\n');
    expect(text).toContain('Two crates');
  });

  test('prints one enquiry on a separate sheet, and removes the sheet afterwards', async () => {
    const title = document.title;
    const print = jest.spyOn(window, 'print').mockReturnValue();
    await showEnquiry(rug);
    await user.click((await open()).getByRole('button', { name: `Print ${earlier.reference}` }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    const sheets = () => screen.queryAllByRole('article', { name: 'Quotation request', hidden: true });
    // The page contains two printable requests: the earlier enquiry and the current cart. In browsers, the CSS of the
    // first hides the second.
    expect(sheets()).toHaveLength(2);
    expect(screen.getByText(earlier.reference, { selector: 'dd' })).toBeInTheDocument();
    expect(document.title).toMatch(/^Quotation request TB-/);
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
    expect(sheets()).toEqual([]);
    expect(document.title).toBe(title);
  });

  test('orders an enquiry again: asks before it replaces a cart, and names lines that are no longer sold', async () => {
    await showEnquiry(rug);
    const order = (await open()).getByRole('button', { name: `Reorder ${earlier.reference}` });
    await user.click(order);
    const dialog = within(await screen.findByRole('dialog', { name: 'Reorder' }));
    expect(dialog.getByText('Blue Pottery Vase, 10 in (25 cm): 60 units, note: with logo')).toBeVisible();
    expect(dialog.getByText('We could not match “99999”.')).toBeVisible();
    expect(cartStore.read().items).toEqual([rug]);
    await user.click(dialog.getByRole('button', { name: 'Replace my cart' }));
    await waitFor(() => expect(cartStore.read().items).toMatchObject([{ id: 30001, quantity: 60 }]));
    expect(await screen.findByText('Your cart now has 1 product, 60 units.')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: /^Note/ })).toHaveValue('with logo');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(cartStore.read().items).toEqual([rug]));
    expect(await screen.findByRole('textbox', { name: /^Note/ })).toHaveValue('');
  });

  test('adds an enquiry to a cart, and does not change the cart if the visitor cancels', async () => {
    await showEnquiry(rug);
    const order = (await open()).getByRole('button', { name: `Reorder ${earlier.reference}` });
    await user.click(order);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(cartStore.read().items).toEqual([rug]);
    await user.click(order);
    await user.click(await screen.findByRole('button', { name: 'Add to my cart' }));
    await waitFor(() => expect(cartStore.read().items).toMatchObject([rug, { id: 30001, quantity: 60 }]));
  });

  test('removes an enquiry after a confirmation', async () => {
    await showEnquiry();
    await user.click((await open()).getByRole('button', { name: `Remove ${earlier.reference}` }));
    expect(sent()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sent()).toEqual([]));
    expect(await screen.findByText(`${earlier.reference} is removed.`)).toBeVisible();
  });

  test('lists an enquiry that another tab prepares', async () => {
    await showEnquiry();
    await list();
    const other = { ...enquiryOf(urliLine), reference: 'TB-20261124-AAAA', buyer: unnamedBuyer };
    await act(() => enquiryStore.update((record) => storeEnquiry(record, other, 'print')));
    expect(within(await list()).getByText('TB-20261124-AAAA')).toBeVisible();
  });
});
