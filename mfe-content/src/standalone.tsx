import { mountStandalone } from '@tanabana/runtime/kit/Standalone';
import { content } from './routes';

mountStandalone({ contract: content, importPage: (name) => import(`./pages/${name}/page.tsx`) });
