import { remotePreset } from '@tanabana/build/webpack/webpackPreset';
import { cart } from './src/routes';

export default remotePreset(import.meta.dirname, cart);
