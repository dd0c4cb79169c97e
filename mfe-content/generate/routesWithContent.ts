import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RemoteContract, RouteDeclaration } from '@tanabana/contract/remotes/remoteContract';
import * as v from 'valibot';
import { readContent } from './checkSite';
import { readPosts } from './readPosts';

const SOON = '/coming-soon/';

const businessesSchema = v.array(v.object({ name: v.string(), to: v.string() }));
const wordsSchema = v.record(v.string(), v.array(v.string()));

/**
 * Adds what depends on the content: words with which the search finds pages, links to announced businesses, and addresses
 * at which checks open the pages.
 */
export function routesWithContent(contract: RemoteContract, folder: string): RemoteContract {
  const words = readContent(wordsSchema, path.join(folder, 'searchWords.json'));
  const announced = announcedIn(folder);
  const [post] = readPosts(folder);
  const additions: Readonly<Record<string, Partial<RouteDeclaration>>> = {
    '/coming-soon/:slug': {
      links: announced.map(({ name, to }) => ({
        label: `${name} (Coming Soon)`,
        section: 'Our businesses',
        to,
        searchWords: words[to.slice(SOON.length)] ?? [],
      })),
      samples: announced.slice(0, 1).map(({ to }) => to),
    },
    '/blog/:id': { samples: post ? [`/blog/${post.id}`] : [] },
  };
  const routes = contract.routes.map((route) => ({
    ...route,
    ...(route.links && {
      links: route.links.map((link) => ({ ...link, searchWords: words[route.page] ?? [] })),
    }),
    ...additions[route.path],
  }));
  return { ...contract, routes };
}

/** Businesses without a page of their own. */
function announcedIn(folder: string) {
  const file = path.join(folder, 'businesses.json');
  if (!existsSync(file)) return [];
  return readContent(businessesSchema, file).filter(({ to }) => to.startsWith(SOON));
}
