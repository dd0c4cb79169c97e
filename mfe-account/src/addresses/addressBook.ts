/** Where orders go; kept on the page only (§3). */
export interface Address {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly isDefault: boolean;
}

/** What a visitor says of an address. */
export type AddressEntry = Pick<Address, 'name' | 'country'>;

/** Addresses of which exactly one is the default, unless there is none. */
export type AddressBook = readonly Address[];

export const DEFAULT_COUNTRY = 'India';

/** A book is never left empty: it then holds a default address named after the user (§4). */
export function newAddressBook(userName: string): AddressBook {
  return addAddress([], { name: userName, country: DEFAULT_COUNTRY });
}

/**
 * Tidies what was typed.
 * @returns nothing without a full name, which an address requires (§5)
 */
export function readAddress({ name, country }: AddressEntry): AddressEntry | undefined {
  const fullName = name.trim();
  return fullName === '' ? undefined : { name: fullName, country: country.trim() || DEFAULT_COUNTRY };
}

/** Adds an address; the first one becomes the default (§4). */
export function addAddress(book: AddressBook, entry: AddressEntry): AddressBook {
  const id = Math.max(0, ...book.map((address) => address.id)) + 1;
  return [...book, { ...entry, id, isDefault: book.length === 0 }];
}

export function editAddress(book: AddressBook, id: number, entry: AddressEntry): AddressBook {
  return book.map((address) => (address.id === id ? { ...address, ...entry } : address));
}

/** Makes one address the default, and no other (§4). An address that is not there changes nothing. */
export function makeDefault(book: AddressBook, id: number): AddressBook {
  if (!book.some((address) => address.id === id)) return book;
  return book.map((address) => ({ ...address, isDefault: address.id === id }));
}

/**
 * Deletes an address. When it was the default, the first one left takes its place; when it was the last, a new
 * book begins.
 */
export function deleteAddress(book: AddressBook, id: number, userName: string): AddressBook {
  const rest = book.filter((address) => address.id !== id);
  const [first] = rest;
  if (!first) return newAddressBook(userName);
  return rest.some(({ isDefault }) => isDefault) ? rest : makeDefault(rest, first.id);
}
