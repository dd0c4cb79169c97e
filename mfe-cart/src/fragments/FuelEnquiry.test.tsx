import { cartStore } from '@tanabana/shop/cart/cartStore';
import type { FragmentComponentProps } from '@tanabana/contract/pages/page';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { requestOf } from '@tanabana/ui/testing/showPage';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { serveCatalogue } from '../cart/catalogueRecords.testing';
import { cartOf, urli } from '../cart/sampleLines.testing';
import { readDraft, storeDraft } from '../enquiry/enquiryDraft';
import { enquiryStore } from '../enquiry/enquiryStore';
import { published } from '../lines/samplePrices.testing';
import fuelEnquiry from './FuelEnquiry';
import preparedEnquiries from './PreparedEnquiries';

const user = userEvent.setup();

const props: FragmentComponentProps<undefined> = {
  request: requestOf({ at: '/biomass', records: serveCatalogue(published).records }),
  data: undefined,
};
const materials = ['Groundnut shell', 'Rice husk'];

const show = ({ Component }: Pick<typeof fuelEnquiry | typeof preparedEnquiries, 'Component'>) =>
  render(
    <MemoryRouter>
      <Component {...props} materials={materials} />
    </MemoryRouter>,
  );

beforeEach(async () => {
  window.localStorage.clear();
  await cartStore.update(() => cartOf(urli));
});

test('a fuel enquiry is a letter with a reference, and is kept like the others', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(window);
  storeDraft({ ...readDraft(), notes: 'for the cart' });
  const { container, unmount } = show(fuelEnquiry);
  await user.click(screen.getByRole('button', { name: 'Prepare an enquiry' }));
  expect(await screen.findByRole('group', { name: 'Enquiry about fuel' })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Fuel' }), 'Briquettes');
  const material = screen.getByRole('combobox', { name: 'Raw material' });
  expect([...material.querySelectorAll('option')].map(({ label }) => label)).toEqual([
    'No preference',
    ...materials,
  ]);
  await user.selectOptions(material, 'Rice husk');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Packing' }), 'Loose');
  await user.type(screen.getByRole('textbox', { name: 'Tonnes a month' }), '40');
  await user.type(screen.getByRole('textbox', { name: 'Boiler' }), '3 t/h, coal');
  await user.type(screen.getByRole('textbox', { name: 'Unloading' }), 'by hand');
  await user.type(screen.getByRole('textbox', { name: 'Deliver to' }), 'Alwar');
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send Enquiry Email' }));
  // The mail opens after a delay (§9).
  await waitFor(() => expect(open).toHaveBeenCalled(), { timeout: 5_000 });

  const mail = new URL(String(open.mock.calls[0]?.[0])).searchParams;
  const reference = enquiryStore.read().sent[0]?.reference;
  expect(mail.get('subject')).toBe('Fuel Enquiry - Tanabana');
  expect(mail.get('body')?.replaceAll('\r', '')).toContain(
    'Deliver to: Alwar\n\nI would like to enquire about fuel:\n\n' +
      'Fuel: Briquettes\nRaw material: Rice husk\nPacking: Loose\nBoiler: 3 t/h, coal\nTonnes a month: 40\nUnloading: by hand\n\nPlease send me the price',
  );
  expect(mail.get('body')).toContain(`Reference: ${reference}`);
  expect(mail.get('body')).not.toContain('Open this enquiry');
  expect(readDraft().notes).toBe('for the cart');

  unmount();
  const view = show(fuelEnquiry);
  await user.click(screen.getByRole('button', { name: 'Prepare an enquiry' }));
  expect(await screen.findByRole('textbox', { name: 'Boiler' })).toHaveValue('3 t/h, coal');
  view.unmount();
  show(preparedEnquiries);
  const list = within(await screen.findByRole('region', { name: 'My enquiries' }));
  await user.click(list.getByText(String(reference)));
  expect(list.getByText('3 t/h, coal')).toBeVisible();
  expect(list.queryByRole('button', { name: /^Reorder/ })).not.toBeInTheDocument();
});
