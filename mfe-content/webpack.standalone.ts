import { dataFolder } from '@tanabana/tooling/webpack/shopFolder';
import { standalonePreset } from '@tanabana/tooling/webpack/standalonePreset';
import { EmitPostsPlugin } from './generate/emitPostsPlugin';

const standalone = standalonePreset(import.meta.dirname);
const posts = new EmitPostsPlugin(dataFolder(import.meta.dirname, 'content'));

export default { ...standalone, plugins: [...(standalone.plugins ?? []), posts] };
