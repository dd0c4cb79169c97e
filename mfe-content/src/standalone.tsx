import { mountStandalone } from '@tanabana/ui/kit/Standalone';
import { content } from './routes';

mountStandalone({ contract: content, importPage: (name) => import(`./pages/${name}/page.tsx`) });
