import { mountStandalone } from '@tanabana/ui/kit/Standalone';
import samples from './pulled/catalogue.samples.json';
import { account } from './routes';

mountStandalone({ contract: account, samples, importPage: (name) => import(`./pages/${name}/page.tsx`) });
