import { EARLY_ACTS } from '../earlyActs';
import { expect, test } from '../journey';
import { button, css, link } from '../targets';

for (const { title, path, records = {}, act, effect } of EARLY_ACTS) {
  test(`before its scripts arrive a visitor ${title} on ${path}`, async ({ visitor, network }) => {
    await visitor.store(records);
    const release = network.holdScripts();
    await visitor.open(path);
    await act(visitor);
    expect(await visitor.has(css('main[data-hydrated]')), 'scripts have not arrived').toBe(false);
    release();
    await effect(visitor);
    await visitor.seeHydrated();
    await visitor.seeNot(css('[data-pressed], #root [aria-busy]'));
  });
}

test('a press is shown at once and is busy while scripts are missing', async ({ visitor, network }) => {
  const release = network.holdScripts();
  await visitor.open('/product/30001');
  await visitor.click(button('Add to Cart'));
  await visitor.see(css('[data-pressed]'));
  await visitor.see(css('[aria-busy]'));
  release();
  await visitor.see(button('Added to Cart!'));
  await visitor.see(link('Cart, 25 items', { within: 'header' }));
});
