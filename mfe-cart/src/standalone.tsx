import { mountStandalone } from '@tanabana/ui/kit/Standalone';
import samples from './pulled/catalogue.samples.json';
import { cart } from './routes';

mountStandalone({ contract: cart, samples, importPage: (name) => import(`./pages/${name}/page.tsx`) });
