import { shellPreset } from '@tanabana/build/webpack/webpackPreset';
import { shell } from './src/routes';

export default shellPreset(import.meta.dirname, shell);
