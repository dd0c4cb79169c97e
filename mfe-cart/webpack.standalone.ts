import { standalonePreset } from '@tanabana/build/webpack/standalonePreset';

export default standalonePreset(import.meta.dirname);
