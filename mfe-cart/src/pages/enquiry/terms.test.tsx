import { cartStore } from '@tanabana/shop/cart/cartStore';
import { showPage } from '@tanabana/ui/testing/showPage';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveCatalogue } from '../../cart/catalogueRecords.testing';
import { cartOf, rug, urli } from '../../cart/sampleLines.testing';
import { calendarDate } from '../../enquiry/calendarDate';
import { readDraft } from '../../enquiry/enquiryDraft';
import enquiry from './page';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const inWeeks = (weeks: number) => calendarDate(new Date(Date.now() + weeks * WEEK_MS));

const trade = { hsn: '5701', isInStock: false, making: { from: 11, to: 20 } };
const published = [
  {
    id: rug.id,
    name: rug.title,
    category: 'Rugs',
    price: 0,
    sizes: [{ size: rug.size, amount: 0 }],
    trade,
  },
  {
    id: urli.id,
    name: urli.title,
    category: urli.category,
    price: urli.price,
    sizes: [{ size: urli.size, amount: urli.price }],
    trade: { ...trade, isInStock: true },
  },
];

async function showForm() {
  await cartStore.update(() => cartOf(urli, rug));
  showPage(enquiry, { at: '/enquiry', records: serveCatalogue(published).records });
  return screen.findByLabelText<HTMLInputElement>('Needed by');
}

afterEach(() => localStorage.clear());

describe('Needed by', () => {
  test('names a date that the browser reports as incomplete', async () => {
    const field = await showForm();
    // jsdom has no field of a date in parts, which a browser reports so.
    Object.defineProperty(field, 'validity', { value: { badInput: true }, configurable: true });
    fireEvent.blur(field);
    expect(field).toHaveAccessibleDescription(/^This date is incomplete/);
    Object.defineProperty(field, 'validity', { value: { badInput: false } });
    fireEvent.blur(field);
    expect(field).not.toHaveAccessibleDescription();
  });

  test('completes a year of two digits when the visitor leaves the field, and not while typing', async () => {
    const field = await showForm();
    fireEvent.change(field, { target: { value: '0027-01-20' } });
    expect(field).toHaveValue('0027-01-20');
    fireEvent.blur(field);
    expect(field).toHaveValue('2027-01-20');
    expect(readDraft().buyer?.wishedDate).toBe('2027-01-20');
  });

  test('names a date that is not understood, and keeps it', async () => {
    const field = await showForm();
    fireEvent.change(field, { target: { value: '0202-01-20' } });
    fireEvent.blur(field);
    expect(field).toHaveAccessibleDescription('“0202-01-20” is not a date that we understand.');
    expect(readDraft().buyer?.wishedDate).toBe('0202-01-20');
  });

  test('names a date in the past', async () => {
    const field = await showForm();
    fireEvent.change(field, { target: { value: '2020-01-20' } });
    fireEvent.blur(field);
    expect(field).toHaveAccessibleDescription('This date is in the past.');
  });

  test('names the lines that are not ready by then', async () => {
    const field = await showForm();
    fireEvent.change(field, { target: { value: inWeeks(9) } });
    expect(field).toHaveAccessibleDescription(
      /^Not ready to leave by .*: Bhadohi Palmette Carpet \(11 to 20 weeks\)\.$/,
    );
    fireEvent.change(field, { target: { value: inWeeks(15) } });
    expect(field).toHaveAccessibleDescription(/^Perhaps not ready to leave by .*: Bhadohi Palmette Carpet/);
    fireEvent.change(field, { target: { value: inWeeks(21) } });
    expect(field).not.toHaveAccessibleDescription();
  });
});

describe('the place of a delivery term', () => {
  const choose = (term: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: 'Delivery term' }), term);
  const place = (name: string) => screen.getByRole('textbox', { name });

  test('is of loading or of destination, as the term needs, and never that of another term', async () => {
    await showForm();
    await userEvent.type(place('Port or place'), 'Hamburg');
    await choose('FOB');
    expect(place('Port of loading')).toHaveValue('');
    expect(place('Port of loading')).toHaveAttribute('placeholder', 'Such as Mundra');
    expect(place('Port of loading')).not.toHaveAccessibleDescription();
    await userEvent.type(place('Port of loading'), 'Mundra');
    await choose('EXW');
    expect(place('Place of collection')).toHaveValue('Mundra');
    await choose('FCA');
    expect(place('Place of loading')).toHaveValue('Mundra');
    await choose('CIF');
    expect(place('Port of destination')).toHaveValue('Hamburg');
  });

  test.each([
    ['CIF', 'Port of destination', 'We need the port of destination to quote CIF.'],
    ['CIP', 'Place of destination', 'We need the place of destination to quote CIP.'],
    ['DAP', 'Place of destination', 'We need the place of destination to quote DAP.'],
  ])('is named while %s lacks it', async (term, name, text) => {
    await showForm();
    await choose(term);
    expect(place(name)).toHaveAccessibleDescription(text);
    await userEvent.type(place(name), 'Hamburg');
    expect(place(name)).not.toHaveAccessibleDescription();
  });
});
