import path from 'node:path';
import { standalonePreset } from '@tanabana/shared/build/standalonePreset';
import { cataloguePlugins } from './build/cataloguePlugins';
import { readCatalogue, readLore } from './collection/readCollection';
const folder = import.meta.dirname; const collection = path.join(folder, 'collection');
const c = standalonePreset(folder);
(c.devServer.static as any[]).push({ directory: '/tmp/mfecat-root/pictures/images', publicPath: '/pictures' });
export default { ...c, plugins: [...c.plugins!, ...cataloguePlugins({ ...c, context: '/tmp/mfecat-root' }, readCatalogue(collection), readLore(collection))] };
