import type { Settings } from '@tanabana/runtime/settings/settings';

/** A step of a breadcrumb; the present page goes without an address. */
interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** Where a page stands, for search engines. */
export function breadcrumbList({ origin }: Settings, trail: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: origin + to }),
    })),
  };
}
