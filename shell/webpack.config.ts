import { shellPreset } from '@tanabana/shared/build/webpackPreset';

export default shellPreset(import.meta.dirname);
