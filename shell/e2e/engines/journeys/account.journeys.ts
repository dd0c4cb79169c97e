import { expect, test } from '../journey';
import { button, heading, text } from '../targets';

test('the demo login leads to a dashboard with orders', async ({ visitor }) => {
  await visitor.goTo('/dashboard');
  await visitor.seeAddress(/^\/login/);
  await visitor.click(button('Demo Login'));
  await visitor.seeAddress('/dashboard');
  await visitor.see(text(/You have \d+ orders\./));
});
