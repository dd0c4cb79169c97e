import { definePage } from '@tanabana/runtime/contracts/page';
import termsFile from '../../../content/legal/terms.json';
import type { LegalText } from '../../legal/legalText';
import { LegalPage } from '../../components/LegalPage';
import { breadcrumbList } from '../../structured/structuredData';

const terms: LegalText = termsFile;

export default definePage({
  Component: () => <LegalPage text={terms} />,
  meta: ({ settings }) => ({
    title: `${terms.title} | ${settings.brand}`,
    description:
      'The agreement between you and the house: quantities, prices, delivery, returns and everything else.',
    structuredData: [breadcrumbList(settings, [{ label: 'Home', to: '/' }, { label: terms.title }])],
  }),
});
