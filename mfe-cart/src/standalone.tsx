import { mountStandalone } from '@tanabana/shared/ui/Standalone';
import { cart } from './routes';

mountStandalone({ contract: cart, importPage: (name) => import(`./pages/${name}/page.tsx`) });
