import { standalonePreset } from '@tanabana/tooling/webpack/standalonePreset';

export default standalonePreset(import.meta.dirname);
