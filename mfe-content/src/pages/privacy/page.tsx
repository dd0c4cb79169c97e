import privacy from '../../../content/legal/privacy.json';
import { KEPT } from '@tanabana/shop/stored/keptInBrowser';
import { legalPage } from '../../components/legalPage';

const kept = KEPT.map(({ what, until }) => `${what}: ${until}.`);

/** The policy, with what the code keeps in a browser as the second block of its section. */
const sections = privacy.sections.map((section) =>
  section.title === 'What stays in your browser'
    ? { ...section, blocks: section.blocks.toSpliced(1, 0, kept) }
    : section,
);

export default legalPage(
  { ...privacy, sections },
  'What we know about you, why, for how long, and what you can do about it.',
);
