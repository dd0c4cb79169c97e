import type { RemoteContract, RouteDeclaration } from '@tanabana/contract/remotes/remoteContract';
import { categoryAddress } from '../src/catalogue/categories';
import type { Catalogue } from '../src/catalogue/product';

type Facts = Pick<Catalogue, 'products' | 'categories'>;

/** Adds what depends on the collection: links to the categories, and addresses at which checks open the pages. */
export function routesWithData(contract: RemoteContract, { products, categories }: Facts): RemoteContract {
  const ofCategory = (name: string | undefined) =>
    products.filter(({ category }) => category === name).map(({ id }) => id);
  const [first, second] = categories;
  const [a, b] = ofCategory(first?.name);
  const [c = b] = ofCategory(second?.name);
  const idsOf = (...ids: readonly (number | undefined)[]) => [...new Set(ids.filter(Boolean))];
  const additions: Readonly<Record<string, Partial<RouteDeclaration>>> = {
    '/catalogue': {
      samples: ['/catalogue', ...(first ? [categoryAddress(first.name)] : [])],
    },
    '/product/:id': { samples: idsOf(a, c).map((id) => `/product/${id}`) },
    '/compare': { samples: [`/compare?ids=${idsOf(a, b, c).join()}`] },
    '/tear-sheet': { samples: [`/tear-sheet?ids=${idsOf(a, c).join()}`] },
  };
  const links = categories.map(({ name }) => ({
    label: name,
    section: 'The shop',
    to: categoryAddress(name),
    rank: 3,
  }));
  const routes = contract.routes.map((route) => ({
    ...route,
    ...additions[route.path],
    ...(route.path === '/catalogue' && { links: [...(route.links ?? []), ...links] }),
  }));
  return { ...contract, routes };
}
