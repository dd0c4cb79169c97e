import { remotePreset } from '@tanabana/tooling/webpack/webpackPreset';
import { cart } from './src/routes';

export default remotePreset(import.meta.dirname, cart);
