import { definePage } from '@tanabana/runtime/contracts/page';
import privacyFile from '../../../content/legal/privacy.json';
import type { LegalText } from '../../legal/legalText';
import { LegalPage } from '../../components/LegalPage';
import { breadcrumbList } from '../../structured/structuredData';

const privacy: LegalText = privacyFile;

export default definePage({
  Component: () => <LegalPage text={privacy} />,
  meta: ({ settings }) => ({
    title: `${privacy.title} | ${settings.brand}`,
    description: 'What we know about you, why, for how long, and what you can do about it.',
    structuredData: [breadcrumbList(settings, [{ label: 'Home', to: '/' }, { label: privacy.title }])],
  }),
});
