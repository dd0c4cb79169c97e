/** @jest-environment node */
import { openBoard, boardCaller, textOf } from '../test/boardCaller';
import { cartBuild, openTestShop, pageSaying, versionOf } from '../test/testShop';

async function boardOf() {
  const shop = await openTestShop();
  await shop.promoted(1);
  const app = await openBoard(shop);
  return { shop, asha: boardCaller(app, 'Asha') };
}

test('refuses invalid proposals with a reason', async () => {
  const { asha } = await boardOf();
  const alone = await asha.read('/proposal?with=shell@none');
  expect(alone.statusCode).toBe(400);
  expect(textOf(alone.body)).toContain('A release cannot be without');
  expect((await asha.read('/proposal?with=<b>')).statusCode).toBe(400);
  const gone = await asha.read(`/proposal?with=cart@${versionOf(9)}`);
  expect(gone.statusCode).toBe(422);
  expect(textOf(gone.body)).toContain('is not in the artefact store');
  const without = await asha.read('/proposal?with=cart@none');
  expect(textOf(without.body)).toContain('page gone: /cart');
});

test('refuses to compose incompatible versions, and names the team in charge', async () => {
  const { shop, asha } = await boardOf();
  const form = await asha.formOn('/proposal?with=cart@none', 'compose');
  const routes = [{ path: '/cart', expose: './pages/cart', fragments: ['catalogue/Loom'] }];
  const { version } = await shop.context.artefacts.publish(cartBuild(2, pageSaying('two'), { routes }));
  const reason = 'cart shows catalogue/Loom on /cart, which nobody exposes (Cart team).';

  const proposal = await asha.read(`/proposal?with=cart@${version}`);
  expect(textOf(proposal.body)).toContain(reason);
  expect(proposal.body).not.toContain('action="/compose"');
  const refused = await asha.send('compose', { ...form, with: `cart@${version}` });
  expect(refused.statusCode).toBe(422);
  expect(textOf(refused.body)).toContain(reason);
  expect(await shop.context.releases.list()).toHaveLength(1);
});
