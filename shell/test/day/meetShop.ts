import { edgeCaller } from '../edge/edgeCaller';
import type { Edge } from '../edge/startEdge';
import { Outcomes } from './outcomes';
import { openVisitor } from './visitor';
import type { Shop } from './visits';

const CUSTOMERS = 50;

/** Reads the pages of a shop from its sitemap, and registers customers, each from an address of its own. */
export async function meetShop(edge: Edge): Promise<Shop> {
  const { body } = await edgeCaller(edge)('/sitemap.xml');
  const paths = [...String(body).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = '/']) => path,
  );
  const customers = Array.from({ length: CUSTOMERS }, (_, number) => ({
    email: `customer${number}@example.in`,
    password: 'indigo-and-madder',
  }));
  const outcomes = new Outcomes();
  for (const [number, { email, password }] of customers.entries()) {
    const visitor = openVisitor(edge, `127.9.1.${number + 1}`, outcomes);
    await visitor.call('POST', '/auth/register', { name: 'Asha Verma', email, password });
    visitor.leave();
  }
  expect(outcomes.take().account.failed).toEqual({});
  const isProduct = (path: string) => path.startsWith('/product/');
  return { products: paths.filter(isProduct), pages: paths.filter((path) => !isProduct(path)), customers };
}
