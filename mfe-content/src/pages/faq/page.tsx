import { definePage } from '@tanabana/runtime/contracts/page';
import { questions } from '../../questions/searchQuestions';
import { breadcrumbList } from '../../structured/breadcrumbList';
import { faqPage } from '../../structured/faqPage';
import { Faq, FAQ_TRAIL } from './Faq';

export default definePage({
  Component: Faq,
  meta: ({ settings }) => ({
    title: `Frequently Asked Questions | ${settings.brand}`,
    description: 'Minimum quantities, rug quotations, shipping times, returns, care and how makers are paid.',
    structuredData: [faqPage(questions), breadcrumbList(settings, FAQ_TRAIL)],
  }),
});
