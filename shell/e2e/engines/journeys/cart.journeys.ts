import {
  ELEPHANT,
  RUG,
  SAVED_VASE,
  storedCart,
  storedWishlist,
  VASE,
} from '@tanabana/build/playwright/storedRecords';
import { expect, test } from '../journey';
import { button, dialog, heading, link, role, text } from '../targets';

const ADDRESS = {
  'Full Name': 'Asha Rao',
  Address: '14 Loom Lane',
  City: 'Jaipur',
  State: 'Rajasthan',
  'Postal Code': '302006',
  'Phone Number': '+91 00000 00000',
};

const badge = (count: number) => link(`Cart, ${count} items`, { within: 'header' });

test('an empty cart says so', async ({ visitor }) => {
  await visitor.goTo('/cart');
  await visitor.see(text('Your Cart is Empty'));
});

test('a line is increased, removed and restored', async ({ visitor }) => {
  await visitor.store(storedCart(VASE, ELEPHANT));
  await visitor.goTo('/cart');
  await visitor.click(button('Increase quantity'));
  await visitor.see(badge(56));
  await visitor.click(button(`Remove ${VASE.title}`));
  await visitor.see(badge(25));
  await visitor.seeFocus(button('Undo'));
  await visitor.press('Enter');
  await visitor.see(badge(56));
});

test('a page from the back/forward cache shows the current cart, and a press counts once', async ({
  visitor,
}) => {
  await visitor.goTo('/product/30001');
  await visitor.click(button('Add to Cart'));
  await visitor.see(badge(25));
  await visitor.goTo('/cart');
  await visitor.click(button('Increase quantity'));
  await visitor.see(badge(26));
  await visitor.back();
  await visitor.seeAddress('/product/30001');
  await visitor.see(badge(26));
  await visitor.click(button('Add to Cart'));
  await visitor.see(badge(51));
});

test('the cart is left for the enquiry with the keyboard alone', async ({ visitor }) => {
  await visitor.store(storedCart(VASE));
  await visitor.goTo('/cart');
  await visitor.tabTo(link('Enquire Now'));
  await visitor.press('Enter');
  await visitor.seeAddress('/enquiry');
  await visitor.seeFocus(role('heading', undefined, { within: 'main' }));
});

test('a rug asks for a quotation instead of a payment', async ({ visitor }) => {
  await visitor.store(storedCart(RUG));
  await visitor.goTo('/cart');
  await visitor.see(text(/^One or more Rug items require a custom quotation\./));
  await visitor.goTo('/checkout');
  await visitor.see(heading('Your rugs are quoted first'));
  await visitor.seeNot(button('Place Order'));
});

test('an enquiry becomes a letter with every character of the notes', async ({ visitor }) => {
  await visitor.store(storedCart(VASE, ELEPHANT));
  await visitor.goTo('/enquiry');
  await visitor.fill(role('textbox', 'Additional Notes'), 'By March & before Holi? ताना-बाना');
  await visitor.run(() => {
    window.open = (address) => {
      document.body.dataset.opened = String(address);
      return window;
    };
  });
  await visitor.click(button('Send Enquiry Email'));
  await visitor.seeThat(() => document.body.dataset.opened !== undefined);
  const mail = new URL((await visitor.run(() => document.body.dataset.opened)) ?? '');
  expect(mail.pathname).toBe('enquiries@tanabana.example');
  expect(mail.searchParams.get('body')).toContain('By March & before Holi? ताना-बाना');
  expect(mail.searchParams.get('body')).toContain('Subtotal: ₹96,650');
});

test('an order is placed by UPI', async ({ visitor }) => {
  await visitor.store(storedCart(VASE));
  await visitor.goTo('/checkout');
  for (const [name, value] of Object.entries(ADDRESS)) await visitor.fill(role('textbox', name), value);
  await visitor.tabTo(role('radio', 'Credit Card'));
  await visitor.press('ArrowDown');
  await visitor.press('ArrowDown');
  await visitor.see(role('radio', 'UPI', { checked: true }));
  await visitor.click(button('Place Order'));
  await visitor.see(heading('Order placed successfully! Thank you for your purchase.'));
  await visitor.see(link('Cart', { within: 'header' }));
});

test('a blank checkout names the missing fields', async ({ visitor }) => {
  await visitor.store(storedCart(VASE));
  await visitor.goTo('/checkout');
  await visitor.click(button('Place Order'));
  await visitor.seeFocus(role('textbox', 'Full Name'));
});

test('a saved piece is added to the cart in a size, with the keyboard alone', async ({ visitor }) => {
  await visitor.store(storedWishlist(SAVED_VASE));
  await visitor.goTo('/wishlist');
  await visitor.tabTo(button(/^Add to Cart/));
  await visitor.press('Enter');
  await visitor.see(dialog('Choose a size'));
  await visitor.press('ArrowDown');
  await visitor.press('Enter');
  await visitor.seeNot(dialog('Choose a size'));
  await visitor.see(badge(25));
});

test('the wishlist is cleared after a question', async ({ visitor }) => {
  await visitor.store(
    storedWishlist(SAVED_VASE, { ...SAVED_VASE, id: 10001, name: RUG.title, category: 'Rugs' }),
  );
  await visitor.goTo('/wishlist');
  await visitor.see(text('2 Items Saved'));
  await visitor.click(button('Clear All'));
  await visitor.see(dialog('Clear your wishlist?'));
  await visitor.press('Escape');
  await visitor.seeNot(dialog('Clear your wishlist?'));
  await visitor.press('Enter');
  await visitor.click(button('Clear All', { within: 'dialog[open]' }));
  await visitor.see(text('Your wishlist is empty'));
});
