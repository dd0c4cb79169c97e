import { shellPreset } from '@tanabana/build/webpack/webpackPreset';

export default shellPreset(import.meta.dirname);
