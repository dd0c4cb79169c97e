import { mountStandalone } from '@tanabana/shared/ui/Standalone';
import { account } from './routes';

mountStandalone({ contract: account, importPage: (name) => import(`./pages/${name}/page.tsx`) });
