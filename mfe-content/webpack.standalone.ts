import path from 'node:path';
import { standalonePreset } from '@tanabana/tooling/webpack/standalonePreset';
import { EmitPostsPlugin } from './generate/emitPostsPlugin';

const standalone = standalonePreset(import.meta.dirname);
const posts = new EmitPostsPlugin(path.join(import.meta.dirname, 'content'));

export default { ...standalone, plugins: [...(standalone.plugins ?? []), posts] };
