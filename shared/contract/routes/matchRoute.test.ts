import { matchRoute } from './matchRoute';

const routes = [
  { path: '/blog/:id', remote: 'content', expose: './pages/post' },
  { path: '/blog/create', remote: 'content', expose: './pages/write-post' },
  { path: '/product/:id', remote: 'catalogue', expose: './pages/product-detail' },
];

test('matchRoute returns the owner of a path and its dynamic parts, decoded', () => {
  expect(matchRoute(routes, '/product/10001')).toEqual({ ...routes[2], params: { id: '10001' } });
  expect(matchRoute(routes, '/product/blue%20vase')?.params).toEqual({ id: 'blue vase' });
  expect(matchRoute(routes, '/product/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' });
});

test('matchRoute treats capitals and a slash at the end like the router', () => {
  expect(matchRoute(routes, '/Product/10001/')?.params).toEqual({ id: '10001' });
  expect(matchRoute(routes, '/BLOG/Create')?.expose).toBe('./pages/write-post');
});

test('matchRoute prefers a fixed path to a dynamic one, in any order of routes', () => {
  expect(matchRoute(routes, '/blog/create')?.expose).toBe('./pages/write-post');
  expect(matchRoute(routes, '/blog/first')?.expose).toBe('./pages/post');
});

test('matchRoute returns undefined for an unknown path', () => {
  expect(matchRoute(routes, '/product')).toBeUndefined();
  expect(matchRoute(routes, '/product/1/reviews')).toBeUndefined();
});
