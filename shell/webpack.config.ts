import { shellPreset } from '@tanabana/tooling/webpack/webpackPreset';
import checkLayout from './generate/checkData';
import { shell } from './src/routes';

checkLayout({ check: (run) => run(), settings: undefined });

export default shellPreset(import.meta.dirname, shell);
