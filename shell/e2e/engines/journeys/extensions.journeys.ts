/** Extensions, whose scripts run before those of a page. */
import { test } from '../journey';
import { button, link } from '../targets';

// The module does not exist; its request is enough.
test.use({ provoked: /of-an-extension/ });

test('a page starts after the module of an extension', async ({ visitor, network }) => {
  network.rewrite('documents', (html) =>
    html.replace('<head>', '<head><script type="module" src="/of-an-extension.js"></script>'),
  );
  await visitor.open('/product/30001');
  await visitor.seeHydrated();
  await visitor.click(button('Add to Cart'));
  await visitor.see(link('Cart, 25 items', { within: 'header' }));
});
