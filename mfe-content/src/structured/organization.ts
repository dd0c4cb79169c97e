import type { Settings } from '@tanabana/runtime/settings/settings';

/** schema.org's Organization of the shop. */
export function organization({ brand, origin, contact, social }: Settings): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand,
    url: origin,
    email: contact.email,
    telephone: contact.phone,
    address: contact.address.join(', '),
    sameAs: Object.values(social),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: contact.email,
      telephone: contact.phone,
      areaServed: 'Worldwide',
      availableLanguage: ['English', 'Hindi'],
    },
  };
}
