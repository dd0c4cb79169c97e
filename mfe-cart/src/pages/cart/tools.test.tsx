import { type CartItem, lineKey } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { showPage } from '@tanabana/ui/testing/showPage';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveCatalogue } from '../../cart/catalogueRecords.testing';
import { cartOf, rug, urli } from '../../cart/sampleLines.testing';
import { collectDownloads, textOf } from '../../components/downloads.testing';
import { readDraft, storeDraft, emptyDraft } from '../../enquiry/enquiryDraft';
import { enquiryLink } from '../../enquiry/enquiryLink';
import { buyer, enquiryOf, urliLine } from '../../enquiry/sampleEnquiry.testing';
import { cartLink } from '../../lines/cartLink';
import { published } from '../../lines/samplePrices.testing';
import page from './page';
// Imported lazily by the page. Transpiling these modules during a test can exceed the test's time limit.
import './CartTools';
import './PasteResults';

const user = userEvent.setup();
const items = () => cartStore.read().items;
/** Line of the catalogue's vase, as pages store it. */
const stored = { ...urli, size: '10 in', color: 'Standard', material: 'Handcrafted' };

async function showCart(lines: readonly CartItem[], at = '/cart') {
  const { records } = serveCatalogue(published);
  window.localStorage.clear();
  await cartStore.update(() => cartOf(...lines));
  const shown = showPage(page, { at, records });
  await screen.findByText('Add lines from a spreadsheet');
  return shown;
}

describe('lines from a spreadsheet', () => {
  async function paste(text: string) {
    await user.click(screen.getByText('Add lines from a spreadsheet'));
    const area = screen.getByRole('textbox', { name: 'Lines' });
    fireEvent.change(area, { target: { value: text } });
    return area;
  }

  test('get one answer each, and are added to an empty cart; lines that cannot be added remain in the field', async () => {
    const { container } = await showCart([]);
    const area = await paste('SKU\tUnits\n30001\t60\nTB-NO-1\t30');
    const answers = within(await screen.findByRole('list', { name: 'Results' })).getAllByRole('listitem');
    expect(answers.map(({ textContent }) => textContent)).toEqual([
      'Line 2: Blue Pottery Vase, 10 in (25 cm): 60 units',
      'Line 3: We could not match “TB-NO-1”.',
    ]);
    expect(screen.getByText('1 of 2 lines can be added.')).toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add 1 line to my cart' }));
    await waitFor(() =>
      expect(items()).toMatchObject([{ id: 30001, size: '10 in', price: 1680, quantity: 60 }]),
    );
    expect(await screen.findByText('1 line added to your cart.')).toBeVisible();
    expect(area).toHaveValue('SKU\tUnits\n3: TB-NO-1\t30');
  });

  test('may be pasted immediately if the address requests it', async () => {
    await showCart([urli], '/cart#paste');
    expect(await screen.findByRole('textbox', { name: 'Lines' })).toBeVisible();
    expect(screen.getByText('Add lines from a spreadsheet').parentElement).toHaveAttribute('open');
  });

  test('may contain a note, and an answer repeats units that cannot be read', async () => {
    await showCart([]);
    await paste('30001, 30, for Pune\n30001\t1.200\t10 in');
    const answers = within(await screen.findByRole('list', { name: 'Results' })).getAllByRole('listitem');
    expect(answers.map(({ textContent }) => textContent)).toEqual([
      'Line 1: Blue Pottery Vase, 10 in (25 cm): 30 units, note: for Pune',
      'Line 2: Blue Pottery Vase: “1.200” is not a quantity. Type a whole number, 25 or more.',
    ]);
  });

  test('are added to the existing lines of the cart', async () => {
    await showCart([rug]);
    await paste('10001; 30; 8x10\n30002; 25');
    await user.click(await screen.findByRole('button', { name: 'Add 2 lines to my cart' }));
    await waitFor(() =>
      expect(items().map(({ id, quantity }) => [id, quantity])).toContainEqual([30002, 25]),
    );
    expect(items()[0]).toEqual(rug);
  });

  test('that the cart already has replace it if the visitor wants, and Undo restores cart, notes and text', async () => {
    const vase = { ...stored, price: 1680, quantity: 535 };
    await showCart([vase]);
    storeDraft({ ...emptyDraft, lineNotes: { [lineKey(vase)]: 'restaurant' } });
    const area = await paste('30001, 535, 10 in, lobby');
    const results = within(await screen.findByRole('list', { name: 'Results' }));
    expect(results.getByText('Your cart has 535 units of it: 1,070 if you add these.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Replace my cart' }));
    await waitFor(() => expect(readDraft().lineNotes).toEqual({ [lineKey(vase)]: 'lobby' }));
    expect(items().map(({ quantity }) => quantity)).toEqual([535]);
    expect(await screen.findByText('1 line replaced your cart.')).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    await waitFor(() => expect(readDraft().lineNotes).toEqual({ [lineKey(vase)]: 'restaurant' }));
    expect(items()).toEqual([vase]);
    expect(area).toHaveValue('30001, 535, 10 in, lobby');
    expect(screen.queryByText('1 line replaced your cart.')).not.toBeInTheDocument();
  });

  test('join the lines of the cart with their notes, and the message disappears when the cart changes', async () => {
    const vase = { ...stored, quantity: 50 };
    await showCart([vase]);
    storeDraft({ ...emptyDraft, lineNotes: { [lineKey(vase)]: 'lobby, gold ribbon' } });
    await paste('30001, 25, 10 in, restaurant');
    await user.click(await screen.findByRole('button', { name: 'Add 1 line to my cart' }));
    expect(await screen.findByText('1 line added to your cart.')).toBeVisible();
    expect(items().map(({ quantity }) => quantity)).toEqual([75]);
    expect(readDraft().lineNotes).toEqual({ [lineKey(vase)]: 'lobby, gold ribbon; restaurant' });
    await user.click(screen.getByRole('button', { name: 'Empty cart' }));
    expect(screen.queryByText('1 line added to your cart.')).not.toBeInTheDocument();
  });

  test('without any product show a message', async () => {
    await showCart([]);
    await paste('SKU\tUnits');
    expect(await screen.findByText('We found no products in these lines.')).toBeVisible();
  });

  test('with a name that is nearly right suggest the product, which a click chooses', async () => {
    await showCart([]);
    const area = await paste('Sheesham Bowl\t40\nteak elephant\t30');
    const results = within(await screen.findByRole('list', { name: 'Results' }));
    expect(results.getByText('We could not match “Sheesham Bowl”.')).toBeVisible();
    await user.click(results.getByRole('button', { name: 'Sheesham Bowls?' }));
    expect(await screen.findByText('Sheesham Bowls: 40 units')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add 1 line to my cart' }));
    await waitFor(() => expect(items()).toMatchObject([{ id: 30002, quantity: 40 }]));
    expect(area).toHaveValue('2: teak elephant\t30');
  });

  test('with a size that is missing or wrong offer the sizes, and a click chooses one', async () => {
    await showCart([]);
    await paste('10001\t30\n10001\t40\t3 x 3 ft');
    const choices = await screen.findAllByRole('group', { name: /Size for line/ });
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Choose a size:5 x 7 ft (152 × 213 cm)8 x 10 ft (244 × 305 cm)',
      'Choose a size:5 x 7 ft (152 × 213 cm)8 x 10 ft (244 × 305 cm)',
    ]);
    await user.click(within(choices[1]!).getByRole('button', { name: /^8 x 10 ft/ }));
    expect(await screen.findByText('Gulnar Medallion Rug, 8 x 10 ft (244 × 305 cm): 40 units')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add 1 line to my cart' }));
    await waitFor(() => expect(items()).toMatchObject([{ id: 10001, size: '8 x 10 ft', quantity: 40 }]));
  });

  test('fill target price and note of the line in the enquiry', async () => {
    await showCart([]);
    await paste('Note,Target price,Units,Product\nwith logo,"₹ 1,500",30,Blue Pottery Vase');
    await user.click(await screen.findByRole('button', { name: 'Add 1 line to my cart' }));
    await waitFor(() => expect(items()).toHaveLength(1));
    const key = lineKey(items()[0]!);
    expect(readDraft()).toMatchObject({ targets: { [key]: '₹ 1,500' }, lineNotes: { [key]: 'with logo' } });
  });
});

describe('sharing', () => {
  test('copies a link to the same lines', async () => {
    await showCart([urli, rug]);
    await user.click(screen.getByText('Share or save this cart'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${cartLink([urli, rug])}`);
    expect(await screen.findByText('Link copied')).toBeVisible();
  });

  test('copies a quantity that is still being typed', async () => {
    await showCart([urli]);
    await user.click(screen.getByText('Share or save this cart'));
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '80' } });
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(`#lines=${urli.id}:80:`);
  });

  test('shows the link selected if the browser does not let the page copy it', async () => {
    await showCart([urli]);
    await user.click(screen.getByText('Share or save this cart'));
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('textbox', { name: 'Link to this cart' })).toHaveFocus();
  });

  test('opens the share sheet of the device, and copies the link if sharing fails', async () => {
    const share = jest.fn().mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    Object.assign(navigator, { share: share.mockRejectedValueOnce(new DOMException('no', 'DataError')) });
    await showCart([urli]);
    await user.click(screen.getByText('Share or save this cart'));
    await user.click(screen.getByRole('button', { name: 'Share link' }));
    const url = `${window.location.origin}${cartLink([urli])}`;
    expect(share).toHaveBeenCalledWith({ title: 'Shopping Cart', url });
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Share link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    Reflect.deleteProperty(navigator, 'share');
  });

  test('opens WhatsApp with the link, unless it is too long for one message', async () => {
    await showCart([urli]);
    await user.click(screen.getByText('Share or save this cart'));
    expect(screen.queryByRole('button', { name: 'Share link' })).not.toBeInTheDocument();
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    expect(new URL(href).pathname).toBe('/');
    expect(new URL(href).searchParams.get('text')).toBe(`${window.location.origin}${cartLink([urli])}`);
    await act(() => cartStore.update(() => cartOf({ ...urli, size: 'x'.repeat(2_000) })));
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument();
  });

  test('downloads the lines with what the enquiry requests about them', async () => {
    const files = collectDownloads();
    await showCart([{ ...urli, size: '10 in', quantity: 30 }]);
    const key = lineKey(items()[0]!);
    storeDraft({ ...emptyDraft, targets: { [key]: '₹1,500' } });
    await user.click(screen.getByText('Share or save this cart'));
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['cart.csv']));
    expect((await textOf(files[0]!.content)).split('\r\n')[1]).toBe(
      '"TB-JPR-BLP-30001","Blue Pottery Vase","6913","10 in","25","30","1680","3","0.38","0.36","45","4 to 6 weeks for 25 units","₹1,500","","",""',
    );
  });

  test('downloads the packing list if the packing of a line is known', async () => {
    const files = collectDownloads();
    await showCart([rug]);
    await user.click(screen.getByText('Share or save this cart'));
    expect(screen.queryByRole('button', { name: 'Download packing list' })).not.toBeInTheDocument();
    await act(() => cartStore.update(() => cartOf({ ...urli, size: '10 in', quantity: 30 })));
    await user.click(await screen.findByRole('button', { name: 'Packing list as CSV' }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['cart-packing-list.csv']));
    expect(await textOf(files[0]!.content)).toContain('"30","12","3","1 to 3","60 × 50 × 40"');
    await user.click(screen.getByRole('button', { name: 'Download packing list' }));
    await user.click(screen.getByRole('button', { name: 'Download spreadsheet' }));
    await waitFor(() =>
      expect(files.map(({ name }) => name).sort()).toEqual([
        'cart-packing-list.csv',
        'cart-packing-list.xlsx',
        'cart.xlsx',
      ]),
    );
  });

  test('shows a message if a file cannot be made', async () => {
    collectDownloads();
    Object.assign(URL, { createObjectURL: undefined });
    await showCart([urli]);
    await user.click(screen.getByText('Add lines from a spreadsheet'));
    await user.click(screen.getByRole('button', { name: 'Download a template' }));
    expect(await screen.findByText(/^We cannot make the file just now\./)).toBeVisible();
  });

  test('is not offered for an empty cart', async () => {
    await showCart([]);
    expect(screen.queryByText('Share or save this cart')).not.toBeInTheDocument();
  });
});

describe('a link to a cart', () => {
  const LINK = '/cart#lines=30001:60:10_in,30002:3,77:30';

  test('fills an empty cart after a confirmation, and names lines that are not sold', async () => {
    await showCart([], LINK);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cart from a link' }));
    expect(dialog.getByText('Sheesham Bowls: 25 units, raised to the minimum of 25')).toBeVisible();
    expect(dialog.getByText('We could not match “77”.')).toBeVisible();
    expect(items()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Fill my cart' }));
    await waitFor(() =>
      expect(items().map(({ id, quantity }) => [id, quantity])).toEqual([
        [30001, 60],
        [30002, 25],
      ]),
    );
    expect(await screen.findByText('2 products, 85 units added to your cart.')).toBeVisible();
  });

  test('does not change a cart before the confirmation, or if the visitor cancels', async () => {
    await showCart([rug], LINK);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cart from a link' }));
    expect(
      dialog.getByText(`Your cart already has 1 product, ${rug.quantity} units. Replace it, or add to it?`),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(items()).toEqual([rug]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  const vaseLine = { ...urliLine, size: '10 in', targetPrice: '₹900', note: 'with logo', wantsSample: true };
  const ENQUIRY = enquiryLink({ ...enquiryOf(vaseLine), buyer, notes: 'By March', wantsOffer: true });

  test('fills the enquiry with its notes, target prices and details', async () => {
    await showCart([rug], ENQUIRY);
    storeDraft({ ...emptyDraft, notes: 'Of another enquiry' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Cart from a link' }));
    expect(
      dialog.getByText('The link also fills your enquiry: your details, notes, the offer.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Replace my cart' }));
    await waitFor(() => expect(items()).toMatchObject([{ id: 30001, quantity: 25 }]));
    const key = lineKey(items()[0]!);
    expect(readDraft()).toMatchObject({
      buyer,
      notes: 'By March',
      wantsOffer: true,
      targets: { [key]: '₹900' },
      lineNotes: { [key]: 'with logo' },
      samples: { [key]: true },
    });
  });

  test('that was cut on its way says so', async () => {
    await showCart([], ENQUIRY.slice(0, -20));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cart from a link' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('This link was cut on its way to you.');
    expect(dialog.getByText(/^Blue Pottery Vase, 10 in/)).toBeVisible();
  });

  test('that is added to a cart keeps what the visitor has written', async () => {
    await showCart([rug], ENQUIRY);
    storeDraft({ ...emptyDraft, notes: 'Mine', buyer: { ...buyer, name: 'Mira' } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Cart from a link' }));
    await user.click(dialog.getByRole('button', { name: 'Add to my cart' }));
    await waitFor(() => expect(items()).toHaveLength(2));
    expect(readDraft()).toMatchObject({ notes: 'Mine\nBy March', buyer: { name: 'Mira' } });
  });

  test('is reported above the lines', async () => {
    await showCart([rug], LINK);
    await user.click(await screen.findByRole('button', { name: 'Add to my cart' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const [line] = screen.getAllByRole('article');
    expect(undo.compareDocumentPosition(line!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('stays in the address, for a reload, until it is accepted or declined', async () => {
    await showCart([rug], LINK);
    await screen.findByRole('dialog', { name: 'Cart from a link' });
    expect(window.location.hash).toBe(LINK.slice('/cart'.length));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(window.location.hash).toBe(''));
  });

  test.each(['/cart#lines=', '/cart#lines=%zz:%zz', '/cart#lines=77:30'])('%s fills nothing', async (at) => {
    await showCart([rug], at);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cart from a link' }));
    await user.click(dialog.getByText('Close'));
    expect(items()).toEqual([rug]);
  });
});

describe('cartons', () => {
  test('are filled by a click, which updates packing, weight, volume and lead time', async () => {
    const { container } = await showCart([{ ...urli, size: '10 in', quantity: 30 }]);
    expect(await screen.findByText('3 cartons of up to 12, about 0.36 m³')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Fill the carton: 36, Blue Pottery Vase' }));
    await user.click(await screen.findByRole('button', { name: 'Add a carton: 48, Blue Pottery Vase' }));
    await waitFor(() => expect(items()).toMatchObject([{ quantity: 48 }]));
    for (const fact of [
      '4 cartons',
      'about 72 kg',
      'about 0.48 m³',
      '4 to 6 weeks',
      '4 cartons of 12, about 0.48 m³',
    ])
      expect(await screen.findByText(fact)).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('are not mentioned if the catalogue does not publish them', async () => {
    await showCart([{ ...urli, id: 30002, size: 'Standard' }]);
    expect(await screen.findByText('Sheesham Bowls')).toBeVisible();
    expect(screen.queryByRole('button', { name: /carton/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Gross weight')).not.toBeInTheDocument();
  });
});
