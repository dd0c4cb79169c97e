import { mountStandalone } from '@tanabana/runtime/kit/Standalone';
import { catalogue } from './routes';

mountStandalone({
  contract: catalogue,
  importPage: (name) => import(`./pages/${name}/page.tsx`),
  importFragment: (name) => import(`./fragments/${name}.tsx`),
});
