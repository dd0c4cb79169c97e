import { remotePreset } from '@tanabana/shared/build/webpackPreset';
import { cart } from './src/routes';

export default remotePreset(import.meta.dirname, cart);
