import type { Settings } from '@tanabana/contract/settings/settings';
import type { PostSummary } from '../blog/postSchema';
import type { QuestionCategory } from '../questions/searchQuestions';

const schema = (type: string, fields: object) => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...fields,
});

interface Crumb {
  readonly label: string;
  readonly to?: string;
}

export function breadcrumbList({ origin }: Settings, trail: readonly Crumb[]): object {
  return schema('BreadcrumbList', {
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: origin + to }),
    })),
  });
}

export function organization({ brand, origin, contact, social }: Settings): object {
  return schema('Organization', {
    name: brand,
    url: origin,
    logo: `${origin}/favicon.ico`,
    email: contact.email,
    telephone: contact.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.address.slice(0, -1).join(', '),
      addressCountry: contact.address.at(-1),
    },
    sameAs: Object.values(social),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: contact.email,
      telephone: contact.phone,
      areaServed: 'Worldwide',
      availableLanguage: ['English', 'Hindi'],
    },
  });
}

export function searchableSite({ brand, origin }: Settings): object {
  return schema('WebSite', {
    name: brand,
    url: origin,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/catalogue?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
}

export function faqPage(categories: readonly QuestionCategory[]): object {
  return schema('FAQPage', {
    mainEntity: categories.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
    ),
  });
}

export function blogPosting(
  { brand, origin }: Settings,
  post: PostSummary,
  picture: string | undefined,
): object {
  return schema('BlogPosting', {
    headline: post.title,
    description: post.metaDescription,
    articleSection: post.category,
    keywords: post.tags.join(', '),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: post.author.name },
    publisher: { '@type': 'Organization', name: brand, url: origin },
    mainEntityOfPage: `${origin}/blog/${post.id}`,
    commentCount: post.commentsCount,
    ...(picture && { image: origin + picture }),
  });
}
