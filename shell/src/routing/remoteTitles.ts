/** Visible name of each remote's part of the shop. */
export const remoteTitles: Readonly<Record<string, string>> = {
  catalogue: 'The catalogue',
  cart: 'The cart',
  account: 'Your account',
  content: 'This page',
};
