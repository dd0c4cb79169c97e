import { mountStandalone } from '@tanabana/ui/kit/Standalone';
import samples from './pulled/content.samples.json';
import { catalogue } from './routes';

mountStandalone({
  contract: catalogue,
  samples,
  importPage: (name) => import(`./pages/${name}/page.tsx`),
  importFragment: (name) => import(`./fragments/${name}.tsx`),
});
