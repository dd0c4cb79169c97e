import { standalonePreset } from '@tanabana/shared/build/standalonePreset';

export default standalonePreset(import.meta.dirname);
