import type { Settings } from '@tanabana/runtime/settings/settings';

/** schema.org's WebSite with its search. */
export function searchableSite({ brand, origin }: Settings): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand,
    url: origin,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/catalogue?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
