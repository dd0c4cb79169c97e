import { mountStandalone } from '@tanabana/shared/ui/Standalone';
import { content } from './routes';

mountStandalone({ contract: content, importPage: (name) => import(`./pages/${name}/page.tsx`) });
