import { shellPreset } from '@tanabana/tooling/webpack/webpackPreset';
import { shell } from './src/routes';

export default shellPreset(import.meta.dirname, shell);
