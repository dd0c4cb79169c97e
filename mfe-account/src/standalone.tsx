import { mountStandalone } from '@tanabana/runtime/kit/Standalone';
import { account } from './routes';

mountStandalone({ contract: account, importPage: (name) => import(`./pages/${name}/page.tsx`) });
