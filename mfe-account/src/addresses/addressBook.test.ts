import fc from 'fast-check';
import {
  addAddress,
  deleteAddress,
  editAddress,
  makeDefault,
  newAddressBook,
  readAddress,
  type AddressBook,
} from './addressBook';

const vikram = { name: 'Vikram', country: 'Nepal' };
const names = (book: AddressBook) => book.map(({ name }) => name);
const defaults = (book: AddressBook) => book.filter(({ isDefault }) => isDefault).map(({ name }) => name);

test('an address book begins with a default address named after the user, in India (§4)', () => {
  expect(newAddressBook('Asha')).toEqual([{ id: 1, name: 'Asha', country: 'India', isDefault: true }]);
});

test('an address book makes the first address added the default, and no later one (§4)', () => {
  expect(defaults(addAddress([], vikram))).toEqual(['Vikram']);
  expect(defaults(addAddress(newAddressBook('Asha'), vikram))).toEqual(['Asha']);
});

test('an address book has the same default address after an edit', () => {
  const book = editAddress(addAddress(newAddressBook('Asha'), vikram), 1, {
    name: 'Asha Rao',
    country: 'Bhutan',
  });
  expect(book[0]).toEqual({ id: 1, name: 'Asha Rao', country: 'Bhutan', isDefault: true });
  expect(book[1]).toMatchObject(vikram);
});

test('an address book has another default after makeDefault', () => {
  expect(defaults(makeDefault(addAddress(newAddressBook('Asha'), vikram), 2))).toEqual(['Vikram']);
});

test('an address book makes another address the default when the default is deleted', () => {
  const book = deleteAddress(addAddress(newAddressBook('Asha'), vikram), 1, 'Asha');
  expect([names(book), defaults(book)]).toEqual([['Vikram'], ['Vikram']]);
});

test('an address book contains a new default address when the last one is deleted (§4)', () => {
  expect(deleteAddress(addAddress([], vikram), 1, 'Asha')).toEqual(newAddressBook('Asha'));
});

test('an address book requires a full name, and uses India for a blank country (§3, §5)', () => {
  expect(readAddress({ name: '  ', country: 'India' })).toBeUndefined();
  expect(readAddress({ name: ' Asha ', country: ' ' })).toEqual({ name: 'Asha', country: 'India' });
});

test('an address book has exactly one default and unique ids after any changes', () => {
  const id = fc.nat({ max: 6 });
  const step = fc.oneof(
    fc.constant((book: AddressBook) => addAddress(book, vikram)),
    id.map((chosen) => (book: AddressBook) => makeDefault(book, chosen)),
    id.map((chosen) => (book: AddressBook) => editAddress(book, chosen, vikram)),
    id.map((chosen) => (book: AddressBook) => deleteAddress(book, chosen, 'Asha')),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const book = steps.reduce((before, change) => change(before), newAddressBook('Asha'));
      const ids = new Set(book.map((address) => address.id));
      return defaults(book).length === 1 && ids.size === book.length;
    }),
  );
});
