import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { newAddressBook } from '../../addresses/addressBook';
import { AddressesPanel } from './AddressesPanel';

function Addresses() {
  const [addresses, setAddresses] = useState(newAddressBook('Asha'));
  return <AddressesPanel addresses={addresses} onChange={setAddresses} userName="Asha" />;
}

const listed = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function add(name: string) {
  await press('Add address');
  await userEvent.type(screen.getByLabelText('Full name'), name);
  await press('Save address');
}

test('the addresses panel starts with a default address named after the user (§4)', () => {
  render(<Addresses />);
  expect(listed()).toEqual(['AshaDefaultIndiaEditDelete']);
});

test('the addresses panel adds an address, in India by default', async () => {
  render(<Addresses />);
  await add('Vikram');
  expect(listed()[1]).toBe('VikramIndiaMake defaultEditDelete');
  expect(screen.getByRole('status')).toHaveTextContent('Address added');
});

test('the addresses panel requires a full name (§5)', async () => {
  render(<Addresses />);
  await press('Add address');
  await userEvent.type(screen.getByLabelText('Full name'), ' ');
  await press('Save address');
  expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription('Please enter a full name');
  expect(listed()).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('Full name'), 'V');
  expect(screen.getByLabelText('Full name')).toBeValid();
});

test('the addresses panel edits an address, starting from its current values', async () => {
  render(<Addresses />);
  await press('Edit Asha');
  expect(screen.getByLabelText('Full name')).toHaveValue('Asha');
  await userEvent.type(screen.getByLabelText('Full name'), ' Rao');
  await userEvent.clear(screen.getByLabelText('Country'));
  await userEvent.type(screen.getByLabelText('Country'), 'Nepal');
  await press('Save address');
  expect(listed()).toEqual(['Asha RaoDefaultNepalEditDelete']);
});

test('the addresses panel makes another address the default', async () => {
  render(<Addresses />);
  await add('Vikram');
  await press('Make default: Vikram');
  expect(listed()).toEqual(['AshaIndiaMake defaultEditDelete', 'VikramDefaultIndiaEditDelete']);
});

test('the addresses panel deletes an address after a confirmation, and moves the focus to Add address', async () => {
  render(<Addresses />);
  await add('Vikram');
  await press('Delete Asha');
  const dialog = screen.getByRole('dialog', { name: 'Delete address' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(listed()).toHaveLength(2);
  await press('Delete Asha');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(listed()).toEqual(['VikramDefaultIndiaEditDelete']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add address' })).toHaveFocus());
});

test('the addresses panel is accessible with its dialog open', async () => {
  render(<Addresses />);
  await press('Add address');
  await press('Save address');
  expect(await axeViolations(document.body)).toEqual([]);
});
