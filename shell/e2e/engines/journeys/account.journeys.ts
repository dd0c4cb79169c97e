import { newPerson } from '@tanabana/build/playwright/accounts';
import { expect, test } from '../journey';
import { button, dialog, heading, label, link, role, text } from '../targets';

const inForm = { within: 'main' };

test('the demo login leads to a dashboard with orders', async ({ visitor }) => {
  await visitor.goTo('/dashboard');
  await visitor.seeAddress(/^\/login/);
  await visitor.click(button('Demo Login'));
  await visitor.seeAddress('/dashboard');
  await visitor.see(text(/You have \d+ orders\./));
});

test('a visitor registers, logs out and logs in again', async ({ visitor }) => {
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
  expect(await visitor.run(() => window.localStorage.getItem('token'))).toBeNull();

  await visitor.goTo('/login');
  await visitor.fill(label('Email Address', inForm), email);
  await visitor.fill(label('Password', inForm), password);
  await visitor.click(button('Log In', inForm));
  await visitor.seeAddress('/dashboard');
  await visitor.see(text(email));
});

test('a wrong password is refused, and what was entered stays', async ({ visitor }) => {
  const { email } = newPerson();
  await visitor.goTo('/login');
  await visitor.fill(label('Email Address', inForm), email);
  await visitor.fill(label('Password', inForm), 'not-this-one');
  await visitor.click(button('Log In', inForm));
  await visitor.see(text('Email or password is incorrect'));
  await visitor.seeText(label('Email Address', inForm), email);
});

test('blank fields are reported', async ({ visitor }) => {
  await visitor.goTo('/login');
  await visitor.click(button('Log In', inForm));
  await visitor.see(text('Please fill in all fields'));
});

test('an address is added to the account', async ({ visitor }) => {
  await visitor.goTo('/login');
  await visitor.click(button('Demo Login'));
  await visitor.see(text(/You have \d+ orders\./));
  await visitor.click(role('tab', 'Addresses'));
  await visitor.seeAddress(/tab=addresses/);
  await visitor.click(button('Add address'));
  await visitor.see(dialog('Add address'));
  await visitor.press('Escape');
  await visitor.seeNot(dialog('Add address'));
  await visitor.seeFocus(button('Add address'));
});

test('a link of the sign-in screen keeps the page that was wanted', async ({ visitor }) => {
  await visitor.goTo('/login?from=%2Fwishlist');
  await visitor.click(link('Sign Up', inForm));
  await visitor.seeAddress('/register?from=%2Fwishlist');
  await visitor.see(heading('Register Here'));
  await visitor.click(button('Demo Login'));
  await visitor.seeAddress('/wishlist');
});
