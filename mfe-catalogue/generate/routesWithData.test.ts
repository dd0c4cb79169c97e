import { catalogue } from '../src/routes';
import { productOf } from '../src/testing/productOf';
import { routesWithData } from './routesWithData';

const categories = ['Throws', 'Cushions & Covers'].map((name) => ({ name, image: '', summary: '' }));
const product = (id: number, category: string) => productOf({ id, category });

const routesOf = (...products: ReturnType<typeof product>[]) =>
  new Map(routesWithData(catalogue, { products, categories }).routes.map((route) => [route.path, route]));

test('checks open pages of products that the shop has, of two categories', () => {
  const routes = routesOf(product(7, 'Throws'), product(8, 'Throws'), product(9, 'Cushions & Covers'));
  expect(routes.get('/product/:id')?.samples).toEqual(['/product/7', '/product/9']);
  expect(routes.get('/compare')?.samples).toEqual(['/compare?ids=7,8,9']);
  expect(routes.get('/tear-sheet')?.samples).toEqual(['/tear-sheet?ids=7,9']);
});

test('a shop with one product has one address of each page', () => {
  const routes = routesOf(product(7, 'Throws'));
  expect(routes.get('/product/:id')?.samples).toEqual(['/product/7']);
  expect(routes.get('/compare')?.samples).toEqual(['/compare?ids=7']);
});

test('menus link to the categories of the shop', () => {
  const links = routesOf(product(7, 'Throws')).get('/catalogue')?.links;
  expect(links?.map(({ label, to }) => [label, to])).toEqual([
    ['Catalogue', undefined],
    ['Throws', '/catalogue?category=throws'],
    ['Cushions & Covers', '/catalogue?category=cushions%26covers'],
  ]);
});
