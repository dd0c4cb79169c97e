import type { CartItem } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { showPage } from '@tanabana/ui/testing/showPage';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveCatalogue } from '../../cart/catalogueRecords.testing';
import { cartOf, rug, urli } from '../../cart/sampleLines.testing';
import { collectDownloads, textOf } from '../../components/downloads.testing';
import { readDraft, storeDraft } from '../../enquiry/enquiryDraft';
import { published } from '../../lines/samplePrices.testing';
import page from './page';
// Imported lazily by the page. Transpiling this module during a test can exceed the test's time limit.
import './Sending';

const { brand } = defaultSettings;

/** Renders the enquiry page with the given items, and waits until the page's lazy components are loaded. */
async function showEnquiry(...items: CartItem[]) {
  return showEnquiryAt({ at: '/enquiry' }, ...items);
}

async function showEnquiryAt(request: Parameters<typeof showPage>[1], ...items: CartItem[]) {
  await cartStore.update(() => cartOf(...items));
  const shown = showPage(page, request);
  if (items.length > 0) await screen.findByRole('button', { name: 'Send Enquiry Email' });
  return shown;
}

/** Line breaks are line feeds, as in the letter. */
function mailOf(link: unknown) {
  const { searchParams } = new URL(String(link));
  return `${searchParams.get('subject')}\n\n${searchParams.get('body')?.replaceAll('\r\n', '\n')}`;
}

const rowOf = (title: string) => screen.getByRole('article', { name: title });

test('the enquiry page has a breadcrumb that leads to the cart', async () => {
  await showEnquiry(urli);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Cart',
    'Enquiry',
  ]);
  expect(trail.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
});

test('the enquiry page shows a message if the cart is empty', async () => {
  await showEnquiry();
  expect(screen.getByText('Your cart is empty. Add items before creating an enquiry.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/catalogue');
  expect(screen.queryByRole('button', { name: 'Send Enquiry Email' })).not.toBeInTheDocument();
});

describe('the list', () => {
  test('shows image, title, category, size, colour, material, quantity and price', async () => {
    await showEnquiry(urli);
    const row = rowOf('Brass Urli');
    for (const text of ['Handicraft Products', '12 in (30 cm)', 'Antique gold', 'Brass', '₹2,450', '₹61,250'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).getByRole('spinbutton', { name: /^Quantity/ })).toHaveValue('25');
    expect(within(row).getByRole('presentation')).toHaveAttribute('src', urli.image);
  });

  test('calls a line without category a Handcrafted Item and hides Standard and Handcrafted', async () => {
    await showEnquiry({ ...urli, category: '', color: 'Standard', material: 'Handcrafted' });
    expect(screen.getByText('Handcrafted Item')).toBeVisible();
    expect(screen.queryByText('Colour')).not.toBeInTheDocument();
    expect(screen.queryByText('Material')).not.toBeInTheDocument();
  });

  test('shows rugs without their price and explains the others’ prices', async () => {
    const { container } = await showEnquiry(rug, urli);
    expect(within(rowOf(rug.title)).getByText('Price on enquiry')).toBeVisible();
    expect(container).not.toHaveTextContent('98,000');
    expect(
      screen.getByText(/^Rug pricing will be confirmed in our reply\..*indicative values\.$/),
    ).toBeVisible();
    expect(screen.queryByText('Subtotal:')).not.toBeInTheDocument();
    expect(screen.getByText('Subtotal of priced items:')).toHaveTextContent(
      'Subtotal of priced items: ₹61,250',
    );
  });

  test('changes the quantities of the cart', async () => {
    await showEnquiry(urli, rug);
    const row = within(rowOf('Brass Urli'));
    await userEvent.click(row.getByRole('button', { name: 'Increase quantity' }));
    expect(cartStore.read().items.map(({ quantity }) => quantity)).toEqual([26, 40]);
    expect(rowOf('Brass Urli')).toHaveTextContent('₹63,700 in all');
  });

  test('ends with a subtotal if there is no rug', async () => {
    await showEnquiry(urli);
    expect(screen.getByText('Subtotal:')).toHaveTextContent('Subtotal: ₹61,250');
    expect(screen.queryByText(/Rug pricing/)).not.toBeInTheDocument();
  });
});

describe('Send Enquiry Email', () => {
  const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });

  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test('prepares for 800 ms, then opens the mail with the notes in a new window', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(window);
    await showEnquiry(urli, rug);
    await user.type(screen.getByRole('textbox', { name: 'Additional Notes' }), 'By March & to Pune');
    await user.click(screen.getByRole('button', { name: 'Send Enquiry Email' }));
    const busy = screen.getByRole('button', { name: 'Preparing…' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveFocus();
    expect(screen.getByText('Preparing…', { selector: '[role=status]' })).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(799));
    expect(open).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(open.mock.calls.map(([, target]) => target)).toEqual(['_blank']);
    const mail = mailOf(open.mock.calls[0]?.[0]);
    expect(mail).toMatch(
      /^Product Enquiry - Tanabana\n\nHello Tanabana,\n\nReference: TB-\d{8}-\w{4}\nDate: /,
    );
    for (const text of [
      '1. Brass Urli',
      `2. ${rug.title}`,
      'Additional Notes:\nBy March & to Pune\n\nPlease send me',
      `${window.location.origin}/cart#lines=30001:25:12_in,10001:40:8_x_10_ft&enquiry=`,
    ])
      expect(mail).toContain(text);
    expect(screen.getByRole('button', { name: 'Send Enquiry Email' })).toBeEnabled();
  });

  test('shows the next step directly below the button, scrolled into view', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    jest.spyOn(window, 'open').mockReturnValue(window);
    await showEnquiry(urli);
    await user.click(screen.getByRole('button', { name: 'Send Enquiry Email' }));
    await act(() => jest.advanceTimersByTimeAsync(800));
    const message = screen.getByText(
      /^If your mail program has opened, press send there\. Reference TB-\d{8}-\w{4}$/,
    );
    expect(scrolled.mock.contexts).toEqual([expect.objectContaining({ firstChild: message.parentElement })]);
    expect(screen.queryByText(/under My enquiries below/)).not.toBeInTheDocument();
  });

  test('contains changes during the delay, so that a copied text with the same reference is identical', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(window);
    await showEnquiry(urli);
    await user.click(screen.getByRole('button', { name: 'Send Enquiry Email' }));
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await user.click(screen.getByRole('button', { name: 'Copy text' }));
    await act(() => jest.advanceTimersByTimeAsync(800));
    const mail = mailOf(open.mock.calls[0]?.[0]);
    expect(mail).toContain('Quantity: 26\n');
    expect(await navigator.clipboard.readText()).toBe(mail);
  });

  test('names the terms and the last day of the Christmas offer', async () => {
    await showEnquiry(urli);
    expect(await screen.findByRole('checkbox', { name: /Christmas offer/ })).toHaveAccessibleDescription(
      'Valid for one order per company, until 31 December 2026.',
    );
  });

  test('asks for the Christmas offer and names target prices', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(window);
    await showEnquiry(urli, rug);
    await user.click(screen.getByRole('checkbox', { name: 'Christmas offer: 10% off on our first order' }));
    await user.type(screen.getByRole('textbox', { name: `Target price each (₹), ${rug.title}` }), '₹90,000');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@rao.example');
    await user.click(screen.getByRole('button', { name: 'Send Enquiry Email' }));
    await act(() => jest.advanceTimersByTimeAsync(800));
    const mail = mailOf(open.mock.calls[0]?.[0]);
    expect(mail).toContain('Email: asha@rao.example\nChristmas offer: 10% off on our first order\n\n');
    expect(mail.match(/Target price: .*/g)).toEqual(['Target price: ₹90,000 each']);
  });

  test('is copied to the buyer if the buyer wishes', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(window);
    await showEnquiry(urli);
    const copy = screen.getByRole('checkbox', { name: 'Send me a copy of the email' });
    await user.click(copy);
    const email = screen.getByRole('textbox', { name: 'Email' });
    await user.clear(email);
    expect(copy).toHaveAccessibleDescription('Fill in your email address above.');
    await user.type(email, 'asha@rao.example');
    expect(copy).toHaveAccessibleDescription('To asha@rao.example.');
    await user.click(screen.getByRole('button', { name: 'Send Enquiry Email' }));
    await act(() => jest.advanceTimersByTimeAsync(800));
    expect(new URL(String(open.mock.calls[0]?.[0])).searchParams.get('cc')).toBe('asha@rao.example');
  });

  test('names delivery term, samples and sizes to measure', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(window);
    const { id, title, size, category } = rug;
    const made = { id, name: title, category, price: 0, sizes: [{ size, amount: 0 }], isRug: true };
    await showEnquiryAt({ at: '/enquiry', ...serveCatalogue([made]) }, urli, rug);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Delivery term' }), 'FOB');
    await user.type(screen.getByRole('textbox', { name: 'Port of loading' }), 'Nhava Sheva');
    await user.click(screen.getByRole('checkbox', { name: `Send a sample, ${urli.title}` }));
    expect(within(rowOf(urli.title)).queryByLabelText(/^Sizes to measure/)).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: `Sizes to measure, ${rug.title}` }), '9 x 13 ft');
    await user.click(screen.getByRole('button', { name: 'Send Enquiry Email' }));
    await act(() => jest.advanceTimersByTimeAsync(800));
    const mail = mailOf(open.mock.calls[0]?.[0]);
    expect(mail).toContain('Delivery term: FOB Nhava Sheva\n');
    expect(mail.match(/Sample: .*|Sizes to measure: .*/g)).toEqual([
      'Sample: please send one',
      'Sizes to measure: 9 x 13 ft',
    ]);
  });

  test('can be sent again', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(window);
    await showEnquiry(urli);
    for (let times = 0; times < 2; times += 1) {
      await user.click(screen.getByRole('button', { name: 'Send Enquiry Email' }));
      await act(() => jest.advanceTimersByTimeAsync(800));
    }
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('shows a message if the browser blocks the window', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    await showEnquiry(urli);
    await user.click(screen.getByRole('button', { name: 'Send Enquiry Email' }));
    await act(() => jest.advanceTimersByTimeAsync(800));
    expect(screen.getByRole('alert')).toHaveTextContent('Copy the text instead');
  });
});

describe('the other ways to send an enquiry', () => {
  const text = expect.stringMatching(
    new RegExp(
      `^Product Enquiry - ${brand}\n\n[^]*1\\. Brass Urli[^]*Two crates\n\nPlease[^]*instructions\\.$`,
    ),
  ) as string;

  test('show the text selected if the browser does not let the page copy it', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await showEnquiry(urli);
    await user.type(screen.getByRole('textbox', { name: 'Additional Notes' }), 'Two crates');
    await user.click(screen.getByRole('button', { name: 'Copy text' }));
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your enquiry as text' });
    expect(area.value).toEqual(text);
    expect(area).toHaveFocus();
    expect([area.selectionStart, area.selectionEnd]).toEqual([0, area.value.length]);
  });

  test('open a WhatsApp chat with a short message in a new window', async () => {
    await showEnquiry(urli);
    await userEvent.type(screen.getByRole('textbox', { name: 'Additional Notes' }), 'Two crates');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    expect(link.href).toMatch(/^https:\/\/wa\.me\/910000000001\?/);
    expect(new URL(link.href).searchParams.get('text')).toMatch(/^Enquiry TB-[^]* × 25\n\nAll details: http/);
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('download the lines as a table', async () => {
    const files = collectDownloads();
    await showEnquiry(urli);
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/^TB-\d{8}-\w{4}\.csv$/);
    expect(await textOf(files[0]!.content)).toContain('"30001","Brass Urli","","12 in","30","25","2450"');
  });

  test('download a packing list if the packing of a line is known', async () => {
    const files = collectDownloads();
    await showEnquiryAt({ at: '/enquiry', ...serveCatalogue(published) }, { ...urli, size: '10 in' });
    await userEvent.click(await screen.findByRole('button', { name: 'Packing list as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/^TB-\d{8}-\w{4}-packing-list\.csv$/);
    expect(await textOf(files[0]!.content)).toContain('"25","12","3","1 to 3","60 × 50 × 40"');
    await act(() => cartStore.update(() => cartOf(rug)));
    expect(screen.queryByRole('button', { name: 'Download packing list' })).not.toBeInTheDocument();
  });

  test('print the page', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue();
    await showEnquiry(urli);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

test('the enquiry page warns of mail programs that cut long letters', async () => {
  const lines = Array.from({ length: 15 }, (_, index) => ({ ...urli, id: index + 1 }));
  await showEnquiry(...lines);
  expect(screen.getByText(/some mail programs cut long letters/)).toBeVisible();
  await act(() => cartStore.update(() => cartOf(urli)));
  expect(screen.queryByText(/some mail programs cut long letters/)).not.toBeInTheDocument();
});

test('the enquiry page restores typed texts when the visitor returns', async () => {
  const { unmount } = await showEnquiry(urli);
  await userEvent.type(screen.getByRole('textbox', { name: 'Company' }), 'Hotel Indigo');
  await userEvent.type(screen.getByRole('textbox', { name: 'Additional Notes' }), 'FOB Mumbai');
  await userEvent.type(within(rowOf('Brass Urli')).getByRole('textbox', { name: /^Target price/ }), '2000');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send a sample, Brass Urli' }));
  unmount();
  await showEnquiry(urli);
  expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('Hotel Indigo');
  expect(screen.getByRole('textbox', { name: 'Additional Notes' })).toHaveValue('FOB Mumbai');
  expect(within(rowOf('Brass Urli')).getByRole('textbox', { name: /^Target price/ })).toHaveValue('2000');
  expect(screen.getByRole('checkbox', { name: 'Send a sample, Brass Urli' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Copy text' }));
});

test.each([
  ['{"notes":"Two crates","buyer":{"company":"Rao & Sons","wishedDate":"soon"}}', 'Two crates', 'Rao & Sons'],
  ['{"notes":7,"targets":[1],"buyer":"nobody"}', '', ''],
  ['{"notes"', '', ''],
])('a reload displays what is valid of the stored draft %s', async (stored, notes, company) => {
  window.localStorage.clear();
  window.localStorage.setItem('tanabana_enquiry_draft', stored);
  await showEnquiry(urli);
  expect(screen.getByRole('textbox', { name: 'Additional Notes' })).toHaveValue(notes);
  expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue(company);
  expect(screen.getByLabelText('Needed by')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(window.localStorage.getItem('tanabana_enquiry_draft')).toBeNull();
});

test('the enquiry page displays the draft that another tab has changed', async () => {
  await showEnquiry(urli);
  const notes = screen.getByRole('textbox', { name: 'Additional Notes' });
  await userEvent.type(notes, 'Two crates');
  act(() => {
    storeDraft({ ...readDraft(), notes: 'Three crates' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'tanabana_enquiry_draft' }));
  });
  expect(notes).toHaveValue('Three crates');
  await userEvent.click(screen.getByRole('button', { name: 'Copy text' }));
});

test('an edit after a copy leaves the other fields of the enquiry as they were typed', async () => {
  await showEnquiry(urli);
  const notes = screen.getByRole('textbox', { name: 'Additional Notes' });
  await userEvent.type(screen.getByLabelText('Needed by'), '2027-01-20');
  await userEvent.type(notes, 'FOB Mumbai');
  await userEvent.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(await screen.findByText(/is saved in this browser/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Christmas offer/ }));
  expect(notes).toHaveValue('FOB Mumbai');
  expect(screen.getByLabelText('Needed by')).toHaveValue('2027-01-20');
  await userEvent.click(screen.getByRole('button', { name: 'Copy text' }));
});

test('the enquiry page links to the cart', async () => {
  await showEnquiry(urli);
  expect(screen.getByRole('link', { name: 'Back to Cart' })).toHaveAttribute('href', '/cart');
});

test.each([
  ['empty', []],
  ['without rugs', [urli]],
  ['with a rug', [urli, rug]],
  ['in parts', Array.from({ length: 15 }, (_, index) => ({ ...urli, id: index + 1 }))],
])('the enquiry page breaks no accessibility rule when %s', async (_, items) => {
  const { container } = await showEnquiry(...items);
  expect(await axeViolations(container)).toEqual([]);
});
