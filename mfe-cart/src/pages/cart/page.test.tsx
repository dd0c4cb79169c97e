import { formatRupees } from '@tanabana/shop/money/formatRupees';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { screen, within } from '@testing-library/react';
import { serveCatalogue } from '../../cart/catalogueRecords.testing';
import { rug, urli } from '../../cart/sampleLines.testing';
import { published } from '../../lines/samplePrices.testing';
import { plain, rowOf, showCart, showCartAt, summary, total } from './cartPage.testing';

describe('an empty cart', () => {
  test('shows a message and links to the catalogue', async () => {
    await showCart();
    expect(screen.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/catalogue');
    expect(screen.queryByText('Shopping Cart')).not.toBeInTheDocument();
  });
});

describe('a cart without rugs', () => {
  test('shows its heading and the number of items', async () => {
    await showCart(urli, plain);
    expect(screen.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
    expect(screen.getByText(/^2 products, 50 units. Everything/)).toBeVisible();
  });

  test('shows image, title, category, size, colour, material and price of a line', async () => {
    await showCart(urli);
    const row = rowOf('Brass Urli');
    expect(within(row).getByRole('link', { name: 'Brass Urli' })).toHaveAttribute(
      'href',
      '/product/30001?size=12+in',
    );
    for (const text of ['Handicraft Products', '12 in (30 cm)', 'Antique gold', 'Brass', '₹2,450']) {
      expect(within(row).getByText(text)).toBeVisible();
    }
    expect(within(row).getByRole('presentation', { hidden: true })).toHaveAttribute('src', urli.image);
  });

  test('offers the image in AVIF, in a width for thumbnails', async () => {
    await showCart(urli);
    const image = within(rowOf('Brass Urli')).getByRole('presentation', { hidden: true });
    // The test finds the `source` element by its position, because the element has no role.
    const avif = image.previousElementSibling;
    expect(avif).toHaveAttribute(
      'srcset',
      expect.stringContaining(`${urli.image.replace('400.webp', '200.avif')} 200w`),
    );
  });

  test.each([
    ['48 hours', 'In stock: dispatched within 48 hours', 'within 48 hours'],
    [undefined, 'In stock', undefined],
  ])('states the dispatch time %s of the settings', async (dispatchTime, stock, leadTime) => {
    const trade = { hsn: '6913', isInStock: true, making: { from: 4, to: 6 } };
    const { records } = serveCatalogue(published.map((product) => ({ ...product, trade })));
    await showCartAt({ at: '/cart', records, settings: { dispatchTime } }, { ...urli, size: '10 in' });
    expect(await screen.findByText(stock)).toBeInTheDocument();
    expect(await screen.findByText('Gross weight')).toBeInTheDocument();
    expect(screen.queryByText('Longest lead time')?.nextElementSibling?.textContent).toBe(leadTime);
  });

  test('hides the colour Standard and the material Handcrafted', async () => {
    await showCart(plain);
    expect(screen.queryByText('Colour')).not.toBeInTheDocument();
    expect(screen.queryByText('Material')).not.toBeInTheDocument();
  });

  test('shows the total, with nothing for shipping and tax', async () => {
    await showCart(urli, plain);
    const values = within(summary()).getAllByRole('definition');
    const rows = within(summary())
      .getAllByRole('term')
      .map((term, index) => `${term.textContent} ${values[index]?.textContent}`);
    expect(rows).toEqual([
      'Items 2 products, 50 units',
      'Subtotal ₹80,000',
      'Shipping ₹0',
      'Tax ₹0',
      'Totalof the goods; our reply adds freight and taxes ₹80,000',
    ]);
  });

  test('links to the enquiry and the catalogue, and shows Make Payment disabled with its reason', async () => {
    await showCart(urli);
    expect(screen.getByRole('link', { name: 'Enquire Now' })).toHaveAttribute('href', '/enquiry');
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/catalogue');
    const payment = screen.getByRole('button', { name: 'Make Payment' });
    expect(payment).toBeDisabled();
    expect(payment).toHaveAccessibleDescription(/^Online payment is not open yet/);
  });

  test('promises authenticity and fair trade', async () => {
    await showCart(urli);
    expect(screen.getByText('Authenticity Guaranteed')).toBeVisible();
    expect(screen.getByText('Fair Trade with Artisans')).toBeVisible();
  });
});

describe('a cart with a rug', () => {
  test('shows no rug price, no total and no way to pay', async () => {
    const { container } = await showCart(rug, urli);
    expect(within(rowOf(rug.title)).getByText('Price on enquiry')).toBeVisible();
    expect(container).not.toHaveTextContent('98,000');
    expect(total()).toHaveTextContent('—');
    expect(within(summary()).queryByText('Subtotal')).not.toBeInTheDocument();
    expect(screen.queryByText('Make Payment')).not.toBeInTheDocument();
    expect(
      screen.getByText(
        /One or more Rug items require a custom quotation\. Order total will be provided after enquiry\. Checkout is disabled/,
      ),
    ).toBeVisible();
  });

  test('adds up the lines that have a price', async () => {
    await showCart(rug, urli);
    const priced = within(summary()).getByText('Subtotal of priced items').parentElement;
    expect(priced).toHaveTextContent(formatRupees(urli.price * urli.quantity));
  });

  test('offers no payment even if the settings allow it', async () => {
    await showCartAt({ at: '/cart', settings: { payments: true } }, rug);
    expect(screen.queryByText('Make Payment')).not.toBeInTheDocument();
  });
});

test('the cart page shows no picture from another host', async () => {
  await showCart({ ...urli, image: 'https://elsewhere.example/x.png' });
  expect(screen.queryByRole('presentation', { hidden: true })).not.toBeInTheDocument();
});

test.each([
  ['empty', []],
  ['without rugs', [urli, plain]],
  ['with a rug', [urli, rug]],
])('the cart page breaks no accessibility rule when %s', async (_, items) => {
  const { container } = await showCart(...items);
  expect(await axeViolations(container)).toEqual([]);
});
