import { mountStandalone } from '@tanabana/runtime/kit/Standalone';
import { cart } from './routes';

mountStandalone({ contract: cart, importPage: (name) => import(`./pages/${name}/page.tsx`) });
