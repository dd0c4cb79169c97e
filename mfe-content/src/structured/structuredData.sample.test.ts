import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { questions } from '../questions/searchQuestions';
import { examplePost } from '../testing/examplePost';
import { blogPosting, breadcrumbList, faqPage, organization, searchableSite } from './structuredData';

test('a breadcrumb counts from one, and its last step has no address', () => {
  expect(breadcrumbList(defaultSettings, [{ label: 'Home', to: '/' }, { label: 'Blog' }])).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://www.tanabana.example/' },
      { position: 2, name: 'Blog' },
    ],
  });
});

test('every question is included with its answer', () => {
  const count = questions.reduce((sum, { questions: ofCategory }) => sum + ofCategory.length, 0);
  expect(faqPage(questions)).toMatchObject({ mainEntity: { length: count } });
});

test('a post has its author, its dates and its address', () => {
  expect(blogPosting(defaultSettings, examplePost, '/pictures/vat-1200.webp')).toMatchObject({
    headline: 'A vat of blue',
    author: { name: 'Rohan Meena' },
    datePublished: '2025-09-06T07:00:00Z',
    mainEntityOfPage: 'https://www.tanabana.example/blog/a-vat-of-blue',
    image: 'https://www.tanabana.example/pictures/vat-1200.webp',
  });
});

test('a post without a picture has no image', () => {
  expect(blogPosting(defaultSettings, examplePost, undefined)).not.toHaveProperty('image');
});

test('organization and search come from the settings', () => {
  expect(organization(defaultSettings)).toMatchObject({
    name: 'Tanabana',
    email: defaultSettings.contact.email,
    logo: 'https://www.tanabana.example/favicon.ico',
    address: { '@type': 'PostalAddress', addressCountry: 'India' },
  });
  expect(JSON.stringify(searchableSite(defaultSettings))).toContain('/catalogue?q={search_term_string}');
});
