/** A reload deletes all addresses, because they are stored only in the page's memory (§3). */
export interface Address {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly isDefault: boolean;
}

export type AddressEntry = Pick<Address, 'name' | 'country'>;

/** If the list is not empty, exactly one address is the default. */
export type AddressBook = readonly Address[];

export const DEFAULT_COUNTRY = 'India';

export function newAddressBook(userName: string): AddressBook {
  return addAddress([], { name: userName, country: DEFAULT_COUNTRY });
}

/** Trims name and country, and replaces a blank country by the default. Returns undefined if the name is blank (§5). */
export function readAddress({ name, country }: AddressEntry): AddressEntry | undefined {
  const fullName = name.trim();
  return fullName === '' ? undefined : { name: fullName, country: country.trim() || DEFAULT_COUNTRY };
}

/** The first address of a book becomes the default (§4). */
export function addAddress(book: AddressBook, entry: AddressEntry): AddressBook {
  const id = Math.max(0, ...book.map((address) => address.id)) + 1;
  return [...book, { ...entry, id, isDefault: book.length === 0 }];
}

export function editAddress(book: AddressBook, id: number, entry: AddressEntry): AddressBook {
  return book.map((address) => (address.id === id ? { ...address, ...entry } : address));
}

/** Makes one address the only default (§4). Ignores an id that no address has. */
export function makeDefault(book: AddressBook, id: number): AddressBook {
  if (!book.some((address) => address.id === id)) return book;
  return book.map((address) => ({ ...address, isDefault: address.id === id }));
}

/**
 * If the default is deleted, the first remaining address becomes the default. If no address remains, returns the
 * address book of a new user (§4).
 */
export function deleteAddress(book: AddressBook, id: number, userName: string): AddressBook {
  const rest = book.filter((address) => address.id !== id);
  const [first] = rest;
  if (!first) return newAddressBook(userName);
  return rest.some(({ isDefault }) => isDefault) ? rest : makeDefault(rest, first.id);
}
