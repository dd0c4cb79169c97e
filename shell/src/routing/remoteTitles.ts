/** What visitors call the part of the shop that a remote fills. */
export const remoteTitles: Readonly<Record<string, string>> = {
  catalogue: 'The catalogue',
  cart: 'The cart',
  account: 'Your account',
  content: 'This page',
};
