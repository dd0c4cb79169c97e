import type { Settings } from '@tanabana/runtime/settings/settings';

/** A step of a breadcrumb; the present page has no address. */
interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** schema.org's BreadcrumbList of a page. */
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
