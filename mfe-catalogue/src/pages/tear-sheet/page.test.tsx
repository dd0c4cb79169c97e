import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { longDate } from '@tanabana/shop/text/longDate';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { openPage } from '@tanabana/ui/testing/showPage';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveData } from '../../testing/serveData';
import { productOf } from '../../testing/productOf';
import { files } from '../product-detail/productPage.testing';
import page from './page';
import { qrCode } from './qrCode';

beforeEach(() => {
  serveData(files);
});

const open = (address: string) => openPage(page, { at: address });
const sheet = (name: string) => within(screen.getByRole('article', { name }));

test('each product of the address has a sheet with its sizes in inches and centimetres', async () => {
  const { container } = await open('/tear-sheet?ids=30001,10001');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('2 pages of A4, one for each product.')).toBeInTheDocument();
  const vase = sheet('Blue Vase');
  expect(vase.getByText('Neelam Kiln Studio, Jaipur, Rajasthan')).toBeInTheDocument();
  expect(vase.getByText('Made in India')).toBeInTheDocument();
  expect(vase.getByText('Article SKU-30001')).toBeInTheDocument();
  expect(vase.getByText(new RegExp(defaultSettings.contact.enquiryEmail))).toBeInTheDocument();
  expect(vase.getByText('₹1,250 – ₹2,350')).toBeInTheDocument();
  expect(vase.getByText(`Prices of ${longDate(new Date(), 'local')}`)).toBeInTheDocument();
  expect(vase.getByRole('row', { name: '12 in 19 × 19 × 30 1.30 ₹2,350' })).toBeInTheDocument();
  for (const term of ['Material', 'Care', 'Packing', 'HSN code', 'Availability'])
    expect(vase.getByText(term)).toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
});

test('a sheet shows a detail of the product, and the story of its maker or else its description', async () => {
  await open('/tear-sheet?ids=10001,30001,30002');
  const [rug, vase, bowl] = ['Gulnar Rug', 'Blue Vase', 'Bare Bowl'].map(sheet);
  expect(rug?.getAllByRole('img', { name: /^Picture/ })).toHaveLength(2);
  expect(rug?.getByText('The drawing is a sheet of squared paper.')).toBeInTheDocument();
  expect(vase?.getByRole('heading', { level: 3, name: 'Neelam Kiln Studio' })).toBeInTheDocument();
  expect(vase?.getByText(productOf({ id: 1 }).description)).toBeInTheDocument();
  expect(bowl?.getAllByRole('img')).toHaveLength(2);
});

test('a rug has no price, and its measures follow from its sizes in feet', async () => {
  await open('/tear-sheet?ids=10001');
  const rug = sheet('Gulnar Rug');
  expect(rug.getByText('Price on request')).toBeInTheDocument();
  expect(rug.getByRole('row', { name: '8 x 10 ft 244 × 305 on request' })).toBeInTheDocument();
});

test('a product in colours has a column of colours, and none of measures', async () => {
  await open('/tear-sheet?ids=30009');
  const headers = sheet('Cushion').getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['Colour', 'Price of one unit']);
});

test('the QR code has the address of the product, which is legible too', async () => {
  await open('/tear-sheet?ids=30001');
  const address = `${defaultSettings.origin}/product/30001`;
  expect(screen.getByRole('link', { name: address })).toHaveAttribute('href', address);
  const code = screen.getByRole('img', { name: 'QR code of the page of Blue Vase' });
  expect(code.querySelector('path')).toHaveAttribute('d', qrCode(address).path);
});

test('the button prints the sheets', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  await open('/tear-sheet?ids=30001');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('an address without products leads to the catalogue', async () => {
  await open('/tear-sheet');
  expect(screen.getByRole('heading', { level: 1, name: 'No tear sheet yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse Catalogue' })).toBeInTheDocument();
});
