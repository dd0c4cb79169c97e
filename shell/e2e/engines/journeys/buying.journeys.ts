import { newPerson } from '@tanabana/tooling/playwright/accounts';
import { DELIVERY_ADDRESS } from '@tanabana/tooling/playwright/deliveryAddress';
import {
  ELEPHANT,
  SAVED_VASE,
  storedCart,
  storedWishlist,
  VASE,
} from '@tanabana/tooling/playwright/storedRecords';
import { expect, test } from '../journey';
import { button, css, dialog, heading, label, link, role, text } from '../target';

const badge = (count: number) => link(`Cart, ${count} items`, { within: 'header' });
const inForm = { within: 'main' };

test('a search finds products by meaning, and going back restores the search', async ({ visitor }) => {
  await visitor.goTo('/catalogue');
  await visitor.fill(label('Search'), 'blu potery');
  await visitor.seeAddress(/q=blu(\+|%20)potery/);
  await visitor.seeText(css('main article'), /Blue Pottery/);
  await visitor.click(css('main article a'));
  await visitor.seeAddress(/^\/product\/\d+/);
  await visitor.back();
  await visitor.seeText(label('Search'), 'blu potery');
  await visitor.seeText(css('main article'), /Blue Pottery/);
});

test('category and order change the list and its address, and a reload keeps both', async ({ visitor }) => {
  await visitor.goTo('/catalogue');
  await visitor.choose(css('select[name=category]'), 'Rugs');
  await visitor.seeAddress(/category=rugs/);
  await visitor.choose(css('select[name=sort]'), 'Name A-Z');
  await visitor.seeAddress(/sort=name/);
  await visitor.reload();
  await visitor.seeText(css('select[name=category]'), 'rugs');
});

test('thirty pieces are added to the cart with only the keyboard', async ({ visitor }) => {
  await visitor.resize({ width: 1280, height: 900 });
  await visitor.goTo('/product/30001');
  await visitor.tabTo(role('spinbutton', /^Quantity/));
  await visitor.press('Select all');
  await visitor.type('30');
  await visitor.press('Enter');
  await visitor.tabTo(button('Add to Cart'));
  await visitor.press('Enter');
  await visitor.see(badge(30));
});

test('a saved piece is added to the cart in a size, with only the keyboard', async ({ visitor }) => {
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

test('a page from the back/forward cache shows the current cart, and a click counts once', async ({
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

test('the size that the browser restores at a reload is the one that is added', async ({ visitor }) => {
  await visitor.goTo('/compare?ids=30001,30002');
  await visitor.choose(label(/^Size of Blue Pottery Vase/), '12 in, ₹2,350');
  await visitor.reload();
  await visitor.click(button('Add to Cart'));
  const size = (await visitor.run(() => document.querySelector('select')?.value)) ?? '';
  await visitor.seeText(
    css('main'),
    new RegExp(`Added to your cart: 25 × Blue Pottery Vase with Lotus Vine, ${size}`),
  );
});

test('a page from the back/forward cache shows no tick of a product that was removed since', async ({
  visitor,
}) => {
  await visitor.goTo('/catalogue');
  await visitor.click(role('checkbox', /^Compare /));
  await visitor.see(link('Compare 1 product'));
  const first =
    (await visitor.run(() => document.querySelector<HTMLInputElement>('input[name=ids]')?.value)) ?? '';
  await visitor.goTo(`/compare?ids=${first}`);
  await visitor.click(link(/^Remove/));
  await visitor.seeAddress('/compare');
  await visitor.back();
  await visitor.back();
  await visitor.seeAddress('/catalogue');
  await visitor.seeNot(link('Compare 1 product'));
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
  for (const [name, value] of Object.entries(DELIVERY_ADDRESS))
    await visitor.fill(role('textbox', name), value);
  await visitor.tabTo(role('radio', 'Credit Card'));
  await visitor.press('ArrowDown');
  await visitor.press('ArrowDown');
  await visitor.seeFocus(role('radio', 'UPI'));
  await visitor.click(button('Place Order'));
  await visitor.see(heading('Order placed successfully! Thank you for your purchase.'));
});

test('a visitor registers, logs out and logs in again, after a wrong password', async ({ visitor }) => {
  const { name, email, password } = newPerson();
  await visitor.goTo('/register');
  await visitor.fill(label('Name', inForm), name);
  await visitor.fill(label('Email Address', inForm), email);
  await visitor.fill(label('Password', inForm), password);
  await visitor.fill(label('Confirm Password', inForm), password);
  await visitor.press('Enter');
  await visitor.seeAddress('/dashboard');
  await visitor.see(heading(`Welcome, ${name}`));
  await visitor.click(button('Logout'));
  await visitor.seeAddress('/');

  await visitor.goTo('/login');
  await visitor.fill(label('Email Address', inForm), email);
  await visitor.fill(label('Password', inForm), 'not-this-one');
  await visitor.click(button('Log In', inForm));
  await visitor.see(text('Email or password is incorrect'));
  await visitor.fill(label('Password', inForm), password);
  await visitor.click(button('Log In', inForm));
  await visitor.seeAddress('/dashboard');
});
