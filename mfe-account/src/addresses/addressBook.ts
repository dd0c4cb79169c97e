/** A shipping address; it lives in the page's memory only (§3). */
export interface Address {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly isDefault: boolean;
}

/** What a visitor enters for an address. */
export type AddressEntry = Pick<Address, 'name' | 'country'>;

/** A list of addresses with exactly one default, unless it is empty. */
export type AddressBook = readonly Address[];

export const DEFAULT_COUNTRY = 'India';

/** Creates an address book with a default address named after the user (§4). */
export function newAddressBook(userName: string): AddressBook {
  return addAddress([], { name: userName, country: DEFAULT_COUNTRY });
}

/**
 * Trims what was typed.
 * @returns undefined without a full name, which an address requires (§5)
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

/** Makes one address the default, and no other (§4). An unknown id changes nothing. */
export function makeDefault(book: AddressBook, id: number): AddressBook {
  if (!book.some((address) => address.id === id)) return book;
  return book.map((address) => ({ ...address, isDefault: address.id === id }));
}

/**
 * Deletes an address. If it was the default, the first remaining one becomes the default; if it was the last,
 * a new book starts (§4).
 */
export function deleteAddress(book: AddressBook, id: number, userName: string): AddressBook {
  const rest = book.filter((address) => address.id !== id);
  const [first] = rest;
  if (!first) return newAddressBook(userName);
  return rest.some(({ isDefault }) => isDefault) ? rest : makeDefault(rest, first.id);
}
